import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Closable } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { settledWithin } from '../queue/time-limit.ts';

export interface SharedLock {
  /** Never throws; safe to repeat. */
  release(): Promise<void>;
}

export interface TakeOptions {
  /** How long to wait for the current holder. */
  waitMs: number;
  /** Ends the waiting early. */
  signal?: AbortSignal;
  /** Another process waits for the lock, or it was lost with its connection: release it soon. May be called repeatedly. */
  onWanted(): void;
}

export interface SharedLocks extends Closable {
  /**
   * Takes the lock of a name, and asks its holder to release it. Undefined if that takes too long.
   * @throws Error if the database cannot be reached
   */
  take(name: string, options: TakeOptions): Promise<SharedLock | undefined>;
}

export interface SharedLocksOptions {
  databaseUrl: string;
  /** The namespace of the locks: names in different scopes do not conflict. Also the channel for asking holders. */
  scope: string;
  log: Log;
}

/** Interval for checking whether another process has released the lock. */
const POLL_MS = 40;
const HEARTBEAT_MS = 5_000;
const ANSWER_LIMIT_MS = 5_000;
/** Without a heartbeat the server ends the session after this time: later than its own process gives it up. */
const SESSION_LIMIT = '20s';

interface Line {
  client: pg.Client;
  /** Pending until the connection is open, then until all its queries are answered: one query at a time. */
  free: Promise<unknown>;
  heartbeat: NodeJS.Timeout;
}

interface Holder {
  /** The connection that holds the lock; undefined while it is being taken and after it was lost. */
  line?: Line | undefined;
  isWanted: boolean;
  onWanted(): void;
  gone: PromiseWithResolvers<void>;
}

/**
 * Locks across the processes of a service: advisory locks of Postgres, all of a process on one separate connection. They end with
 * the connection, so those of a killed process are free immediately.
 */
export function createSharedLocks({ databaseUrl, scope, log }: SharedLocksOptions): SharedLocks {
  const holders = new Map<string, Holder>();
  let line: Line | undefined;

  function openLine(): Line {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload }) => {
      const holder = holders.get(payload ?? '');
      if (holder?.line) holder.onWanted();
    });
    const open = async () => {
      await client.connect();
      await client.query(`set idle_session_timeout = '${SESSION_LIMIT}'`);
      await client.query(`listen ${pg.escapeIdentifier(scope)}`);
    };
    const heartbeat = setInterval(() => void ask(made, 'select 1', []).catch(() => {}), HEARTBEAT_MS).unref();
    const made: Line = { client, free: open(), heartbeat };
    return made;
  }

  /** The server has released all locks of this connection, or soon will. */
  function lose(client: pg.Client): void {
    if (line?.client !== client) return;
    clearInterval(line.heartbeat);
    line = undefined;
    void client.end().catch(() => {});
    const lost = [...holders.values()].filter((holder) => holder.line?.client === client);
    if (lost.length > 0) log.warn({ locks: lost.length, scope }, 'locks lost with their connection');
    for (const holder of lost) {
      holder.line = undefined;
      holder.onWanted();
    }
  }

  /** A connection that does not answer may still have run the query: it is given up with all its locks. */
  async function ask<Row extends pg.QueryResultRow>(on: Line, query: string, values: string[]): Promise<Row[]> {
    const answer = on.free.then(() => on.client.query<Row>(query, values));
    on.free = answer;
    try {
      return (await answer).rows;
    } catch (error) {
      lose(on.client);
      throw error;
    }
  }

  /** Waits until no other process has the lock. Returns the connection that now has it. */
  async function takeAcross(name: string, limit: AbortSignal): Promise<Line | undefined> {
    while (!limit.aborted) {
      line ??= openLine();
      const on = line;
      const take = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken';
      const [answer] = await ask<{ taken: boolean }>(on, take, [`${scope} ${name}`]);
      if (answer?.taken) return on;
      await ask(on, 'select pg_notify($1, $2)', [scope, name]);
      await sleep(POLL_MS, undefined, { signal: limit }).catch(() => {});
    }
    return undefined;
  }

  async function letGo(name: string, holder: Holder): Promise<void> {
    const on = holder.line;
    holder.line = undefined;
    if (on) await ask(on, 'select pg_advisory_unlock(hashtextextended($1, 0))', [`${scope} ${name}`]).catch(() => {});
    if (holders.get(name) === holder) holders.delete(name);
    holder.gone.resolve();
  }

  return {
    async take(name, { waitMs, signal, onWanted }) {
      const limit = AbortSignal.any([AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])]);
      for (let other = holders.get(name); other !== undefined; other = holders.get(name)) {
        other.isWanted = true;
        if (other.line) other.onWanted();
        if (!(await endsBefore(other.gone.promise, limit))) return undefined;
      }
      const holder: Holder = { isWanted: false, onWanted, gone: Promise.withResolvers<void>() };
      holders.set(name, holder);
      try {
        holder.line = await takeAcross(name, limit);
      } finally {
        if (!holder.line) await letGo(name, holder);
      }
      if (!holder.line) return undefined;
      if (holder.isWanted) onWanted();
      return { release: () => letGo(name, holder) };
    },
    async close() {
      const last = line;
      line = undefined;
      clearInterval(last?.heartbeat);
      // A lost server must not delay the shutdown.
      if (last) await settledWithin(last.client.end(), ANSWER_LIMIT_MS);
    },
  };
}

/** Whether a promise resolves before the signal. */
async function endsBefore(promise: Promise<void>, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const onAbort = () => resolve();
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([promise.then(() => true), aborted.then(() => false)]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
