import { describe } from 'vitest';
import { checkCalls } from './calls.ts';
import { checkCheckout } from './checkout.ts';
import { checkDisputes } from './disputes.ts';
import { checkIdempotency } from './idempotency.ts';
import { checkLists } from './lists.ts';
import { checkPayments } from './payments.ts';
import type { Provider } from './provider.ts';
import { checkRefunds } from './refunds.ts';

/**
 * The shop's requirements of its payment provider, tested through the SDK alone: the same tests run on the stand-in and, with a
 * test key, on Stripe. `provider` is called when a test runs, so that a suite can start one first.
 */
export function checkStripe(name: string, provider: () => Provider): void {
  describe(name, () => {
    checkCalls(provider);
    checkIdempotency(provider);
    checkCheckout(provider);
    checkPayments(provider);
    checkLists(provider);
    checkRefunds(provider);
    checkDisputes(provider);
  });
}
