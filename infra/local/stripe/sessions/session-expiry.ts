import type { LocalContext } from '../../context.ts';
import { RefusedError } from '../errors.ts';
import { idOf, type PaymentIntent, type Session } from '../store/objects.ts';
import { type Change, change, emit } from '../webhooks/events.ts';

const LOOK_EVERY_MS = 1_000;

/** Expires an open session and cancels its payment intent. */
export function expireSession(change: Change, session: Session): Session {
  if (session.status !== 'open') {
    throw new RefusedError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const { tx, now } = change;
  const intentId = idOf(session.payment_intent);
  const intent = intentId === null ? undefined : tx.get('payment_intent', intentId);
  if (intent !== undefined) {
    const canceled: PaymentIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: now,
      cancellation_reason: 'expired',
      next_action: null,
    };
    tx.put('payment_intent', canceled);
    emit(change, { type: 'payment_intent.canceled', data: { object: canceled } });
  }
  const expired: Session = { ...session, status: 'expired', url: null };
  tx.put('session', expired);
  emit(change, { type: 'checkout.session.expired', data: { object: expired } });
  return expired;
}

/** Expires every session that is due. */
export function expireDueSessions(context: LocalContext): void {
  const now = Math.floor(context.clock() / 1000);
  for (const session of context.store.all('session')) {
    if (session.status === 'open' && session.expires_at <= now) change(context, (work) => expireSession(work, session));
  }
}

/** Checks every second; returns the function that stops it. */
export function startSessionExpiry(context: LocalContext): () => void {
  expireDueSessions(context);
  const timer = setInterval(() => expireDueSessions(context), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
