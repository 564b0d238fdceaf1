import { describe, expect, it } from 'vitest';
import { type HeadlineTheme, headlineOf } from '../../src/domain/headline.ts';

const COUPLE: HeadlineTheme = {
  title: 'Marigold Mandap',
  fields: [
    { key: 'bride_parents', kind: 'name' },
    { key: 'groom', kind: 'name', role: 'groom' },
    { key: 'bride', kind: 'name', role: 'bride' },
    { key: 'date', kind: 'date' },
    { key: 'message', kind: 'long_text' },
  ],
};
const THREE_NAMES: HeadlineTheme = {
  title: 'Banyan Ashram',
  fields: [
    { key: 'venue', kind: 'place' },
    { key: 'boy', kind: 'name' },
    { key: 'parents', kind: 'name' },
    { key: 'hosts', kind: 'name' },
    { key: 'message', kind: 'text' },
  ],
};
const MARKED: HeadlineTheme = {
  title: 'Make a Wish',
  fields: [
    { key: 'giver', kind: 'name' },
    { key: 'boy', kind: 'name', headline: true },
    { key: 'parents', kind: 'name' },
  ],
};
const both = { groom: 'Rohan', bride: 'Asha', bride_parents: 'Meera & Anil', date: '2026-12-05' };
const three = { boy: 'Ira', parents: 'Dev', hosts: 'Mira', venue: 'Delhi' };

describe('the headline of an order', () => {
  it.each<[string, HeadlineTheme, Record<string, string>, boolean, string]>([
    ['names the couple, the groom first', COUPLE, both, false, 'Rohan & Asha'],
    ['names the couple, the bride first where they asked for it', COUPLE, both, true, 'Asha & Rohan'],
    ['names one of the couple where the other is left out', COUPLE, { bride: 'Asha' }, false, 'Asha'],
    ['takes the first two of three names: those after them are hosts and families', THREE_NAMES, three, false, 'Ira & Dev'],
    ['leaves hosts out also where one of the first two names is empty', THREE_NAMES, { ...three, parents: ' ' }, false, 'Ira'],
    ['names only those whom the theme marks', MARKED, { giver: 'Rhea', ...three }, false, 'Ira'],
    ['takes the first two names where the marked one is empty', MARKED, { giver: 'Rhea', parents: 'Dev' }, false, 'Rhea'],
    ['takes the first text where no name is given', THREE_NAMES, { message: 'Many happy\nreturns' }, false, 'Many happy returns'],
    ['is the title of the theme where neither is given', THREE_NAMES, { venue: 'Delhi' }, false, 'Banyan Ashram'],
    ['is the title of a theme without fields', { title: 'Diwali', fields: [] }, both, false, 'Diwali'],
    ['is no longer than 120 characters', THREE_NAMES, { boy: '🪔'.repeat(200) }, false, '🪔'.repeat(120)],
  ])('%s', (_, theme, details, bride_first, headline) => {
    expect(headlineOf(theme, { details, bride_first })).toBe(headline);
  });
});
