import type pg from 'pg';
import type { Log } from '../log.ts';
import { BullQueues } from './bullmq-queues.ts';
import type { KeptFor } from './finished-jobs.ts';
import type { Queues } from './queue.ts';
import { postgresQueueBackend, redisQueueBackend } from './queue-backend.ts';

export interface QueuesOptions {
  /** Set: Redis. Unset: Postgres, through the pool shared with the bus. */
  redisUrl?: string | undefined;
  redisAnswerLimitMs?: number;
  pool?: pg.Pool | undefined;
  kept?: Partial<KeptFor> | undefined;
  log: Log;
}

/** The only place where the queue's adapter is chosen. @throws Error if there is neither Redis nor Postgres */
export function createQueues(options: QueuesOptions): Queues {
  if (options.redisUrl) {
    const backend = redisQueueBackend(options.redisUrl, options.log, options.redisAnswerLimitMs);
    return new BullQueues(backend, options.log, options.kept);
  }
  if (options.pool) return new BullQueues(postgresQueueBackend(options.pool, options.log), options.log, options.kept);
  throw new Error('The queue needs Redis or Postgres, but neither is configured.');
}
