import { describe, expect, it } from 'vitest';
import { isDay, parseDay } from '../../src/domain/calendar-day.ts';

describe('a calendar day', () => {
  it.each([
    ['2026-12-05', true],
    ['2028-02-29', true],
    ['0026-12-05', true],
    ['2027-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-5', false],
    ['12026-12-05', false],
    ['05/12/2026', false],
    [' 2026-12-05', false],
    ['2026-12-05\n', false],
    ['2026-12-05T00:00:00Z', false],
    ['२०२६-१२-०५', false],
    ['', false],
  ])('%j exists: %j', (text, exists) => expect(isDay(text)).toBe(exists));

  it('begins at midnight UTC', () => expect(parseDay('2026-12-05')?.toISOString()).toBe('2026-12-05T00:00:00.000Z'));
});
