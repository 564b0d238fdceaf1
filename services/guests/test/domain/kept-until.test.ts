import { describe, expect, it } from 'vitest';
import { lastDayIn } from '../../src/domain/guest-functions.ts';
import { keptUntil } from '../../src/domain/kept-until.ts';

const DELIVERED = new Date('2026-11-20T10:00:00Z');

describe('guests’ words', () => {
  it.each([
    ['2026-12-05', '2027-01-04T18:30:00.000Z'],
    ['2024-02-28', '2024-03-29T18:30:00.000Z'],
    [null, '2027-02-18T10:00:00.000Z'],
    ['no day', '2027-02-18T10:00:00.000Z'],
    // Somebody mistyped the year.
    ['2206-12-05', '2029-11-19T10:00:00.000Z'],
  ])('of functions until %s are kept until %s', (day, until) => {
    expect(keptUntil(day, DELIVERED).toISOString()).toBe(until);
  });

  it.each([
    [['2026-12-05', '2026-12-07', null], '2026-12-07'],
    [[null], null],
    [[], null],
  ])('of functions on %j go by %s', (days, last) => {
    expect(lastDayIn(days.map((day) => ({ day })))).toBe(last);
  });
});
