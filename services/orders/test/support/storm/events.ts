import type Stripe from 'stripe';

/** The endpoint's subscription, as in the service's README. */
const SUBSCRIBED: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]);

/** The provider's events in the order in which they happened, each once. */
export class EventFeed {
  private readonly stripe: Stripe;
  private last: string | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(stripe: Stripe) {
    this.stripe = stripe;
  }

  /** Events since the last call. */
  next(): Promise<Stripe.Event[]> {
    const asked = this.turn.then(() => this.ask());
    this.turn = asked.catch(() => {});
    return asked;
  }

  private async ask(): Promise<Stripe.Event[]> {
    const events: Stripe.Event[] = [];
    if (this.last === undefined) {
      for await (const event of this.stripe.events.list({ limit: 100 })) events.unshift(event);
    } else {
      for (;;) {
        const page: Stripe.ApiList<Stripe.Event> = await this.stripe.events.list({
          limit: 100,
          ending_before: events.at(-1)?.id ?? this.last,
        });
        events.push(...page.data.toReversed());
        if (!page.has_more) break;
      }
    }
    this.last = events.at(-1)?.id ?? this.last;
    return events.filter(({ type }) => SUBSCRIBED.has(type));
  }
}
