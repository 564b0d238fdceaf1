import { describe, expect, it } from 'vitest';
import { earnedCurrencies, earnedOn, everyDay, firstDay, spanOf } from '../../../src/features/partner/lib/report-days.ts';
import { shortDay } from '../../../src/lib/time/short-day.ts';

const some = {
  day: '2026-11-20',
  visits: 4,
  orders: 1,
  revenue: [{ currency: 'USD' as const, amount_minor: 450 }],
  commission: [{ currency: 'USD' as const, amount_minor: 45 }],
};

describe('the days of a partner', () => {
  it('are those that the address asks for, 30 where it asks for none that is offered', () => {
    expect(['7', '365', '12', 'x', null].map(spanOf)).toEqual([7, 365, 30, 30, 30]);
  });

  it('begin so that both ends are part of the span, over the end of a month and a year', () => {
    expect(firstDay('2026-11-22', 7)).toBe('2026-11-16');
    expect(firstDay('2026-03-01', 7)).toBe('2026-02-23');
    expect(firstDay('2026-01-05', 30)).toBe('2025-12-07');
  });

  it('are all there, also those on which nothing happened', () => {
    const days = everyDay({ from: '2026-11-19', to: '2026-11-21', days: [some] });
    expect(days.map(({ day, visits, orders }) => [day, visits, orders])).toEqual([
      ['2026-11-19', 0, 0],
      ['2026-11-20', 4, 1],
      ['2026-11-21', 0, 0],
    ]);
  });

  it('keep currencies apart', () => {
    const totals = { visits: 4, orders: 1, revenue: some.revenue, commission: some.commission };
    expect(earnedCurrencies({ totals })).toEqual(['USD']);
    expect([earnedOn(some, 'USD'), earnedOn(some, 'INR')]).toEqual([45, 0]);
  });

  it('are short under a plot', () => {
    expect(shortDay('2026-11-20')).toBe('20 Nov');
  });
});
