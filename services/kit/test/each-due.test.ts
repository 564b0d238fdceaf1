import { describe, expect, it } from 'vitest';
import { eachDue } from '../src/each-due.ts';

describe('work for everything that is due', () => {
  it('reaches rows behind more than a batch of failing ones, and tries each once', async () => {
    const waiting = new Set(['a', 'b', 'c', 'd', 'e']);
    const [done, failed]: [string[], string[]] = [[], []];
    await eachDue(
      async (tried) =>
        [...waiting]
          .filter((id) => !tried.includes(id))
          .slice(0, 2)
          .map((id) => ({ id })),
      async ({ id }) => {
        if (id < 'd') throw new Error('sick');
        waiting.delete(id);
        done.push(id);
      },
      (_error, { id }) => failed.push(id),
    );
    expect({ done, failed }).toEqual({ done: ['d', 'e'], failed: ['a', 'b', 'c'] });
  });
});
