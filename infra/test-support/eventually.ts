import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Retries until there is an answer, for at most `limitMs`; tests wait for conditions, not for fixed times. @throws Error after
 * that
 */
export async function eventually<Value>(
  what: string,
  ask: () => Value | undefined | false | Promise<Value | undefined | false>,
  limitMs = 60_000,
): Promise<Value> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > limit) throw new Error(`Not within ${limitMs} ms: ${what}`);
    await sleep(20);
  }
}
