import { type IQueueBackend, Queue } from 'bullmq';
import type { Closable } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { BullQueue } from './bull-types.ts';
import { reasonOf } from './calm-backend.ts';
import type { JobPayload } from './job-payload.ts';
import { redisQueueBackend } from './queue-backend.ts';

export interface QueuesToLookAt extends Closable {
  queues: BullQueue<JobPayload>[];
}

/** BullMQ's own queues on Redis, for a board that displays them; work uses the port. */
export function openQueuesToLookAt(redisUrl: string, names: readonly string[], log: Log): QueuesToLookAt {
  const backend = redisQueueBackend(redisUrl, log);
  const queues = names.map((name) => {
    const { connection, factory } = backend;
    const queue: BullQueue<JobPayload> = new Queue<JobPayload, void, string, JobPayload, void, string, IQueueBackend>(
      name,
      { connection },
      factory,
    );
    queue.on('error', (error) => log.warn({ reason: reasonOf(error), queue: name }, 'the queue cannot be looked at'));
    return queue;
  });
  return {
    queues,
    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
      await backend.close();
    },
  };
}
