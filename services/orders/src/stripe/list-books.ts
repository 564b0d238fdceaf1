import Stripe from 'stripe';
import type { Span } from '../domain/reconciliation/nightly-spans.ts';
import { isWhole, PartTooLargeError } from '../domain/reconciliation/parts.ts';
import { isOfProof } from './facts.ts';

const PAGE = 100;
/** In one list; a span with more is compared in parts, which bounds what a comparison keeps in memory. */
const MOST_ITEMS = 10_000;
/** Changes to an item after the day it was created: the provider keeps events for 30 days. */
const CHANGES = {
  charge: ['charge.succeeded'],
  refund: ['refund.updated', 'refund.failed'],
  dispute: [
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
  ],
};

type Created = { gte: number; lt: number };
type Changing = keyof typeof CHANGES;

const createdIn = ({ from, to }: Span): Created => ({
  gte: Math.floor(from.getTime() / 1000),
  lt: Math.ceil(to.getTime() / 1000),
});

/** Charges created in a span that brought money, and earlier charges whose money arrived in it; in pages. */
export async function* chargesIn(stripe: Stripe, span: Span): AsyncGenerator<Stripe.Charge[]> {
  const paid = (charge: Stripe.Charge) => charge.paid && charge.status === 'succeeded';
  const made = paged(stripe.charges.list({ created: createdIn(span), limit: PAGE }), span);
  for await (const charges of madeAndChanged(stripe, 'charge', span, made, (id) => findCharge(stripe, id)))
    yield charges.filter((charge) => paid(charge) && !isOfProof(charge));
}

/** Refunds created or changed in a span, in their present state; in pages. */
export async function* refundsIn(stripe: Stripe, span: Span): AsyncGenerator<Stripe.Refund[]> {
  const made = paged(stripe.refunds.list({ created: createdIn(span), limit: PAGE }), span);
  for await (const refunds of madeAndChanged(stripe, 'refund', span, made, (id) => findRefund(stripe, id)))
    yield refunds.filter((refund) => !isOfProof(refund));
}

/** Disputes opened or changed in a span, in their present state; in pages. */
export async function* disputesIn(stripe: Stripe, span: Span): AsyncGenerator<Stripe.Dispute[]> {
  const made = paged(stripe.disputes.list({ created: createdIn(span), limit: PAGE }), span);
  yield* madeAndChanged(stripe, 'dispute', span, made, (id) => findDispute(stripe, id));
}

/** The charge that paid an intent, if the provider has one. */
export async function chargeOfIntent(stripe: Stripe, intentId: string): Promise<Stripe.Charge | undefined> {
  const intent = await found(stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }));
  const charge = intent?.latest_charge;
  if (typeof charge === 'string') return findCharge(stripe, charge);
  return charge?.paid && charge.status === 'succeeded' ? charge : undefined;
}

export const findRefund = (stripe: Stripe, id: string) => found(stripe.refunds.retrieve(id));
export const findDispute = (stripe: Stripe, id: string) => found(stripe.disputes.retrieve(id));
const findCharge = (stripe: Stripe, id: string) => found(stripe.charges.retrieve(id));

async function* madeAndChanged<Item extends { id: string }>(
  stripe: Stripe,
  kind: Changing,
  span: Span,
  made: AsyncGenerator<Item[]>,
  find: (id: string) => Promise<Item | undefined>,
): AsyncGenerator<Item[]> {
  const seen = new Set<string>();
  for await (const items of made) {
    for (const { id } of items) seen.add(id);
    yield items;
  }
  const changed = paged(stripe.events.list({ types: CHANGES[kind], created: createdIn(span), limit: PAGE }), span);
  for await (const events of changed) {
    for (const { data } of events) {
      const id = 'id' in data.object ? data.object.id : undefined;
      if (typeof id !== 'string' || seen.has(id)) continue;
      seen.add(id);
      const item = await find(id);
      if (item) yield [item];
    }
  }
}

/** @throws PartTooLargeError beyond the maximum, where the span can be split */
async function* paged<Item>(list: AsyncIterable<Item>, span: Span): AsyncGenerator<Item[]> {
  let page: Item[] = [];
  let count = 0;
  const most = isWhole(span) ? Number.POSITIVE_INFINITY : MOST_ITEMS;
  for await (const item of list) {
    page.push(item);
    count += 1;
    if (count > most) throw new PartTooLargeError(`More than ${most} entries.`);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function found<Item>(retrieval: Promise<Item>): Promise<Item | undefined> {
  try {
    return await retrieval;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
