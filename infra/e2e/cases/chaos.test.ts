import { describe, expect, it } from 'vitest';
import { runChaos } from '../../chaos/run-chaos.ts';

describe('a shop whose parts are broken while orders flow', () => {
  it('loses none and doubles none', async () => {
    // Over a minute: half of one is for breaking things, and each fault is waited out.
    const { visits, faults, violations } = await runChaos({ seed: 20_261_122, orders: 6, seconds: 30, settleSeconds: 240 });
    expect(violations).toEqual([]);
    expect(visits.filter(({ isDone }) => isDone)).toHaveLength(6);
    expect(faults.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(2);
  });
});
