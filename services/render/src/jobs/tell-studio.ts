import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@nimantran/proto/http/shared/client';

const TRIES = 6;
const FIRST_WAIT_MS = 500;

/** Reports to studio, with retries for about 15 s. `turned_away` if studio already has a newer attempt or an end. */
export async function tellStudio(
  tell: () => Promise<unknown>,
  signal: AbortSignal,
  firstWaitMs = FIRST_WAIT_MS,
): Promise<'taken' | 'turned_away'> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      await tell();
      return 'taken';
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.status === 409 || error.status === 410) return 'turned_away';
      const passing = error.status === 0 || error.status === 429 || error.status >= 500;
      if (!passing || attempt >= TRIES) throw error;
      await sleep(firstWaitMs * 2 ** (attempt - 1), undefined, { signal });
    }
  }
}
