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
    ['a real day', field('date'), ' 2028-02-29 ', undefined],
    ['a day that no calendar has', field('date'), '2027-02-29', 'not_a_day'],
    ['a real time', field('time'), '19:30', undefined],
    ['a time that no clock shows', field('time'), '24:00', 'not_a_time'],
  ])('%s', (_, asked, typed, fault) => expect(fieldFault(asked, typed)).toBe(fault));

  it('has faults that an answer names by the field, those of unknown fields first', () => {
    const fields = [
      field('name', { key: 'groom' }),
      field('name', { key: 'bride', max_length: 3 }),
      field('date', { key: 'date' }),
      field('time', { key: 'time' }),
      field('text', { key: 'line' }),
    ];
    expect(detailFaults(fields, { venue: 'Delhi', bride: 'Asha', date: 'soon', time: '7 PM', line: 'a\nb' })).toEqual([
      { key: 'venue', message: 'is not part of this theme' },
      { key: 'groom', message: 'is required' },
      { key: 'bride', message: 'has more than 3 characters' },
      { key: 'date', message: 'is not a valid day as YYYY-MM-DD' },
      { key: 'time', message: 'is not a time of day as HH:MM' },
      { key: 'line', message: 'has a line break or control character' },
    ]);
  });
});
