import { describe, expect, it } from 'vitest';
import { detailFaults, type FieldFault, fieldFault } from '../../src/domain/field-text.ts';
import type { ThemeField } from '../../src/domain/theme.ts';

const field = (kind: ThemeField['kind'], more: Partial<ThemeField> = {}): ThemeField => ({
  key: 'x',
  label: 'X',
  kind,
  required: true,
  max_length: 10,
  sample: '',
  ...more,
});

describe("the text of a theme's field", () => {
  it.each<[string, ThemeField, string, FieldFault | undefined]>([
    ['nothing where something is required', field('name'), '', 'missing'],
    ['blanks where something is required', field('name'), ' \n ', 'missing'],
    ['zero-width characters alone where something is required', field('name'), '\u200B\u200D\uFEFF\u2060', 'missing'],
    ['a filler and an empty Braille cell alone', field('name'), '\u3164 \u2800', 'missing'],
    ['a joiner within a name, as some scripts need it', field('name'), 'क्\u200Dष', undefined],
    ['a zero-width character where nothing is required', field('name', { required: false }), '\u200B', undefined],
    ['nothing where nothing is required', field('name', { required: false }), ' ', undefined],
    ['as many characters as fit', field('name'), 'x'.repeat(10), undefined],
    ['one more than fits', field('name'), 'x'.repeat(11), 'too_long'],
    ['blanks around what fits', field('name'), `  ${'x'.repeat(10)}  `, undefined],
    ['emoji, which count once', field('name'), '🪔'.repeat(10), undefined],
    ['decomposed letters, which count once', field('name'), 'e\u0301'.repeat(10), undefined],
    ['letters that grow when they are composed', field('name'), '\u095B'.repeat(6), 'too_long'],
    ['a control character', field('name'), 'a\u0007b', 'control_character'],
    ['a C1 control character', field('long_text'), 'a\u009fb', 'control_character'],
    ['a tab', field('long_text'), 'a\tb', 'control_character'],
    ['a line break in a name', field('name'), 'a\nb', 'line_break'],
    ['a line break of Windows in a place', field('place'), 'a\r\nb', 'line_break'],
    ['a line break in a long text', field('long_text'), 'a\r\nb', undefined],
    ['line and paragraph separators in a name', field('name'), 'a\u2028b\u2029c', 'line_break'],
    ['a line separator in a long text', field('long_text'), 'a\u2028b', undefined],
    ['the sign for a lost letter', field('name'), 'Ra\uFFFDm', 'lost_letter'],
    ['the place of a picture that was not copied', field('long_text'), 'Ra\uFFFCm', 'lost_letter'],
    ['half an emoji', field('name'), 'Ria\uD83D', 'lost_letter'],
    ['the other half of an emoji', field('name'), '\uDE00Ria', 'lost_letter'],
    ['a lost letter in a date', field('date'), '2026-12-0\uFFFD', 'lost_letter'],
    ['a mark that turns the line around', field('name'), 'Ra\u202Em', 'control_character'],
    ['marks around a name copied from a list of contacts', field('name'), '\u2068Priya\u2069', 'control_character'],
    ['a byte order mark within a name', field('name'), 'Ra\uFEFFm', 'control_character'],
    ['a whole emoji of many parts', field('name', { max_length: 20 }), '👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿', undefined],
    ['marks of direction that some names need', field('name'), 'رام\u200F!', undefined],
    ['a real day', field('date'), ' 2028-02-29 ', undefined],
    ['a day that no calendar has', field('date'), '2027-02-29', 'not_a_day'],
    ['a real time', field('time'), '19:30', undefined],
    ['a time that no clock shows', field('time'), '24:00', 'not_a_time'],
  ])('%s', (_, asked, typed, fault) => expect(fieldFault(asked, typed)).toBe(fault));

  it.each([
    0x200b, 0x2060, 0x2800, 0x00ad, 0x180e, 0x200d, 0x200c, 0x061c, 0x034f, 0xfe0f, 0x17b4, 0xe0100, 0x115f, 0x1160, 0x3164,
    0xffa0, 0x1bca0, 0x200e, 0x2028, 0x3000, 0xfeff,
  ])('is missing where it is U+%x alone', (code) => {
    expect(fieldFault(field('name'), String.fromCodePoint(code))).toBe('missing');
    expect(fieldFault(field('name'), ` ${String.fromCodePoint(code, code)}`)).toBe('missing');
  });

  it('has faults that an answer names by the field, those of unknown fields first', () => {
    const fields = [
      field('name', { key: 'groom' }),
      field('name', { key: 'bride', max_length: 3 }),
      field('date', { key: 'date' }),
      field('time', { key: 'time' }),
      field('text', { key: 'line' }),
      field('text', { key: 'lost' }),
    ];
    expect(
      detailFaults(fields, { venue: 'Delhi', bride: 'Asha', date: 'soon', time: '7 PM', line: 'a\nb', lost: '\uFFFC' }),
    ).toEqual([
      { key: 'venue', message: 'is not part of this theme' },
      { key: 'groom', message: 'is required' },
      { key: 'bride', message: 'has more than 3 characters' },
      { key: 'date', message: 'is not a valid day as YYYY-MM-DD' },
      { key: 'time', message: 'is not a time of day as HH:MM' },
      { key: 'line', message: 'has a line break or control character' },
      { key: 'lost', message: 'has a letter that was lost when it was copied: type it again' },
    ]);
  });
});
