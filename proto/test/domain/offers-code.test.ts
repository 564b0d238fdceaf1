import { expect, it } from 'vitest';
import { offersCode } from '../../src/domain/offers-code.ts';

it.each([
  [['name', 'date', 'place'], true],
  [['name', 'long_text'], false],
  [[], false],
] as const)('a theme that asks for %j offers a code: %s', (kinds, offers) => {
  expect(offersCode(kinds.map((kind) => ({ kind })))).toBe(offers);
});
