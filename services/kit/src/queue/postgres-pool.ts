import { EventEmitter } from 'node:events';
import { ConnectionClosedError, type PgPool, type PgPoolClient, type PgQueryResult, quoteSchemaName } from 'bullmq';
import type pg from 'pg';
import type { Closable } from '../bus/bus.ts';
import type { PostgresListener } from '../bus/postgres-listener.ts';
import { createPool, isUnanswered, type PoolOptions } from '../db/pool.ts';

/** For short statements; the listener holds a separate connection besides these. */
const SHARED_CONNECTIONS = 3;

/**
 * The only pool of a process for its bus and queues on Postgres: 3 connections, and one that listens for all its workers and
 * watchers while there are any. Do not use it for anything else: its connections change their schema.
 */
export function createQueuePool(url: string, limits: Omit<PoolOptions, 'maxConnections'> = {}): pg.Pool {
  return createPool(url, { ...limits, maxConnections: SHARED_CONNECTIONS });
}

/** The current schema of a pooled connection: the bus and the queues share the connections. */
const entered = new WeakMap<pg.PoolClient, string>();

/**
 * The pool as BullMQ sees it: unqualified names refer to one schema, and a lost server looks like a closed connection, which
 * BullMQ waits out instead of failing the current job.
 */
export class SchemaPool implements PgPool {
  private readonly pool: pg.Pool;
  private readonly listener: PostgresListener;
  private readonly schema: string;

  constructor(pool: pg.Pool, listener: PostgresListener, schema: string) {
    this.pool = pool;
    this.listener = listener;
    this.schema = schema;
  }

  /** BullMQ takes a connection only to listen. */
  async connect(): Promise<PgPoolClient> {
    return new ListeningClient(this.listener);
  }

  async query<Row>(text: string, params?: readonly unknown[]): Promise<PgQueryResult<Row>> {
    const client = await this.enter();
    try {
      const result = await client.query(text, params === undefined ? undefined : [...params]);
      client.release();
      return result as PgQueryResult<Row>;
    } catch (error) {
      client.release(isLost(error));
      throw asBullError(error);
    }
  }

  /** The pool's creator closes it and handles its errors. */
  async end(): Promise<void> {}
  on(): this {
    return this;
  }
  removeAllListeners(): this {
    return this;
  }

  private async enter(): Promise<pg.PoolClient> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw asBullError(error);
    }
    if (entered.get(client) === this.schema) return client;
    try {
      await client.query(`SET search_path TO ${quoteSchemaName(this.schema)}`);
      entered.set(client, this.schema);
      return client;
    } catch (error) {
      client.release(true);
      throw asBullError(error);
    }
  }
}

/** A connection on which BullMQ listens: the listener of the pool, which reconnects by itself. BullMQ also names it, in vain. */
class ListeningClient extends EventEmitter implements PgPoolClient {
  private readonly listener: PostgresListener;
  private readonly channels: Closable[] = [];

  constructor(listener: PostgresListener) {
    super();
    this.listener = listener;
  }

  async query<Row>(text: string): Promise<PgQueryResult<Row>> {
    const channel = /^LISTEN (\w+)/m.exec(text)?.[1];
    try {
      if (channel !== undefined)
        this.channels.push(
          await this.listener.listen(channel, (payload) => void this.emit('notification', { channel, payload })),
        );
    } catch (error) {
      throw asBullError(error);
    }
    return { rows: [] };
  }

  release(): void {
    for (const channel of this.channels) void channel.close();
  }
}

/** Server shutting down, crashed or starting; too many clients. */
const LOST_STATES = new Set(['57P01', '57P02', '57P03', '53300', '08006', '08003', '08001']);
const LOST_ERRNOS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (LOST_STATES.has(code) || LOST_ERRNOS.has(code))) return true;
  return (
    isUnanswered(error) ||
    /connection terminated|not queryable|timeout exceeded when trying to connect|client was closed/i.test(error.message)
  );
}

export function asBullError(error: unknown): unknown {
  return isLost(error) ? new ConnectionClosedError(`Postgres cannot be reached: ${String(error)}`, error) : error;
}
