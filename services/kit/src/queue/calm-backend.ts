import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendFactory } from 'bullmq';

const PAUSE_MS = 500;

/**
 * When fetching a job fails, a BullMQ worker retries immediately, thousands of times a second while a server refuses (full,
 * read-only, misconfigured). This adds a short delay.
 */
export function calm(factory: BackendFactory): BackendFactory {
  return (name, options, kind) => {
    const backend = factory(name, options, kind);
    const ask = backend.moveToActive.bind(backend);
    backend.moveToActive = async (...args) => {
      try {
        return await ask(...args);
      } catch (error) {
        await sleep(PAUSE_MS);
        throw error;
      }
    };
    return backend;
  };
}

/** The message of an error. A Redis error carries the whole command with the job's data, which does not belong in a log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
