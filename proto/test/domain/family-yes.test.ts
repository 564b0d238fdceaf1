import { expect, test } from 'vitest';
import { isYes } from '../../src/domain/family-yes.ts';
import type { LineAnswer } from '../../src/http/orders/reviews.ts';

const field = (key: string) => ({ key, label: key, kind: 'name' as const, required: true, max_length: 40, sample: 'Rohan' });
const words = { fields: [field('groom'), field('bride'), field('place')], details: { groom: 'Rohan', bride: 'Asha', place: '' } };
const right = (key: string): LineAnswer => ({ key, verdict: 'right', wording: null });

test.each<[string, LineAnswer[], boolean]>([
  ['every line with words', [right('groom'), right('bride')], true],
  ['every line, and one to be changed', [right('groom'), { key: 'bride', verdict: 'change', wording: 'Aasha' }], false],
  ['some lines', [right('groom')], false],
  ['none', [], false],
])('is a yes if somebody says right of every line with words: %s', (_, answers, expected) => {
  expect(isYes(answers, words)).toBe(expected);
});
