import { describe, expect, it } from 'vitest';
import { runDrawing } from '../../chaos/drawing/run-drawing.ts';
import { runChaos } from '../../chaos/run-chaos.ts';
import { ALL } from '../../test-support/vitest/all-tests.ts';

describe('a shop whose parts are broken while orders flow', () => {
  it('loses none and doubles none', async () => {
    // A third of a minute is for breaking things, and each fault is waited out. This seed kills orders, pauses the database and fills the
    // store; it has no black hole, which would add a minute.
    const { visits, faults, violations } = await runChaos({ seed: 20_261_127, orders: 4, seconds: 20, settleSeconds: 240 });
    expect(violations).toEqual([]);
    expect(visits.filter(({ isDone }) => isDone)).toHaveLength(4);
    expect(faults.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(2);
  });

  // Each killed worker is missed after half a minute.
  it.runIf(ALL)('keeps the pieces of films apart while workers are killed as they draw', { timeout: 1_800_000 }, async () => {
    const { visits, missed, violations } = await runDrawing({ seed: 1, minutes: 15, orders: 60 });
    expect(violations).toEqual([]);
    expect(missed).toEqual([]);
    expect(visits.length).toBeGreaterThan(4);
  });
});
