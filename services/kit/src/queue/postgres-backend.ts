import { assertSchemaCompatibility, type BackendFactory, PostgresConnection, PostgresQueueBackend } from 'bullmq';
import type pg from 'pg';
import type { Closable } from '../bus/bus.ts';
import { HEARTBEAT_MS, listenerOf, type PostgresListener } from '../bus/postgres-listener.ts';
import type { Log } from '../log.ts';
import { asBullError, SchemaPool } from './postgres-pool.ts';
import { type FoundJobs, lookForJobs, type WaitingWorker, waitingWorkers } from './waiting-workers.ts';

/** Where BullMQ's functions notify workers, by the name of the queue. */
const JOBS_CHANNEL = 'bullmq_jobs';

/**
 * BullMQ on a schema of a shared pool. BullMQ accepts a pool only with its default schema; this sets another. The schema is
 * migrated by an admin beforehand: a service's role may not do it.
 */
export function createPostgresBackendFactory(pool: pg.Pool, schema: string, log: Log): BackendFactory {
  const listener = listenerOf(pool, log);
  return (name, options) => {
    const view = new SchemaPool(pool, listener, schema);
    return new SchemaBackend(new SchemaConnection(view, schema), listener, name, { ...options, connection: view });
  };
}

class SchemaBackend extends PostgresQueueBackend {
  private readonly checked: SchemaConnection;
  private readonly listener: PostgresListener;
  private subscription: Promise<Closable> | undefined;
  /** Ends the present wait; the argument tells whether there may be a job. */
  private endWait: ((mayBeJob: boolean) => void) | undefined;
  private isInterrupted = false;
  /** When this queue was last seen without a running job. */
  private seenIdleAt = 0;

  constructor(
    connection: SchemaConnection,
    listener: PostgresListener,
    name: string,
    options: ConstructorParameters<typeof PostgresQueueBackend>[2],
  ) {
    super(connection, name, options);
    this.checked = connection;
    this.listener = listener;
  }

  override waitUntilReady(): Promise<void> {
    return this.checked.waitUntilReady();
  }

  /** Waits until there may be a job, however long that takes: BullMQ's own wait asks the database again every few seconds. */
  override async waitForJob(): Promise<{ member: string; score: number } | null> {
    await this.checked.waitUntilReady();
    try {
      this.subscription ??= this.listener.listen(JOBS_CHANNEL, (queue) => {
        if (queue === this.queueName) this.endWait?.(true);
      });
      await this.subscription;
    } catch (error) {
      this.subscription = undefined;
      throw asBullError(error);
    }
    const mayBeJob = await this.nextJob();
    return mayBeJob ? { member: this.queueName, score: 0 } : null;
  }

  /** A queue without running jobs has none that stalled. BullMQ would write its time of this search into the database. */
  override async moveStalledJobsToWait(): Promise<string[]> {
    const { stalledInterval = 0 } = this.opts as { stalledInterval?: number };
    if (Date.now() - this.seenIdleAt < Math.min(stalledInterval, 2 * HEARTBEAT_MS)) return [];
    return super.moveStalledJobsToWait();
  }

  override async disconnectBlocking(): Promise<void> {
    this.isInterrupted = true;
    this.endWait?.(false);
  }

  override async reconnectBlocking(): Promise<void> {
    this.isInterrupted = false;
  }

  override async close(force?: boolean): Promise<void> {
    await this.disconnectBlocking();
    await this.subscription?.then((listening) => listening.close()).catch(() => {});
    await super.close(force);
  }

  private async nextJob(): Promise<boolean> {
    if (this.isInterrupted) return false;
    const { promise: ended, resolve } = Promise.withResolvers<boolean>();
    let due: NodeJS.Timeout | undefined;
    const tell = ({ hasWaiting, hasActive, nextDueMs }: FoundJobs): void => {
      if (this.endWait !== resolve) return;
      this.seenIdleAt = hasActive ? 0 : Date.now();
      const dueInMs = nextDueMs === null ? Number.POSITIVE_INFINITY : nextDueMs - Date.now();
      clearTimeout(due);
      if (hasWaiting || dueInMs <= 0) resolve(true);
      // The next look comes before those that are due later.
      else if (dueInMs < 2 * HEARTBEAT_MS) due = setTimeout(() => resolve(true), dueInMs);
    };
    const worker: WaitingWorker = { schema: this.schema, queue: this.queueName, tell };
    const workers = waitingWorkers(this.listener);
    workers.add(worker);
    this.endWait = resolve;
    try {
      // A job may have come before anything listened. Without an answer, the next look finds it.
      void lookForJobs([worker], (question) => this.put(question)).catch(() => {});
      return await ended;
    } finally {
      clearTimeout(due);
      workers.delete(worker);
      this.endWait = undefined;
    }
  }

  private async put({ text, values = [] }: pg.QueryConfig): Promise<pg.QueryResult> {
    return (await this.checked.pool.query(text, values)) as pg.QueryResult;
  }
}

class SchemaConnection extends PostgresConnection {
  override readonly schema: string;
  private ready: Promise<void> | undefined;

  constructor(pool: SchemaPool, schema: string) {
    super(pool);
    this.schema = schema;
  }

  /** BullMQ remembers a failed first connection permanently; this retries at the next call. */
  override waitUntilReady(): Promise<void> {
    this.ready ??= this.check().catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  private async check(): Promise<void> {
    await assertSchemaCompatibility(this.pool, this.schema);
    setImmediate(() => this.emit('ready'));
  }
}
