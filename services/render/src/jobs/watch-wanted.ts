import { setTimeout as sleep } from 'node:timers/promises';
import { currentContext, currentTrace, quietTrace, runWithContext } from '@nimantran/kit/trace';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { checkRender } from '@nimantran/proto/http/studio/render-reports';
import type { Context } from '../context.ts';

const ASK_EVERY_MS = 500;
const ANSWER_LIMIT_MS = 2_000;
const ENDS: ReadonlySet<number> = new Set([404, 409, 410]);

/** The result of this attempt is no longer wanted: its order ended, or a newer attempt replaces it. */
export class UnwantedError extends Error {
  override readonly name = 'UnwantedError';
  constructor() {
    super('The render is no longer wanted.');
  }
}

/**
 * Asks studio twice a second, until `until` is aborted, whether an attempt is still wanted; once it is not, calls `stop`. If
 * studio is unreachable, the render continues: studio can still turn the result away.
 */
export async function watchWanted(
  { studio }: Pick<Context, 'studio'>,
  params: { id: string; attempt: number },
  until: AbortSignal,
  stop: (error: UnwantedError) => void,
): Promise<void> {
  // Hundreds of identical spans would hide the useful ones.
  const unrecorded = { ...currentContext(), trace: quietTrace(currentTrace()) };
  const ask = () => studio(checkRender, { params, signal: AbortSignal.any([until, AbortSignal.timeout(ANSWER_LIMIT_MS)]) });
  while (!until.aborted) {
    try {
      await sleep(ASK_EVERY_MS, undefined, { signal: until });
      await runWithContext(unrecorded, ask);
    } catch (error) {
      if (error instanceof ProblemError && ENDS.has(error.status) && !until.aborted) return stop(new UnwantedError());
    }
  }
}
