import type { SharedLocks } from '@nimantran/kit/db/shared-locks';
import type { Locker } from '@tus/server';
import { storageProblem } from '../domain/storage-problem.ts';

/** Longer than a request takes to release its lock, shorter than a client's patience. */
const WAIT_MS = 15_000;

/** Lock for writing to an upload, across instances. A newer request takes over: an older one may wait on a broken connection. */
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

/** Runs `work` while no request writes to the upload. @throws HttpProblem 423 when the lock is not released in time */
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
