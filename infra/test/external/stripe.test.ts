import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { checkStripe } from '../support/stripe-contract/stripe-contract.ts';

/** A secret key of a Stripe sandbox whose account can charge US dollars; every run leaves some test payments there. */
const KEY = process.env.STRIPE_TEST_KEY?.trim();

if (KEY === undefined || KEY === '') {
  console.warn(
    'Stripe itself is not asked: set STRIPE_TEST_KEY (sk_test_…) to run the contract of the payment provider against it.',
  );
  test.skip('Stripe keeps the contract of the payment provider', () => {});
} else if (!KEY.startsWith('sk_test_')) {
  test('STRIPE_TEST_KEY is a test key', () => {
    expect.fail('STRIPE_TEST_KEY must start with sk_test_: these tests take payments, and with a live key they would be real.');
  });
} else {
  const options = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false };
  const stripe = new Stripe(KEY, options);
  checkStripe('Stripe', () => ({
    stripe,
    withKey: (secretKey) => new Stripe(secretKey, { ...options, maxNetworkRetries: 0 }),
    patience: { limitMs: 90_000, everyMs: 1_500 },
  }));
}
