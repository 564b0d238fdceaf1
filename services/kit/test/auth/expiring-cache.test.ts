import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ExpiringCache } from '../../src/auth/expiring-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('what is kept ends at its time, and is not there afterwards', () => {
  const kept = new ExpiringCache<string>(10);
  kept.keep('a', 'one', Date.now() + 500);
  kept.keep('b', 'over before it began', Date.now());
  vi.advanceTimersByTime(499);
  expect([kept.get('a'), kept.get('b')]).toEqual(['one', undefined]);
  vi.advanceTimersByTime(1);
  expect([kept.get('a'), kept.size]).toEqual([undefined, 0]);
});

it('no more is kept than its limit: what was kept first makes room', () => {
  const kept = new ExpiringCache<number>(3);
  for (const [number, name] of ['a', 'b', 'a', 'c', 'd'].entries()) kept.keep(name, number, Date.now() + 1_000);
  expect(['a', 'b', 'c', 'd'].map((name) => kept.get(name))).toEqual([2, undefined, 3, 4]);
  expect(kept.size).toBe(3);
});
