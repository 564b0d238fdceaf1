import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendFactory } from 'bullmq';

const PAUSE_MS = 500;

/**
 * A BullMQ worker asks for its next job again at once when asking failed, thousands of times a second while a server
 * refuses (full, read-only, misconfigured). Here it waits a moment first.
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

/** What an error says. Errors of Redis carry the whole command, with the job's data: those do not belong in a log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
