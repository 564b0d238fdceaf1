import { CURRENCIES } from '@nimantran/proto/domain/currency';
import type { OrderFigures } from '@nimantran/proto/http/orders/figures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currenciesOf,
  filmsInWords,
  movedOn,
  punctualShare,
  waitInWords,
} from '../../../src/features/admin/lib/figure-points.ts';

type Day = OrderFigures['days'][number];

const moved = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  received_minor: fc.nat(1_000_000),
  returned_minor: fc.nat(1_000_000),
});
const day: fc.Arbitrary<Day> = fc
  .uniqueArray(moved, { selector: ({ currency }) => currency })
  .map((money) => ({ day: '2026-12-01', placed: 0, paid: 0, finished: [], money }) as unknown as Day);

describe('points of the plots', () => {
  it('tell the share that came in time as per cent with one decimal, and of nothing no share', () => {
    const count = fc
      .record({ finished: fc.nat(1_000), on_time: fc.nat(1_000) })
      .map(({ finished, on_time }) => ({ finished, on_time: Math.min(finished, on_time) }));
    fc.assert(
      fc.property(fc.array(count), (counts) => {
        const share = punctualShare(counts);
        const finished = counts.reduce((sum, one) => sum + one.finished, 0);
        if (finished === 0) {
          expect(share).toBeNull();
          return;
        }
        const exact = (counts.reduce((sum, one) => sum + one.on_time, 0) / finished) * 100;
        expect(Math.abs((share ?? -1) - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
    expect(punctualShare([{ finished: 3, on_time: 2 }])).toBe(66.7);
  });

  it('show a line for each currency in which money moved, and never add one to another', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 5 }), (days) => {
        const currencies = currenciesOf(days);
        expect(currencies).toEqual(CURRENCIES.filter((each) => currencies.includes(each)));
        for (const each of days)
          for (const currency of CURRENCIES) {
            const own = each.money.find((one) => one.currency === currency);
            expect(movedOn(each, currency)).toEqual({
              received: own?.received_minor ?? 0,
              returned: own?.returned_minor ?? 0,
              net: (own?.received_minor ?? 0) - (own?.returned_minor ?? 0),
            });
            if (own) expect(currencies).toContain(currency);
          }
      }),
    );
  });

  it.each([
    [0, 'under a minute'],
    [59, 'under a minute'],
    [60, '1 min'],
    [3_599, '59 min'],
    [3_600, '1 h'],
    [5_400, '1 h 30 min'],
    [86_399, '23 h 59 min'],
    [86_400, '1 d'],
    [187_200, '2 d 4 h'],
  ])('say of %i seconds: %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });

  it('tells how many drafts were played as a film', () => {
    expect(filmsInWords({ drawn: 0, films: 0 })).toBe('No drafts.');
    expect(filmsInWords({ drawn: 120, films: 9 })).toBe('9 of 120 drafts played as a film (8 %).');
  });
});
