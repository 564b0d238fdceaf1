import type { Scene, ThemeField } from '@nimantran/proto/domain/theme';
import { expect, test } from 'vitest';
import { manifestProblems } from '../../src/package/check-manifest.ts';
import { chooseCards, firstNameCard } from '../../src/stages/choose-cards.ts';
import { loopRange } from '../../src/stages/video-loop.ts';
import { fixtureAnimation, fixtureManifest } from '../support/fixture-theme.ts';

const field = (key: string, kind: ThemeField['kind'], more: Partial<ThemeField> = {}): ThemeField => {
  return { key, label: key, kind, required: false, max_length: 60, sample: key, ...more };
};
const FIELDS = [
  field('groom', 'name', { role: 'groom' }),
  field('bride', 'name', { role: 'bride' }),
  field('aunt', 'name'),
  field('venue', 'place'),
  field('date', 'date'),
];
/** Scenes of two seconds by name, with the fields that they show. */
const video = (shown: Record<string, string[]>) => ({
  scenes: Object.keys(shown).map((name, index): Scene => {
    return { name, first_frame: index * 60, last_frame: index * 60 + 59, still_frame: index * 60 + 40 };
  }),
  fieldsIn: ({ name }: Scene) => new Set(shown[name]),
});

test.each<[string, Record<string, string[]>, string[] | undefined, string[]]>([
  ['names and place', { Doors: [], Couple: ['groom', 'bride'], Day: ['date'], Place: ['venue'] }, undefined, ['Couple', 'Place']],
  ['two at least', { Couple: ['groom', 'bride', 'venue'], Empty: [], Day: ['date'] }, undefined, ['Couple', 'Day']],
  ['the only one', { Couple: ['groom', 'bride'] }, undefined, ['Couple']],
  [
    'four at most, the couple and the place first',
    { Aunt: ['aunt'], One: ['groom'], Two: ['bride'], Three: ['groom', 'bride'], Place: ['venue'] },
    undefined,
    ['One', 'Two', 'Three', 'Place'],
  ],
  ['those the theme names', { Doors: [], Couple: ['groom'], Place: ['venue'] }, ['Place', 'Doors'], ['Doors', 'Place']],
  ['those it names that were not cut', { Couple: ['groom'], Place: ['venue'] }, ['Doors', 'Couple'], ['Couple']],
  ['others if all it names were cut', { Couple: ['groom'], Place: ['venue'] }, ['Doors'], ['Couple', 'Place']],
])('the cards of a video are %s', (_, shown, cards, wanted) => {
  const { scenes, fieldsIn } = video(shown);
  const manifest = { fields: FIELDS, ...(cards && { cards }) };
  expect(chooseCards(manifest, scenes, fieldsIn).map(({ name }) => name)).toEqual(wanted);
});

test('the customer’s choice of cards goes before that of the theme, unless all its scenes were cut', () => {
  const { scenes, fieldsIn } = video({ Doors: [], Couple: ['groom'], Place: ['venue'] });
  const cards = (chosen: string[]) =>
    chooseCards({ fields: FIELDS, cards: ['Place'] }, scenes, fieldsIn, chosen).map(({ name }) => name);
  expect([cards(['Couple', 'Doors']), cards(['Blessings'])]).toEqual([['Doors', 'Couple'], ['Place']]);
});

test('the loop begins with the first card that shows a name', () => {
  const { scenes, fieldsIn } = video({ Place: ['venue'], Couple: ['groom'], Doors: [] });
  expect(firstNameCard({ fields: FIELDS }, scenes, fieldsIn)?.name).toBe('Couple');
  expect(firstNameCard({ fields: FIELDS }, scenes.slice(0, 1), fieldsIn)?.name).toBe('Place');
});

test('a manifest may name as cards only scenes that it has, each once', () => {
  const problems = (cards: string[]) => manifestProblems({ ...fixtureManifest(), cards }, fixtureAnimation());
  expect(problems(['Names'])).toEqual([]);
  expect(problems(['Doors'])).toEqual(['cards names the scene "Doors", which is not there']);
  expect(problems(['Names', 'Names'])).toEqual(['cards names a scene twice']);
});

test('the loop ends with a scene and within eight seconds; a longer scene is cut', () => {
  const { scenes } = video({ A: [], B: [], C: [], D: [], E: [], F: [] });
  expect(loopRange(scenes, scenes[1], 30)).toEqual({ first: 60, frames: 240 });
  expect(loopRange(scenes, scenes[5], 30)).toEqual({ first: 300, frames: 60 });
  const long: Scene = { name: 'Long', first_frame: 10, last_frame: 400, still_frame: 200 };
  expect(loopRange([long], long, 30)).toEqual({ first: 10, frames: 240 });
});
