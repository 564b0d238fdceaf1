import type pg from 'pg';
import type { Log } from '../log.ts';
import { BullQueues } from './bullmq-queues.ts';
import type { Queues } from './queue.ts';
import { postgresQueueBackend, redisQueueBackend } from './queue-backend.ts';

export interface QueuesOptions {
  /** Set: Redis. Unset: Postgres, by the pool that the bus uses too. */
  redisUrl?: string | undefined;
  pool?: pg.Pool | undefined;
  log: Log;
}

/** The one place where the queue's adapter is chosen. @throws Error when there is neither Redis nor Postgres */
export function createQueues(options: QueuesOptions): Queues {
  if (options.redisUrl) return new BullQueues(redisQueueBackend(options.redisUrl, options.log), options.log);
  if (options.pool) return new BullQueues(postgresQueueBackend(options.pool), options.log);
  throw new Error('The queue needs Redis or Postgres: neither was given.');
}
