import { expect, it } from 'vitest';
import { NIGHTLY_PROOFS, PROOFS, type Proof, stillToProve } from '../../src/domain/first-run.ts';

it.each<[readonly Proof[], number]>([
  [[], PROOFS.length],
  [['mail'], PROOFS.length - 1],
  [PROOFS.filter((proof) => proof !== 'webhook'), 1],
  [PROOFS, 0],
])('with %j, so many keep customers out: %i', (passed, left) => {
  const missing = stillToProve(new Set(passed));
  expect(missing).toHaveLength(left);
  expect(missing.filter((proof) => passed.includes(proof))).toEqual([]);
});

it('what is repeated at night is among what is proven', () => {
  expect(NIGHTLY_PROOFS.filter((proof) => !PROOFS.includes(proof))).toEqual([]);
});
