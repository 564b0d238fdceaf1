/** What a shop proves before it sells, in the order in which an operator goes through it. */
export const PROOFS = ['seller', 'sign_in', 'mail', 'payment', 'webhook', 'file', 'sold', 'film', 'promises', 'clock'] as const;
export type Proof = (typeof PROOFS)[number];

/** Proofs that need nobody: a shop that sells repeats them every night. */
export const NIGHTLY_PROOFS = ['mail', 'webhook', 'file', 'clock'] as const satisfies readonly Proof[];
export type NightlyProof = (typeof NIGHTLY_PROOFS)[number];

/** What still keeps customers out, in order; a shop that has passed everything once stays open whatever fails later. */
export function stillToProve(passed: ReadonlySet<Proof>): Proof[] {
  return PROOFS.filter((proof) => !passed.has(proof));
}
