import { describe, expect, it } from 'vitest';
import { formatField } from '../../src/domain/field-format.ts';

describe('a field in the language of its theme', () => {
  it.each([
    ['date', '2027-02-14', undefined, 'en', 'Sunday, 14 February 2027'],
    ['date', '2027-02-14', undefined, 'te', 'ఆదివారం, 14 ఫిబ్రవరి 2027'],
    ['date', '2027-02-14', 'weekday', 'hi', 'रविवार'],
    ['date', '2027-02-14', undefined, 'ur', 'اتوار، 14 فروری 2027'],
    ['date', '2027-02-31', undefined, 'en', '2027-02-31'],
    ['time', '00:05', undefined, 'en', '12:05 AM'],
    ['time', '19:30', undefined, 'hi', 'शाम 7:30'],
    ['time', 'after sunset', undefined, 'hi', 'after sunset'],
    ['text', '2027-02-14', undefined, 'te', '2027-02-14'],
  ] as const)('%s %s as %s in %s is %s', (kind, value, format, language, shown) => {
    expect(formatField({ kind }, value, format, language)).toBe(shown);
  });
});
