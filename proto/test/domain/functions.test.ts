import { describe, expect, it } from 'vitest';
import { byTime, type FunctionsTheme, functionsOf, lastDayOf } from '../../src/domain/functions.ts';

const field = (key: string, kind: FunctionsTheme['fields'][number]['kind'], more: object = {}) => ({ key, kind, ...more });
const WEDDING: FunctionsTheme = {
  ...{ category: 'Wedding', category_id: 1 },
  fields: [
    field('date', 'date'),
    field('time', 'time'),
    field('venue', 'place'),
    field('city', 'place'),
    field('reception_date', 'date', { function: 'Reception' }),
    field('reception_time', 'time', { function: 'Reception' }),
    field('reception_venue', 'place', { function: 'Reception' }),
  ],
};
const IN_WORDS: FunctionsTheme = {
  ...{ category: 'Haldi', category_id: 7, language: 'hi' },
  fields: [field('ritual', 'text', { tells: 'title' }), field('date', 'date'), field('words', 'text', { tells: 'time' })],
};
const DAY = { date: '2026-12-06', time: '10:30', venue: 'Rang Chowk', city: 'Bikaner' };
const RECEPTION = { reception_date: '2026-12-07', reception_time: '19:30', reception_venue: 'Lamplit Terrace' };
const main = {
  ...{ key: 'date', title: 'Wedding', day: '2026-12-06', start: '10:30' },
  ...{ time_words: null, place: 'Rang Chowk', city: 'Bikaner' },
};

describe('the functions of an invitation', () => {
  it('are those of the theme, each at its place', () => {
    const reception = {
      ...main,
      key: 'reception_date',
      title: 'Reception',
      day: '2026-12-07',
      start: '19:30',
      place: 'Lamplit Terrace',
    };
    expect(functionsOf(WEDDING, { ...DAY, ...RECEPTION })).toEqual([main, reception]);
  });

  it('are only those that have a day', () => {
    expect(functionsOf(WEDDING, DAY)).toEqual([main]);
    expect(functionsOf(WEDDING, { ...DAY, date: '2026-02-30' })).toEqual([]);
    expect(functionsOf({ ...WEDDING, fields: [field('message', 'long_text')] }, { message: 'Hello' })).toEqual([]);
  });

  it('are where the main one is, and without a start, unless they say otherwise', () => {
    const [, reception] = functionsOf(WEDDING, { ...DAY, reception_date: '2026-12-07' });
    expect(reception).toMatchObject({ start: null, time_words: null, place: 'Rang Chowk', city: 'Bikaner' });
  });

  it('have their time from words, and their name from a field', () => {
    const said = { date: '2027-02-01', words: 'प्रातः 10 बजे से', ritual: 'मेहंदी और हल्दी' };
    expect(functionsOf(IN_WORDS, said)).toMatchObject([{ title: 'मेहंदी और हल्दी', start: '10:00', time_words: said.words }]);
    expect(functionsOf(IN_WORDS, { date: '2027-02-01', words: 'सूर्योदय पर' })).toMatchObject([
      { title: 'हल्दी', start: null, time_words: 'सूर्योदय पर' },
    ]);
  });

  it('are sorted by when they are, and end on a last day', () => {
    const unsorted = functionsOf(WEDDING, { ...DAY, ...RECEPTION, reception_date: '2026-12-05' });
    expect(unsorted.toSorted(byTime).map(({ key }) => key)).toEqual(['reception_date', 'date']);
    expect(lastDayOf(unsorted)).toBe('2026-12-06');
    expect(lastDayOf([])).toBeUndefined();
  });
});
