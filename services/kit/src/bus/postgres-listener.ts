import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keepAlive } from '../db/pool.ts';
import type { Log } from '../log.ts';
import { reserveConnection } from '../queue/postgres-pool.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Listens to one LISTEN/NOTIFY channel on a connection of the pool, and reconnects by itself. Notifications sent in between are
 * lost.
 */
export class PostgresListener {
  private readonly pool: pg.Pool;
  private readonly channel: string;
  private readonly hear: (payload: string) => void;
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private ended: Promise<void> = Promise.resolve();

  constructor(pool: pg.Pool, channel: string, hear: (payload: string) => void, log: Log) {
    this.pool = pool;
    this.channel = channel;
    this.hear = hear;
    this.log = log;
  }

  /** Resolves when it is listening. @throws if the database cannot be reached */
  async open(): Promise<void> {
    const release = reserveConnection(this.pool);
    try {
      const client = await this.listen();
      this.ended = this.keep(client).finally(release);
    } catch (error) {
      release();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.ended;
  }

  private async listen(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    try {
      client.on('notification', (message) => {
        if (message.channel === this.channel) this.hear(message.payload ?? '');
      });
      await client.query(`LISTEN ${pg.escapeIdentifier(this.channel)}`);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private async keep(first: pg.PoolClient): Promise<void> {
    let client: pg.PoolClient | undefined = first;
    let failures = 0;
    while (!this.stopping.signal.aborted) {
      try {
        client ??= await this.listen();
        failures = 0;
        await this.watchOver(client);
      } catch (error) {
        failures += 1;
        if (failures === 1 && !this.stopping.signal.aborted)
          this.log.warn({ err: error, channel: this.channel }, 'notifications lost, listening again');
      }
      client?.release(true);
      client = undefined;
      await this.pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 6)));
    }
  }

  /** @throws when the connection is lost, or when stopped */
  private async watchOver(client: pg.PoolClient): Promise<never> {
    keepAlive(client);
    await once(client, 'end', { signal: this.stopping.signal });
    throw new Error('The connection ended');
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => {});
  }
}
