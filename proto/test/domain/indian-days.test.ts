import { describe, expect, it } from 'vitest';
import { isSundayInIndia, kolkataDay, lastIndianDays, startOfKolkataDay } from '../../src/domain/indian-days.ts';

describe('Indian days', () => {
  it.each([
    ['2026-11-21T18:29:59.999Z', '2026-11-21', '2026-11-20T18:30:00.000Z', false],
    ['2026-11-21T18:30:00.000Z', '2026-11-22', '2026-11-21T18:30:00.000Z', true],
    ['2026-12-31T20:00:00.000Z', '2027-01-01', '2026-12-31T18:30:00.000Z', false],
    ['1969-12-31T12:00:00.000Z', '1969-12-31', '1969-12-30T18:30:00.000Z', false],
  ])('%s belongs to %s, which began at %s', (instant, day, began, isSunday) => {
    const at = Date.parse(instant);
    expect([kolkataDay(at), new Date(startOfKolkataDay(at)).toISOString(), isSundayInIndia(at)]).toEqual([day, began, isSunday]);
  });

  it('change at the instant at which browsers let the day of Asia/Kolkata change', () => {
    for (const year of [1990, 2026, 2050])
      for (let hour = 0; hour < 24 * 7; hour += 0.5) {
        const at = Date.UTC(year, 5, 1) + hour * 3_600_000;
        const named = (options: Intl.DateTimeFormatOptions) =>
          new Date(at).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata', ...options });
        expect([kolkataDay(at), isSundayInIndia(at)]).toEqual([named({}), named({ weekday: 'long' }) === 'Sunday']);
      }
  });

  it('are counted back from today, oldest first', () => {
    const { since, days } = lastIndianDays(new Date('2026-11-21T18:31:00Z'), 3);
    expect([since.toISOString(), days]).toEqual(['2026-11-19T18:30:00.000Z', ['2026-11-20', '2026-11-21', '2026-11-22']]);
  });
});
