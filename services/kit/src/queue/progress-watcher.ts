import { setTimeout as sleep } from 'node:timers/promises';
import { QueueEvents } from 'bullmq';
import type { Closable } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { reasonOf } from './calm-backend.ts';
import type { QueueBackend } from './queue-backend.ts';
import { withTimeLimit } from './time-limit.ts';

const PAUSE_MS = 1_000;
const READY_LIMIT_MS = 10_000;

/** Receives the progress of a queue's jobs, and restarts when the connection is lost. */
export async function watchQueueProgress(
  queue: string,
  backend: QueueBackend,
  log: Log,
  handle: (jobId: string, progress: unknown) => void,
): Promise<Closable> {
  const stopping = new AbortController();
  const events = new QueueEvents(
    queue,
    { connection: backend.connection, autorun: false, blockingTimeout: 10_000 },
    backend.factory,
  );
  events.on('error', (error) => log.warn({ reason: reasonOf(error), queue }, 'watching progress failed, trying again'));
  events.on('progress', ({ jobId, data }) => {
    try {
      handle(jobId, data);
    } catch (error) {
      log.error({ err: error, queue }, 'a progress watcher failed');
    }
  });
  await withTimeLimit(events.waitUntilReady(), READY_LIMIT_MS, `Watching ${queue}`).catch(async (error: unknown) => {
    await events.close();
    throw error;
  });
  void (async () => {
    while (!stopping.signal.aborted) {
      try {
        await events.run();
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ reason: reasonOf(error), queue }, 'watching progress failed, trying again');
      }
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async close() {
      stopping.abort();
      await events.close();
    },
  };
}
