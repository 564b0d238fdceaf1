import { createLog } from '@nimantran/kit/log';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { paymentMethodsOf } from '../../src/stripe/payment-methods.ts';

const offered = (available: boolean) => ({ available });

/** A provider that counts how often it is asked; `fails` lets it give no answer. */
function provider(rows: object[]) {
  const asked = { times: 0, fails: false };
  const list = async () => {
    asked.times += 1;
    await Promise.resolve();
    if (asked.fails) throw new Error('No answer.');
    return { data: rows };
  };
  return { asked, stripe: { paymentMethodConfigurations: { list } } as unknown as Stripe };
}

describe('the ways to pay that the provider offers', () => {
  const log = createLog('orders', 'silent');
  const own = {
    active: true,
    is_default: true,
    application: null,
    card: offered(true),
    upi: offered(true),
    paypal: offered(false),
  };

  it('are those of the account’s default configuration', async () => {
    const others = [
      { ...own, is_default: false, paypal: offered(true) },
      { ...own, application: 'ca_1', link: offered(true) },
    ];
    const { stripe } = provider([...others, own]);
    expect(await paymentMethodsOf({ stripe, log })()).toEqual(['card', 'upi']);
  });

  it('are asked for once in ten minutes, however many pages want them', async () => {
    const { stripe, asked } = provider([own]);
    let now = 0;
    const methods = paymentMethodsOf({ stripe, log }, () => now);
    await Promise.all([methods(), methods(), methods()]);
    now = 9 * MINUTE_MS;
    await methods();
    expect(asked.times).toBe(1);
    now = 11 * MINUTE_MS;
    await methods();
    expect(asked.times).toBe(2);
  });

  it('stay as they were for a day while the provider does not answer, and are then unknown', async () => {
    const { stripe, asked } = provider([own]);
    let now = 0;
    const methods = paymentMethodsOf({ stripe, log }, () => now);
    await methods();
    asked.fails = true;
    now = 60 * MINUTE_MS;
    expect(await methods()).toEqual(['card', 'upi']);
    // Not asked again at once.
    expect(await methods()).toEqual(['card', 'upi']);
    expect(asked.times).toBe(2);
    now = 25 * 60 * MINUTE_MS;
    expect(await methods()).toBeNull();
  });
});
