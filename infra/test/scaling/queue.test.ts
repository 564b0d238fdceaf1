import { describe, expect, it } from 'vitest';
import { arrivalsOf } from '../../scaling/day.ts';
import { erlangC, exponential, meanWait, runQueue, seeded, serversFor } from '../../scaling/queue.ts';

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a line with many servers', () => {
  it("knows Erlang's formula by values that stand in tables", () => {
    // M/M/1: the probability of waiting equals the server's load.
    expect(erlangC(1, 0.7)).toBeCloseTo(0.7, 10);
    // Two servers at a load of 1: one in three.
    expect(erlangC(2, 1)).toBeCloseTo(1 / 3, 10);
    expect(erlangC(10, 8)).toBeCloseTo(0.4092, 4);
    expect(erlangC(5, 5)).toBe(1);
  });

  for (const { servers, perSecond, serviceSeconds } of [
    { servers: 1, perSecond: 0.6, serviceSeconds: 1 },
    { servers: 4, perSecond: 3.2, serviceSeconds: 1 },
    { servers: 40, perSecond: 3.6, serviceSeconds: 10 },
  ]) {
    it(`of ${servers} has people wait as long as the formula says, and as often`, () => {
      const random = seeded(7);
      const arrivals = arrivalsOf({ seconds: 400_000, perSecondAt: () => perSecond, most: perSecond }, random);
      const { waits, served } = runQueue({
        arrivals,
        serviceSeconds: () => exponential(random, serviceSeconds),
        serversAt: () => servers,
      });
      expect(served / 400_000 / perSecond).toBeCloseTo(1, 2);
      expect(mean(waits) / meanWait(servers, perSecond, serviceSeconds)).toBeCloseTo(1, 1);
      const waited = waits.filter((wait) => wait > 0).length / served;
      expect(waited / erlangC(servers, perSecond * serviceSeconds)).toBeCloseTo(1, 1);
    });
  }

  it('is the same for the same seed', () => {
    const run = (seed: number) => {
      const random = seeded(seed);
      const arrivals = arrivalsOf({ seconds: 1_000, perSecondAt: () => 2, most: 2 }, random);
      return runQueue({ arrivals, serviceSeconds: () => exponential(random, 1), serversAt: () => 3 }).waits;
    };
    expect(run(3)).toEqual(run(3));
    expect(run(3)).not.toEqual(run(4));
  });

  it('grows while too few serve and is cleared once there are more', () => {
    const arrivals = Array.from({ length: 100 }, (_, second) => second);
    const { waits, longestLine, longestAt, clearedAt } = runQueue({
      arrivals,
      serviceSeconds: () => 2,
      serversAt: (second) => (second < 50 ? 1 : 4),
    });
    expect(longestLine).toBeGreaterThan(20);
    expect(longestAt).toBeLessThan(51);
    expect(clearedAt).toBeGreaterThan(50);
    expect(waits.at(-1)).toBe(0);
  });

  it('that nobody serves is refused', () => {
    expect(() => runQueue({ arrivals: [0, 1], serviceSeconds: () => 1, serversAt: () => 0 })).toThrow('nobody serves');
  });
});

describe('how many are needed', () => {
  it('is enough for both limits, and one less is not', () => {
    const limits = { waitSeconds: 0.01, busy: 0.7 };
    const servers = serversFor(100, 0.05, limits);
    expect(5 / servers).toBeLessThanOrEqual(0.7);
    expect(meanWait(servers, 100, 0.05)).toBeLessThanOrEqual(0.01);
    const fewer = servers - 1;
    expect(5 / fewer > 0.7 || meanWait(fewer, 100, 0.05) > 0.01).toBe(true);
  });
});
