import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay, readMoment, writeDay, writeMoment } from '../../../src/lib/time/read-day.ts';

describe('a day as staff type it', () => {
  it.each([
    ['5 Dec 2026', '2026-12-05'],
    [' 05 december 2026 ', '2026-12-05'],
    ['5. Sept 2026', '2026-09-05'],
    ['5-Dec-2026', '2026-12-05'],
    ['December 5, 2026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['29 Feb 2028', '2028-02-29'],
  ])('reads %j', (typed, day) => expect(readDay(typed)).toBe(day));

  it.each([
    '',
    '5',
    '31 Jun 2026',
    '29 Feb 2027',
    '05/12/2026',
    '12/05/2026',
    '5 De 2026',
    '5 Decade 2026',
    '5 Dec 26',
    '2026-13-01',
  ])('does not read %j', (typed) => expect(readDay(typed)).toBeUndefined());

  it('writes a day as it reads it', () => {
    expect(writeDay('2026-12-05')).toBe('5 Dec 2026');
    expect(writeDay('')).toBe('');
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => readDay(writeDay(date.toISOString().slice(0, 10))) === date.toISOString().slice(0, 10)),
    );
  });
});

describe('a moment as staff type it', () => {
  it.each([
    ['5 Dec 2026, 7:30 pm', new Date(2026, 11, 5, 19, 30)],
    ['5 Dec 2026, 12:05 am', new Date(2026, 11, 5, 0, 5)],
    ['5 Dec 2026 12 PM', new Date(2026, 11, 5, 12, 0)],
    ['5 Dec 2026, 19:30', new Date(2026, 11, 5, 19, 30)],
    ['2026-12-05T19:30', new Date(2026, 11, 5, 19, 30)],
  ])('reads %j', (typed, moment) => expect(readMoment(typed)).toEqual(moment));

  it.each(['', '5 Dec 2026', '5 Dec 2026, 25:00', '5 Dec 2026, 13 pm', '5 Dec 2026, 7:60 pm', 'tomorrow, 7 pm'])(
    'does not read %j',
    (typed) => expect(readMoment(typed)).toBeUndefined(),
  );

  it('writes a moment as it reads it, to the minute', () => {
    const moments = fc.date({ min: new Date(2020, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const minute = new Date(moment);
        minute.setSeconds(0, 0);
        expect(readMoment(writeMoment(minute))).toEqual(minute);
      }),
    );
  });
});
