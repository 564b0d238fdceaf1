import { readClock } from '@nimantran/kit/db/database';
import { formatMoney } from '@nimantran/proto/domain/currency';
import type Stripe from 'stripe';
import type { OrdersContext } from '../context.ts';
import { idOf } from '../stripe/facts.ts';
import { failed, type Outcome, type Prover, passed } from './prover.ts';
import { providerFault } from './provider-fault.ts';

/** The provider allows no session that ends earlier than half an hour from now. */
const MINUTES_TO_PAY = 35;
const CURRENCY = 'INR';

const amountOf = ({ config }: OrdersContext) =>
  ({ currency: CURRENCY, amount_minor: config.MINIMUM_CHARGE_MINOR[CURRENCY] }) as const;

/** The smallest payment at the provider, made by whoever tries, and its refund. Neither is in the books: no order has them. */
export const paymentProver: Prover = {
  async start(context, { id, by }) {
    const { stripe, config, db, clock } = context;
    const page = `${config.PUBLIC_URL}/admin/start`;
    const { currency, amount_minor } = amountOf(context);
    const metadata = { proof_id: id };
    const product_data = { name: 'Test payment, refunded at once' };
    try {
      const ends = Math.floor((await readClock(db, clock)).getTime() / 1000) + MINUTES_TO_PAY * 60;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amount_minor, product_data } },
          ],
          ...(by?.email ? { customer_email: by.email } : {}),
          metadata,
          payment_intent_data: { metadata, description: 'Test payment of the first run' },
          expires_at: ends,
          success_url: `${page}?paid=1`,
          cancel_url: page,
        },
        { idempotencyKey: `proof-${id}` },
      );
      if (session.url === null) return failed('Stripe opened no page to pay on. Try again.');
      return waitingFor(session.url, session.id, context);
    } catch (error) {
      return failed(providerFault(error));
    }
  },
  async goOn(context, { id, reference }) {
    const { stripe } = context;
    try {
      const session = await stripe.checkout.sessions.retrieve(reference ?? '');
      const intent = idOf(session.payment_intent);
      if (session.payment_status === 'paid' && intent !== undefined) return await sendBack(context, id, intent);
      if (session.status === 'open' && session.url !== null) return waitingFor(session.url, session.id, context);
      return failed('The page to pay on has ended without a payment. Start again, and pay within half an hour.');
    } catch (error) {
      return failed(`${providerFault(error)} If the payment was made, refund it in Stripe’s dashboard.`);
    }
  },
};

function waitingFor(url: string, reference: string, context: OrdersContext): Outcome {
  const said = `Pay ${formatMoney(amountOf(context))} on Stripe’s page, with a card of your own, or with a test card if the key is a test key. It is refunded as soon as you are back.`;
  return { state: 'waiting', said, task: { kind: 'pay', url }, reference };
}

/** Repeated for the same try, it is the same refund. */
async function sendBack(context: OrdersContext, id: string, payment_intent: string): Promise<Outcome> {
  const refund: Stripe.Refund = await context.stripe.refunds.create(
    { payment_intent, metadata: { proof_id: id } },
    { idempotencyKey: `proof-refund-${id}` },
  );
  const amount = formatMoney(amountOf(context));
  if (refund.status === 'failed' || refund.status === 'canceled')
    return failed(
      `${amount} was paid, but the refund failed (${refund.failure_reason ?? refund.status}). Refund it in Stripe’s dashboard.`,
    );
  return passed(`${amount} was paid and is refunded (${refund.id}).`);
}
