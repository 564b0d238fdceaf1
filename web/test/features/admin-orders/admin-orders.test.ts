import { describe, expect, it } from 'vitest';
import { orderQueryOf } from '../../../src/features/admin-orders/lib/order-filters.ts';
import { latenessWords } from '../../../src/features/admin-orders/lib/order-labels.ts';
import { readAmount } from '../../../src/lib/money/amount.ts';

describe('an amount that an admin types', () => {
  it.each([
    ['249', 24_900],
    ['249.5', 24_950],
    ['249.05', 24_905],
    ['0.01', 1],
    ['₹ 1,234.50', 123_450],
    ['1,23,456', 12_345_600],
    [' 10 ', 1_000],
  ])('%j is %i in minor units', (typed, minor) => {
    expect(readAmount(typed, 'INR')).toEqual({ minor });
  });

  it.each(['', '0', '0.00', '-5', '1.234', '1,5', '12,34.5.6', 'ten', '$5', '1e3', '12345678901', 'NaN'])(
    '%j is refused, not guessed',
    (typed) => {
      expect(readAmount(typed, 'INR')).toHaveProperty('fault');
    },
  );
});

describe('lateness in words', () => {
  const now = new Date('2026-11-10T12:00:00Z');
  const at = (time: string | null) => time && `2026-11-${time}:00Z`;
  it.each([
    [{ lateness: null, due: '10T13:00', done: null, held: null }, null],
    [{ lateness: 'late', due: '10T11:40', done: null, held: null }, '20 min late'],
    [{ lateness: 'late', due: '10T09:00', done: null, held: null }, '3 h late'],
    [{ lateness: 'late', due: '07T09:00', done: null, held: null }, '3 days late'],
    [{ lateness: 'late', due: '10T09:00', done: null, held: '10T10:00' }, '1 h late, on hold'],
    [{ lateness: null, due: '10T13:00', done: null, held: '10T10:00' }, 'On hold'],
    [{ lateness: 'was_late', due: '10T09:00', done: '10T09:00', held: null }, 'Was 1 min late'],
    [{ lateness: 'was_late', due: '10T09:00', done: '10T11:00', held: null }, 'Was 2 h late'],
  ] as const)('of %j: %s', ({ lateness, due, done, held }, expected) => {
    const order = { lateness, due_at: at(due), completed_at: at(done), held_since: at(held) };
    expect(latenessWords(order, now)).toBe(expected);
  });
});

describe('what the address of the list asks for', () => {
  const asked = (query: string) => {
    const values = new URLSearchParams(query);
    return orderQueryOf({ filter: (name) => values.get(name) ?? '', sort: values.get('sort') ?? '' });
  };
  it('is what it says', () => {
    expect(
      asked('search=NM-1&state=processing&delivery=express&currency=USD&placed_from=2026-11-01&late=true&sort=-total'),
    ).toEqual({
      search: 'NM-1',
      state: 'processing',
      delivery: 'express',
      currency: 'USD',
      placed_from: '2026-11-01',
      late: true,
      sort: '-total',
    });
  });
  it('leaves out what means nothing', () => {
    expect(asked('state=lost&delivery=slow&currency=XXX&placed_from=2026-02-30&placed_to=soon&late=maybe&sort=number')).toEqual(
      {},
    );
  });
});
