import type { Envelope } from '@nimantran/proto/events/envelope';
import type { ReaderRegistry } from '@nimantran/proto/events/readers';
import { type BackendFactory, type IQueueBackend, Queue, Worker } from 'bullmq';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { BullQueue } from '../queue/bull-types.ts';
import { calm, reasonOf } from '../queue/calm-backend.ts';
import { type Emptied, emptyJob, type KeptFor, sweepFinishedJobs, withoutWords } from '../queue/finished-jobs.ts';
import { createPostgresBackendFactory } from '../queue/postgres-backend.ts';
import { settledWithin, withTimeLimit } from '../queue/time-limit.ts';
import type { Bus, Closable, ConsumeOptions } from './bus.ts';
import { listenerOf } from './postgres-listener.ts';
import { redeliveryDelayMs } from './redelivery.ts';
import { parseEnvelope, readersOf, typesOf } from './subjects.ts';

export interface QueueBusOptions {
  registry: ReaderRegistry;
  /** Shared with the queues; the bus does not close it. */
  pool: pg.Pool;
  log: Log;
  /** An event whose reader shows no activity for this long is redelivered. */
  redeliverAfterMs?: number;
  /** How long finished events are stored: a repeated publish is recognised within that time, later ones are left to the inbox. */
  kept?: Partial<KeptFor> | undefined;
}

/** A queued event, or what remains of it after its effect. */
type Queued = Envelope | Emptied;

export const BUS_SCHEMA = 'bus';
const CHANNEL = 'nimantran_events';
/** Postgres limits a notification to 8,000 bytes; a watcher gets a larger event without its data. */
const NOTIFY_LIMIT_BYTES = 7_900;
const REQUEST_LIMIT_MS = 10_000;
const CLOSE_LIMIT_MS = 10_000;
/** BullMQ's own event records are not used here. */
const BULL_OPTIONS = { connection: {}, streams: { events: { maxLen: 100 } } };
/** The inbox decides when to give up an event; it counts in the reader's own database. */
const WITHOUT_END = 2_000_000_000;

/** The bus on Postgres: a BullMQ queue for each reader, NOTIFY for watchers. */
export class QueueBus implements Bus {
  private readonly options: QueueBusOptions;
  private readonly backend: BackendFactory;
  private readonly queues = new Map<string, BullQueue<Queued>>();
  private readonly open = new Set<Closable>();

  constructor(options: QueueBusOptions) {
    this.options = options;
    this.backend = calm(createPostgresBackendFactory(options.pool, BUS_SCHEMA, options.log));
  }

  /** Queues need no creation: readers are known from the registry when publishing. This checks the schema. */
  async prepare(): Promise<void> {
    for (const reader of Object.keys(this.options.registry)) {
      await withTimeLimit(this.queue(reader).waitUntilReady(), REQUEST_LIMIT_MS, 'Preparing the bus');
    }
  }

  async publish(event: Envelope): Promise<void> {
    for (const reader of readersOf(this.options.registry, event.type)) {
      const added = this.queue(reader).add(event.type, event, {
        jobId: event.id,
        attempts: WITHOUT_END,
        backoff: { type: 'growing' },
        stackTraceLimit: 1,
      });
      await withTimeLimit(added, REQUEST_LIMIT_MS, `Publishing ${event.type}`);
    }
    await this.options.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, notification(event)]);
  }

  async consume(reader: string, handle: (event: Envelope) => Promise<void>, options: ConsumeOptions = {}): Promise<Closable> {
    typesOf(this.options.registry, reader);
    const lockMs = this.options.redeliverAfterMs ?? 15_000;
    await withTimeLimit(this.queue(reader).waitUntilReady(), REQUEST_LIMIT_MS, `Reading as ${reader}`);
    const { log } = this.options;
    const worker = new Worker<Queued, void, string, IQueueBackend>(
      reader,
      async (job) => {
        const event = job.data;
        if ('emptied' in event) return;
        await handle(event).catch((error: unknown) => {
          throw withoutWords(error, event.data);
        });
        await emptyJob(job, { emptied: 'done' }, log);
      },
      {
        connection: {},
        concurrency: options.concurrency ?? 1,
        lockDuration: lockMs,
        stalledInterval: Math.max(500, Math.round(lockMs / 3)),
        maxStalledCount: WITHOUT_END,
        runRetryDelay: 1_000,
        settings: { backoffStrategy: redeliveryDelayMs },
      },
      this.backend,
    );
    worker.on('error', (error) =>
      this.options.log.warn({ reason: reasonOf(error), reader }, 'reading from the bus failed, trying again'),
    );
    worker.on('failed', (job, error) =>
      this.options.log.warn({ err: error, reader, event: job?.name, event_id: job?.id }, 'event comes again'),
    );
    const sweeping = sweepFinishedJobs(this.queue(reader), log, this.options.kept);
    return this.track({
      close: async () => {
        await sweeping.close();
        // Events still in progress are taken over by another instance after their lock expires.
        if (!(await settledWithin(worker.close(), CLOSE_LIMIT_MS)))
          this.options.log.warn({ reader }, 'reader did not finish in time');
      },
    });
  }

  async watch(types: readonly string[], handle: (event: Envelope) => void): Promise<Closable> {
    const wanted = new Set(types);
    const watcher = (event: Envelope): void => {
      if (!wanted.has(event.type)) return;
      try {
        handle(event);
      } catch (error) {
        this.options.log.error({ err: error, event: event.type }, 'a watcher failed');
      }
    };
    const hear = (payload: string): void => {
      const event = parseEnvelope(payload);
      if (event) watcher(event);
    };
    const watching = listenerOf(this.options.pool, this.options.log).listen(CHANNEL, hear);
    return this.track(await withTimeLimit(watching, REQUEST_LIMIT_MS, 'Watching the bus'));
  }

  async ping(timeoutMs: number): Promise<void> {
    await withTimeLimit(this.options.pool.query('SELECT 1'), timeoutMs, 'The bus');
  }

  async close(): Promise<void> {
    await Promise.all([...this.open].map((part) => part.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private queue(reader: string): BullQueue<Queued> {
    let queue = this.queues.get(reader);
    if (!queue) {
      queue = new Queue<Queued, void, string, Queued, void, string, IQueueBackend>(reader, BULL_OPTIONS, this.backend);
      queue.on('error', (error) => this.options.log.warn({ reason: reasonOf(error), reader }, 'the bus failed'));
      this.queues.set(reader, queue);
    }
    return queue;
  }

  private track(part: Closable): Closable {
    let closed: Promise<void> | undefined;
    const tracked: Closable = {
      close: () => {
        closed ??= part.close().finally(() => this.open.delete(tracked));
        return closed;
      },
    };
    this.open.add(tracked);
    return tracked;
  }
}

function notification(event: Envelope): string {
  const whole = JSON.stringify(event);
  return Buffer.byteLength(whole) <= NOTIFY_LIMIT_BYTES ? whole : JSON.stringify({ ...event, data: null });
}
