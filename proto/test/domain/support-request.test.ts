import { expect, it } from 'vitest';
import { needsOrder, type SupportKind } from '../../src/domain/support-request.ts';

it.each<[SupportKind, boolean]>([
  ['question', false],
  ['correction', true],
  ['revision', true],
  ['preview', false],
  ['customisation', false],
  ['price-match', false],
  ['refund', true],
  ['report', false],
  ['other', false],
])('a request of the kind %s needs an order: %s', (kind, expected) => {
  expect(needsOrder(kind)).toBe(expected);
});
