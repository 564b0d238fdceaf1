import { expect, it } from 'vitest';
import { yesOf } from '../../../src/features/designer/lib/family-yes.ts';

const WORDS = { details: { groom: 'Rohan', place: '' }, bride_first: false };
const job = (details: Record<string, string>, version = 'v1') => ({
  customisation: { details, photos: {}, music: null, bride_first: false },
  theme: { version },
});
const answered = (names: string[], earlier_names: string[] = []) => ({
  words: { theme_version: 'v1', ...WORDS },
  names,
  earlier_names,
});

it('is a yes to these words only if they are exactly those that were read, in the same version of the theme', () => {
  expect(yesOf(answered(['Nani'], ['Dada']), job({ groom: ' Rohan' }))).toEqual({ isToTheseWords: true, names: ['Nani'] });
  const changed = { isToTheseWords: false, names: ['Nani', 'Dada'] };
  expect(yesOf(answered(['Nani'], ['Dada']), job({ groom: 'Rohan Rao' }))).toEqual(changed);
  expect(yesOf(answered(['Nani'], ['Dada']), job({ groom: 'Rohan' }, 'v2'))).toEqual(changed);
});

it('says that words have changed where everybody answered before, and nothing where nobody did', () => {
  expect(yesOf(answered([], ['Dada']), job({ groom: 'Rohan' }))).toEqual({ isToTheseWords: false, names: ['Dada'] });
  expect(yesOf(answered([]), job({ groom: 'Rohan' }))).toBeUndefined();
  expect(yesOf({ words: null, names: [], earlier_names: [] }, job({}))).toBeUndefined();
});
