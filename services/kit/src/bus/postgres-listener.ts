import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { reserveConnection } from '../db/pool.ts';
import type { Log } from '../log.ts';
import type { Closable } from './bus.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** Also the longest time until something is found whose notification was lost. */
export const HEARTBEAT_MS = 5_000;

type Hear = (payload: string) => void;
/** Asks the database a question on the connection that listens. */
export type Put = (question: pg.QueryConfig) => Promise<pg.QueryResult>;

interface Line {
  /** Undefined while the connection is lost. */
  client: pg.PoolClient | undefined;
  /** Channel → settled when this connection listens to it. */
  channels: Map<string, Promise<unknown>>;
  /** Settled when all questions are answered: one at a time. */
  free: Promise<unknown>;
  stopping: AbortController;
  ended: Promise<void>;
}

const listeners = new WeakMap<pg.Pool, PostgresListener>();

/** The listener of a pool: all parts of a process that listen share its connection. */
export function listenerOf(pool: pg.Pool, log: Log): PostgresListener {
  let listener = listeners.get(pool);
  if (!listener) {
    listener = new PostgresListener(pool, log);
    listeners.set(pool, listener);
  }
  return listener;
}

/**
 * Listens to LISTEN/NOTIFY channels on one connection of a pool, from the first subscription to the end of the last, and
 * reconnects by itself. Notifications sent in between are lost.
 */
export class PostgresListener {
  private readonly pool: pg.Pool;
  private readonly log: Log;
  private readonly hearers = new Map<string, Set<Hear>>();
  private opening: Promise<Line> | undefined;
  private question: (put: Put) => Promise<unknown> = (put) => put({ text: 'SELECT 1' });

  constructor(pool: pg.Pool, log: Log) {
    this.pool = pool;
    this.log = log;
  }

  /** Resolves when it is listening, or connecting again. @throws if the database cannot be reached at first */
  async listen(channel: string, hear: Hear): Promise<Closable> {
    this.hearers.set(channel, (this.hearers.get(channel) ?? new Set()).add(hear));
    try {
      this.opening ??= this.open();
      const line = await this.opening;
      if (line.client) await this.join(line, channel);
    } catch (error) {
      await this.leave(channel, hear);
      throw error;
    }
    return { close: () => this.leave(channel, hear) };
  }

  /** A question to ask in place of the heartbeat: every few seconds, and after a loss of the connection at once. */
  askAlong(question: (put: Put) => Promise<unknown>): void {
    this.question = question;
  }

  private async open(): Promise<Line> {
    const line: Line = {
      client: undefined,
      channels: new Map(),
      free: Promise.resolve(),
      stopping: new AbortController(),
      ended: Promise.resolve(),
    };
    const release = reserveConnection(this.pool);
    try {
      await this.connect(line);
    } catch (error) {
      this.opening = undefined;
      release();
      throw error;
    }
    line.ended = this.keep(line).finally(release);
    return line;
  }

  private async leave(channel: string, hear: Hear): Promise<void> {
    const hearers = this.hearers.get(channel);
    hearers?.delete(hear);
    if (hearers?.size === 0) this.hearers.delete(channel);
    if (this.hearers.size > 0 || !this.opening) return;
    const { opening } = this;
    this.opening = undefined;
    const line = await opening.catch(() => undefined);
    line?.stopping.abort();
    await line?.ended;
  }

  private async connect(line: Line): Promise<void> {
    const client = await this.pool.connect();
    client.on('notification', ({ channel, payload }) => {
      for (const hear of [...(this.hearers.get(channel) ?? [])]) hear(payload ?? '');
    });
    line.client = client;
    line.channels = new Map();
    line.free = Promise.resolve();
    try {
      await Promise.all([...this.hearers.keys()].map((channel) => this.join(line, channel)));
    } catch (error) {
      this.drop(line);
      throw error;
    }
  }

  private drop(line: Line): void {
    line.client?.release(true);
    line.client = undefined;
  }

  private async join(line: Line, channel: string): Promise<void> {
    let joined = line.channels.get(channel);
    if (!joined) {
      joined = this.put(line, { text: `LISTEN ${pg.escapeIdentifier(channel)}` });
      line.channels.set(channel, joined);
    }
    await joined;
  }

  private put(line: Line, question: pg.QueryConfig): Promise<pg.QueryResult> {
    const { client } = line;
    if (!client) return Promise.reject(new Error('The connection that listens is lost'));
    const answer = line.free.then(() => client.query({ ...question, query_timeout: HEARTBEAT_MS } as pg.QueryConfig));
    line.free = answer.catch(() => {});
    return answer;
  }

  private async keep(line: Line): Promise<void> {
    let failures = 0;
    while (!line.stopping.signal.aborted) {
      try {
        if (!line.client) {
          await this.connect(line);
          await this.ask(line);
        }
        failures = 0;
        await this.watchOver(line);
      } catch (error) {
        failures += 1;
        if (failures === 1 && !line.stopping.signal.aborted)
          this.log.warn({ err: error, channels: [...this.hearers.keys()] }, 'notifications lost, listening again');
      }
      this.drop(line);
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 6));
      await sleep(pauseMs, undefined, { signal: line.stopping.signal }).catch(() => {});
    }
  }

  private ask(line: Line): Promise<unknown> {
    return this.question((question) => this.put(line, question));
  }

  /**
   * Without a sign of life the connection counts as lost: it would wait for ever for notifications that are lost on the way.
   * @throws when the connection is lost, or when stopped
   */
  private async watchOver(line: Line): Promise<void> {
    const { client } = line;
    if (!client) return;
    const silent = Promise.withResolvers<never>();
    const heartbeat = setInterval(() => void this.ask(line).catch(silent.reject), HEARTBEAT_MS).unref();
    try {
      await Promise.race([once(client, 'end', { signal: line.stopping.signal }), silent.promise]);
      throw new Error('The connection ended');
    } finally {
      clearInterval(heartbeat);
    }
  }
}
