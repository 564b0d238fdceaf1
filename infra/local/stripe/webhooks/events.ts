import type { LocalContext } from '../../context.ts';
import { newId } from '../store/ids.ts';
import { API_VERSION, type Event, type Webhook } from '../store/objects.ts';
import type { Transaction } from '../store/store.ts';

/** The events that the stand-in can send. */
type EmittedType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';

/** Events that the webhook endpoint is subscribed to; others are only listed by the API. */
const DELIVERED: ReadonlySet<Event['type']> = new Set<EmittedType>([
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'refund.created',
  'refund.failed',
  'refund.updated',
]);

/** An event's type and object, as in the SDK's event of that type. */
type Happening = { [Type in EmittedType]: Pick<Extract<Event, { type: Type }>, 'type' | 'data'> }[EmittedType];

export type Cause = { requestId: string | null; idempotencyKey: string | null };
const NO_REQUEST: Cause = { requestId: null, idempotencyKey: null };

/** A transaction with everything a change needs: the time in seconds, and the request that caused it. */
export type Change = { context: LocalContext; tx: Transaction; now: number; cause: Cause };

/** Runs a change in one transaction. */
export function change<Result>(context: LocalContext, work: (change: Change) => Result, cause: Cause = NO_REQUEST): Result {
  return context.store.transact((tx) => work({ context, tx, now: Math.floor(context.clock() / 1000), cause }));
}

/** Records an event, and queues its webhook in the same transaction. */
export function emit({ context, tx, now, cause }: Change, happening: Happening): void {
  const delivered = DELIVERED.has(happening.type) && context.config.stripe.webhookUrl !== undefined;
  const event: Event = {
    id: newId('evt_'),
    object: 'event',
    api_version: API_VERSION,
    created: now,
    livemode: false,
    pending_webhooks: delivered ? 1 : 0,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    ...happening,
  };
  tx.put('event', event);
  if (delivered) tx.put('webhook', newWebhook(context, event));
}

function newWebhook({ clock, controls }: LocalContext, { id, type }: Event): Webhook {
  const { copies, delay_ms } = controls.webhooks;
  const at = clock() + delay_ms;
  const status = controls.dropsNext() ? 'dropped' : 'pending';
  return { id, type, status, wanted: copies, taken: 0, attempts: 0, first_at: at, next_at: at, last_problem: null };
}

/** Sends `copies` more copies of an event to the webhook address. */
export function sendAgain({ context, tx }: Change, event: Event, copies: number): void {
  const now = context.clock();
  const before = tx.get('webhook', event.id) ?? { ...newWebhook(context, event), wanted: 0 };
  const wanted = (before.status === 'dropped' ? 0 : before.wanted) + copies;
  tx.put('webhook', { ...before, status: 'pending', wanted, first_at: now, next_at: now });
}

/** The event in its current form: its pending webhooks come from the webhook's row. */
export function presentEvent(tx: Transaction, event: Event): Event {
  const webhook = tx.get('webhook', event.id);
  const open = webhook !== undefined && webhook.status !== 'delivered';
  return { ...event, pending_webhooks: open ? 1 : 0 };
}
