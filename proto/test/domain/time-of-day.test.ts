import { describe, expect, it } from 'vitest';
import { isTime, parseTime } from '../../src/domain/time-of-day.ts';

describe('a time of day', () => {
  it.each([
    ['00:00', { hours: 0, minutes: 0 }],
    ['09:05', { hours: 9, minutes: 5 }],
    ['23:59', { hours: 23, minutes: 59 }],
    ['24:00', undefined],
    ['12:60', undefined],
    ['9:05', undefined],
    ['19:30:00', undefined],
    ['7:30 PM', undefined],
    [' 19:30', undefined],
    ['19:30\n', undefined],
    ['after sunset', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, time) => {
    expect(parseTime(text)).toEqual(time);
    expect(isTime(text)).toBe(time !== undefined);
  });
});
