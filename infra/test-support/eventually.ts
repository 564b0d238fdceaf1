import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Retries until there is an answer, for at most `limitMs`; tests wait for conditions, not for fixed times. The longer it waits, the
 * less often it asks. @throws Error after that
 */
export async function eventually<Value>(
  what: string,
  ask: () => Value | undefined | false | Promise<Value | undefined | false>,
  limitMs = 60_000,
): Promise<Value> {
  const begun = Date.now();
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    const waited = Date.now() - begun;
    if (waited > limitMs) throw new Error(`Not within ${limitMs} ms: ${what}`);
    await sleep(Math.min(100, Math.max(20, waited / 10)));
  }
}
