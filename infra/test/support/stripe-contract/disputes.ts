import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aPayment, type Provider, refusal, waitFor } from './provider.ts';

type DisputeEvent = Extract<Stripe.Event, { type: `charge.dispute.${string}` }>;

export function checkDisputes(provider: () => Provider): void {
  describe('a dispute', () => {
    test('takes the money, is told of, forbids a refund, and keeps the money when it is lost', async () => {
      const { stripe } = provider();
      const dispute = await disputed(provider());
      expect(dispute).toMatchObject({
        object: 'dispute',
        amount: 2_500,
        currency: 'usd',
        reason: 'fraudulent',
        status: 'needs_response',
      });
      const withdrawn = await waitFor(provider(), 'the withdrawal', () => withMovements(stripe, dispute.id, 1));
      expect(withdrawn.balance_transactions[0]).toMatchObject({ type: 'adjustment', reporting_category: 'dispute' });
      expect(withdrawn.balance_transactions[0]?.amount).toBeLessThan(0);
      await told(provider(), dispute, ['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
      expect(await refusal(stripe.refunds.create({ payment_intent: intentOf(dispute) }))).toMatchObject({
        code: 'charge_disputed',
      });

      expect(await stripe.disputes.close(dispute.id)).toMatchObject({ id: dispute.id, status: 'lost' });
      await told(provider(), dispute, ['charge.dispute.closed']);
      expect((await stripe.disputes.retrieve(dispute.id)).balance_transactions).toHaveLength(1);
      expect((await refusal(stripe.disputes.close(dispute.id))).statusCode).toBe(400);
    });

    test('that is won brings the money back', async () => {
      const { stripe } = provider();
      const { id, payment_intent, created } = await disputed(provider());
      await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' }, submit: true });
      const won = await waitFor(provider(), 'the money to come back', () => withMovements(stripe, id, 2));
      expect(won.status).toBe('won');
      const sum = won.balance_transactions.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(0);
      expect(won.balance_transactions.map(({ reporting_category }) => reporting_category).toSorted()).toEqual([
        'dispute',
        'dispute_reversal',
      ]);
      await told(provider(), { ...won, payment_intent, created }, [
        'charge.dispute.updated',
        'charge.dispute.funds_reinstated',
        'charge.dispute.closed',
      ]);
    });
  });
}

async function disputed(provider: Provider): Promise<Stripe.Dispute> {
  const { stripe } = provider;
  const { id } = await stripe.paymentIntents.create(aPayment('pm_card_createDispute'));
  return waitFor(provider, 'the dispute', async () => (await stripe.disputes.list({ payment_intent: id })).data[0]);
}

async function withMovements(stripe: Stripe, id: string, count: number): Promise<Stripe.Dispute | undefined> {
  const dispute = await stripe.disputes.retrieve(id);
  return dispute.balance_transactions.length >= count ? dispute : undefined;
}

/** Waits until each of the events was sent for this dispute. */
async function told(
  { stripe, ...provider }: Provider,
  { id, created }: Stripe.Dispute,
  types: DisputeEvent['type'][],
): Promise<void> {
  await waitFor({ stripe, ...provider }, types.join(' and '), async () => {
    const events = await stripe.events.list({ types, created: { gte: created }, limit: 100 });
    const found = events.data.filter((event) => isOfDispute(event) && event.data.object.id === id).map(({ type }) => type);
    return types.every((type) => found.includes(type)) || undefined;
  });
}

function isOfDispute(event: Stripe.Event): event is DisputeEvent {
  return event.data.object.object === 'dispute';
}

function intentOf({ payment_intent }: Stripe.Dispute): string {
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
}
