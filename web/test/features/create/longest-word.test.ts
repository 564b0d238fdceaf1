import { expect, it } from 'vitest';
import { longestWord } from '../../../src/features/create/lib/longest-word.ts';

it.each([
  ['Arjun', 5],
  ['Meera Krishnamurthy', 13],
  ['Anne-Marie', 5],
  ['Shri\nVenkataraghavan Iyer', 15],
  ['', 0],
])('the longest word of %j', (text, letters) => {
  expect(longestWord(text)).toBe(letters);
});
