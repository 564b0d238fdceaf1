import { type Declined, declined } from './cards.ts';

/** A UPI ID, which the bank's app on a phone confirms. */
export type Upi = { vpa: string };

/** `waits`: the bank answers later, as told by `answer`, or when a test says so. */
export type UpiOutcome = { kind: 'pays' } | { kind: 'waits'; answer: 'succeeded' | 'failed' | undefined } | Declined;

/** UPI IDs of the test page by the part before the @; a payment that waits is confirmed or refused later, or by a test's control. */
const OUTCOMES: Readonly<Record<string, UpiOutcome>> = {
  success: { kind: 'pays' },
  failure: declined('payment_intent_payment_attempt_failed', 'The payment was declined in the UPI app.'),
  later: { kind: 'waits', answer: 'succeeded' },
  'late-failure': { kind: 'waits', answer: 'failed' },
  waits: { kind: 'waits', answer: undefined },
};
export const TEST_UPI_IDS: readonly (readonly [string, string])[] = [
  ['success@test', 'pays'],
  ['failure@test', 'is declined'],
  ['later@test', 'is confirmed after a while'],
  ['late-failure@test', 'fails after a while'],
];

export function outcomeOfUpi({ vpa }: Upi): UpiOutcome {
  const real = declined('payment_intent_payment_attempt_failed', 'This is a test checkout: use one of the test UPI IDs.');
  return OUTCOMES[vpa.split('@')[0] ?? ''] ?? real;
}

/** A UPI ID as NPCI writes it; undefined if it is none. */
export function readUpi(typed: string): Upi | undefined {
  const vpa = typed.trim().toLowerCase();
  return /^[a-z0-9._-]{2,60}@[a-z]{2,30}$/.test(vpa) ? { vpa } : undefined;
}
