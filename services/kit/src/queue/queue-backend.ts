import { type BackendFactory, type ConnectionOptions, createRedisBackend } from 'bullmq';
import { Redis } from 'ioredis';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { calm, reasonOf } from './calm-backend.ts';
import { createPostgresBackendFactory } from './postgres-backend.ts';
import { settledWithin, withTimeLimit } from './time-limit.ts';

export const QUEUE_SCHEMA = 'queue';

/**
 * A connection that answers nothing for this time is replaced, and what was asked on it is asked again. Longer than a request
 * waits for a job or an event.
 */
const ANSWER_LIMIT_MS = 20_000;

/** The queues' backend for BullMQ's classes. */
export interface QueueBackend {
  connection: ConnectionOptions;
  factory: BackendFactory;
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** BullMQ on Redis. Its memory policy must be `noeviction`; commands wait while it is down, and callers have time limits. */
export function redisQueueBackend(url: string, log: Log, answerLimitMs = ANSWER_LIMIT_MS): QueueBackend {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    enableReadyCheck: true,
    connectTimeout: 5_000,
    keepAlive: 10_000,
    socketTimeout: answerLimitMs,
    retryStrategy: (attempt) => Math.min(100 * 2 ** Math.min(attempt, 6), 3_000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ reason: reasonOf(error) }, 'Redis lost, connecting again');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  return {
    connection: redis,
    factory: calm(createRedisBackend),
    async ping(timeoutMs) {
      await withTimeLimit(redis.ping(), timeoutMs, 'Redis');
    },
    async close() {
      if (!(await settledWithin(redis.quit(), 2_000))) redis.disconnect();
    },
  };
}

/** BullMQ on Postgres, in a separate schema; the pool belongs to its creator. */
export function postgresQueueBackend(pool: pg.Pool, log: Log): QueueBackend {
  return {
    connection: {},
    factory: calm(createPostgresBackendFactory(pool, QUEUE_SCHEMA, log)),
    async ping(timeoutMs) {
      await withTimeLimit(pool.query('SELECT 1'), timeoutMs, 'The queue');
    },
    async close() {},
  };
}
