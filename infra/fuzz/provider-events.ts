import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import fc from 'fast-check';
import Stripe from 'stripe';
import type { KnownIds } from './known-ids.ts';
import type { FuzzShop } from './shop.ts';
import { HOSTILE_TEXTS } from './values/hostile.ts';
import type { Wire } from './wire.ts';

/** Only signs; nothing is asked of the provider. */
const { webhooks } = new Stripe('sk_test_none', { telemetry: false });

/** The things that events name: of every order its ids, and those of its checkout, payment and refunds. */
export async function learnPayments({ db }: Pick<FuzzShop, 'db'>, things: KnownIds): Promise<void> {
  const { rows } = await db.query<Record<'order_id' | 'checkout_id' | 'bill_id' | 'session' | 'intent' | 'refund', string>>(
    `select o.id as order_id, c.id as checkout_id, c.bill_id, c.provider_id as session, p.payment_intent as intent, r.provider_id as refund
     from orders.orders o left join orders.checkout_sessions c on c.order_id = o.id left join orders.payments p on p.order_id = o.id
     left join orders.refunds r on r.payment_id = p.id order by o.placed_at desc limit 200`,
  );
  for (const { session, intent, refund, ...aim } of rows) {
    things.add('payment aim', aim);
    things.add('session', session);
    things.add('intent', intent);
    things.add('provider refund', refund);
  }
}

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 5, arbitrary }, fc.constant(null));
const seconds = fc.integer({ min: 1_600_000_000, max: 2_000_000_000 });
const currency = fc.constantFrom('inr', 'usd', 'eur', 'gbp', 'jpy', 'xau');
/** The provider's smallest and largest amounts. */
const amount = fc.oneof(fc.constantFrom(1, 50, 99_999_999, 999_999_999_999), fc.integer({ min: 1, max: 500_000 }));
const made = (prefix: string) => fc.stringMatching(/^[A-Za-z0-9]{24}$/).map((text) => prefix + text);
/** A provider's texts are no one's to choose, but for NUL, which it does not send. */
const said = orNull(fc.constantFrom(...HOSTILE_TEXTS.filter((text) => !text.includes('\0')), 'x'.repeat(5_000)));

/**
 * Events as the provider may send them, with the right signature: any order of news, about payments that are known, unknown, on their
 * way, or not ours.
 */
export function providerEvents({ things, secret }: { things: KnownIds; secret: string }): fc.Arbitrary<Wire> {
  const known = (kind: 'session' | 'intent' | 'provider refund', prefix: string) => {
    const there = things.of(kind).map(String);
    return there.length === 0
      ? made(prefix)
      : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...there) }, { weight: 1, arbitrary: made(prefix) });
  };
  const aims = things.of('payment aim') as Record<string, string | null>[];
  const metadata = fc.oneof(
    fc.constantFrom(...aims.map((aim) => Object.fromEntries(Object.entries(aim).filter(([, id]) => id !== null)))),
    fc.record({ order_id: fc.uuid(), checkout_id: fc.uuid(), bill_id: fc.uuid() }, { noNullPrototype: true }),
    fc.constantFrom<object>({}, { order_id: 'none', checkout_id: '', bill_id: 'x'.repeat(500) }, { proof_id: 'none' }),
  );
  const intent = known('intent', 'pi_');
  const reference = orNull(
    fc.oneof(
      intent,
      intent.map((id) => ({ id, object: 'payment_intent' })),
    ),
  );
  const session = fc.record({
    ...{ id: known('session', 'cs_test_'), object: fc.constant('checkout.session'), currency, amount_total: amount },
    status: fc.constantFrom('open', 'complete', 'expired'),
    payment_status: fc.constantFrom('paid', 'paid', 'unpaid', 'no_payment_required'),
    payment_intent: reference,
    metadata: orNull(metadata),
  });
  const failed = fc.record({
    ...{ id: intent, object: fc.constant('payment_intent'), metadata },
    last_payment_error: orNull(fc.record({ message: said })),
  });
  const refund = fc.record({
    ...{ id: known('provider refund', 're_'), object: fc.constant('refund'), amount, currency },
    status: orNull(fc.constantFrom('pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
    payment_intent: reference,
    metadata: orNull(metadata),
  });
  const dispute = fc.record({
    ...{ id: made('dp_'), object: fc.constant('dispute'), amount, currency, created: seconds, payment_intent: reference },
    reason: fc.constantFrom('fraudulent', 'general', 'noncompliant', 'product_not_received'),
    status: fc.constantFrom(
      ...['warning_needs_response', 'warning_under_review', 'warning_closed', 'needs_response'],
      ...['under_review', 'won', 'lost', 'prevented'],
    ),
    evidence_details: fc.record({ due_by: orNull(seconds) }),
    balance_transactions: fc.array(
      fc.record({
        amount: fc.oneof(
          amount,
          amount.map((paid) => -paid),
        ),
      }),
      { maxLength: 2 },
    ),
  });
  const news = fc.oneof(
    fc.tuple(
      fc
        .constantFrom('completed', 'async_payment_succeeded', 'async_payment_failed', 'expired')
        .map((end) => `checkout.session.${end}`),
      session,
    ),
    fc.tuple(fc.constant('payment_intent.payment_failed'), failed),
    fc.tuple(fc.constantFrom('refund.created', 'refund.updated', 'refund.failed'), refund),
    fc.tuple(
      fc
        .constantFrom('created', 'updated', 'funds_withdrawn', 'funds_reinstated', 'closed')
        .map((end) => `charge.dispute.${end}`),
      dispute,
    ),
    fc.tuple(fc.constantFrom('customer.created', 'v1.unheard_of'), fc.constant({ id: 'cus_none' })),
  );
  return fc.tuple(made('evt_'), seconds, news).map(([id, created, [type, object]]) => {
    const payload = JSON.stringify({ id, object: 'event', created, livemode: false, type, data: { object } });
    return {
      method: 'POST',
      path: STRIPE_WEBHOOK_PATH,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: Buffer.from(payload),
    };
  });
}
