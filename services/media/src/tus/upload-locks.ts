import type { SharedLocks } from '@nimantran/kit/db/shared-locks';
import type { Locker } from '@tus/server';
import { storageProblem } from '../domain/storage-problem.ts';

/** Longer than a request takes to let go, shorter than a client's patience. */
const WAIT_MS = 15_000;

/**
 * Who writes to an upload: one request of all instances. A newer request asks the older one to let go, since after a
 * broken connection the older one may still wait for bytes that will never come.
 */
export function uploadLocker(locks: SharedLocks): Locker {
  return {
    newLock(id) {
      let release = async () => {};
      return {
        async lock(signal, cancel) {
          const lock = await locks.take(id, { waitMs: WAIT_MS, signal, onWanted: () => void cancel() });
          if (!lock) throw uploadLocked();
          release = lock.release;
        },
        unlock: () => release(),
      };
    },
  };
}

/** Does something while nobody writes to the upload. @throws HttpProblem 423 when somebody does not let go in time */
export async function withUploadLock<Result>(locks: SharedLocks, id: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await locks.take(id, { waitMs: WAIT_MS, onWanted: () => {} });
  if (!lock) throw uploadLocked();
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

const uploadLocked = () => storageProblem(423, 'Another request is writing to this upload. Try again in a moment.');
