import type { Log } from '@nimantran/kit/log';
import { DAY_MS, MINUTE_MS } from '@nimantran/proto/domain/durations';
import { PAYMENT_METHODS, type PaymentMethod } from '@nimantran/proto/domain/payment-method';
import type Stripe from 'stripe';

/** An account's methods are changed by hand, about once a year. */
const FRESH_MS = 10 * MINUTE_MS;
/** While the provider cannot be asked, the last answer counts for so long. */
const KEPT_MS = DAY_MS;
const AGAIN_MS = MINUTE_MS;
/** A page waits for it. */
const TIMEOUT_MS = 3_000;

/**
 * Asks the provider which ways to pay its checkout page offers, at most once in ten minutes for all callers. The answer of the returned
 * function is null if the provider has not answered for a day.
 */
export function paymentMethodsOf(
  { stripe, log }: { stripe: Stripe; log: Log },
  now: () => number = Date.now,
): () => Promise<PaymentMethod[] | null> {
  let known: { methods: PaymentMethod[]; at: number } | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    askedAt = now();
    try {
      known = { methods: await offeredBy(stripe), at: now() };
    } catch (error) {
      log.warn({ err: error }, 'the payment provider does not say which ways to pay it offers');
    }
  }
  return async () => {
    const isFresh = known !== undefined && now() - known.at < FRESH_MS;
    if (!isFresh && (asking || now() - askedAt >= AGAIN_MS)) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    return known !== undefined && now() - known.at < KEPT_MS ? known.methods : null;
  };
}

/** Those of the default configuration, which sessions use that name no other. */
async function offeredBy(stripe: Stripe): Promise<PaymentMethod[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 }, { timeout: TIMEOUT_MS, maxNetworkRetries: 0 });
  const used = data.find(({ active, is_default, application }) => active && is_default && !application);
  if (!used) throw new Error('The payment provider has no default configuration of payment methods.');
  return PAYMENT_METHODS.filter((method) => used[method]?.available === true);
}
