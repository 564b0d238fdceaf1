import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallerCounts } from '../../src/domain/caller-counts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets so many pass in a span that begins with the first, and says how long the rest is to wait', () => {
  const counts = new CallerCounts({ max: 2, spanMs: 10_000 });
  expect([counts.count('a'), counts.count('a')]).toEqual([0, 0]);
  vi.setSystemTime(1_004_500);
  expect([counts.count('a'), counts.count('a'), counts.count('b')]).toEqual([6, 6, 0]);
  vi.setSystemTime(1_010_000);
  expect([counts.count('a'), counts.count('a'), counts.count('a')]).toEqual([0, 0, 10]);
});

it('forgets who was quiet the longest when there are too many, and nobody who still asks', () => {
  const counts = new CallerCounts({ max: 1, spanMs: 10_000 }, 2);
  counts.count('a');
  counts.count('b');
  expect(counts.count('a')).toBe(10);
  counts.count('c');
  expect([counts.count('a'), counts.count('b')]).toEqual([10, 0]);
});
