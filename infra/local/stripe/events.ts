import type { LocalContext } from '../context.ts';
import { newId } from './ids.ts';
import { API_VERSION, type Event, type EventObject } from './objects.ts';
import type { Transaction } from './store.ts';

/** What the webhook endpoint is subscribed to; the other events are only listed by the API. */
const DELIVERED: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

export type Cause = { requestId: string | null; idempotencyKey: string | null };
const NO_REQUEST: Cause = { requestId: null, idempotencyKey: null };

/** A transaction with all that a change needs: the time in seconds, and who asked for it. */
export type Change = { context: LocalContext; tx: Transaction; now: number; cause: Cause };

/** Runs a change in one transaction. */
export function change<Result>(context: LocalContext, work: (change: Change) => Result, cause: Cause = NO_REQUEST): Result {
  return context.store.transact((tx) => work({ context, tx, now: Math.floor(context.clock() / 1000), cause }));
}

/** Records that something happened to `object`, as it is now, and puts the webhook on its way in the same transaction. */
export function emit(
  { context, tx, now, cause }: Change,
  type: string,
  object: EventObject,
  previous?: Record<string, unknown>,
): Event {
  const delivered = DELIVERED.has(type) && context.config.stripe.webhookUrl !== undefined;
  const event: Event = {
    id: newId('evt_'),
    object: 'event',
    api_version: API_VERSION,
    created: now,
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: delivered ? 1 : 0,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  tx.put('event', event);
  if (delivered) queueDelivery({ context, tx }, event.id, context.controls.webhooks.copies);
  return event;
}

/** Sends an event to the webhook address (again), `copies` times over. */
export function queueDelivery({ context, tx }: Pick<Change, 'context' | 'tx'>, eventId: string, copies: number): void {
  const at = context.clock() + context.controls.webhooks.delay_ms;
  for (let copy = 0; copy < copies; copy += 1) {
    tx.put('delivery', {
      id: newId('whd_'),
      event_id: eventId,
      status: 'pending',
      attempts: 0,
      first_at: at,
      next_at: at,
      last_problem: null,
    });
  }
}
