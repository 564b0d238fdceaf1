import type { OrderRefund, OrderState, RefundReason } from '@nimantran/proto/domain/order';
import type { AdminOrderSummary, LedgerEntry, OrderMail } from '@nimantran/proto/http/orders/admin-orders';
import type { StateTone } from '../../../components/orders/state-mark.tsx';

/** Distinguishes states that customers see under one name. */
export const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  awaiting_payment: 'Awaiting payment',
  processing: 'Processing',
  completed: 'Ready to download',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
  preview_processing: 'Preview being made',
  awaiting_balance: 'Awaiting the balance',
};

export const STATE_TONES: Readonly<Record<OrderState, StateTone>> = {
  awaiting_payment: 'waiting',
  processing: 'moving',
  completed: 'ready',
  cancelled: 'over',
  expired: 'over',
  refunded: 'over',
  preview_processing: 'moving',
  awaiting_balance: 'waiting',
};

export const REFUND_STATES: Readonly<Record<OrderRefund['state'], string>> = {
  requested: 'Being sent to the provider',
  pending: 'With the bank',
  succeeded: 'Refunded',
  failed: 'Failed',
};

/** Reasons an admin can choose; the system sets the others. */
export const ASKED_REASONS: readonly (readonly [RefundReason, string])[] = [
  ['requested', 'Requested by the customer'],
  ['quality', 'Something went wrong'],
  ['late_delivery', 'Delivered late'],
  ['price_match', 'Lowest price guarantee'],
  ['duplicate', 'Paid twice'],
  ['goodwill', 'Goodwill'],
  ['other', 'Something else'],
];

export const LEDGER_NAMES: Readonly<Record<LedgerEntry['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  refund_failed: 'Refund returned',
  dispute: 'Lost in a dispute',
  dispute_won: 'Dispute won',
  refund_by_hand: 'Refund by hand',
};

export const MAIL_NAMES: Readonly<Record<OrderMail['kind'], string>> = {
  receipt: 'Receipt',
  payment_pending: 'Payment on its way',
  payment_failed: 'Payment did not arrive',
  ready: 'Ready to download',
  held: 'Designer’s question',
  refunded: 'Refund',
  purged: 'Uploads deleted',
  bill: 'Bill',
  preview: 'Preview ready',
  support: 'Support answer',
  video_ending: 'Video will be deleted',
  replies: 'Guests replied',
  webhook: 'A webhook endpoint does not answer',
  payout: 'Pay-out to a partner',
  reviewed: 'Answers to a review link',
  batch: 'A batch has ended',
};

type Timed = Pick<AdminOrderSummary, 'lateness' | 'due_at' | 'completed_at' | 'held_since'>;

/** `3 h late`, `Was 20 min late`, `On hold`; null for an order that is on time. */
export function latenessWords({ lateness, due_at, completed_at, held_since }: Timed, now: Date): string | null {
  if (due_at === null || lateness === null) return held_since === null ? null : 'On hold';
  const end = lateness === 'was_late' ? completed_at : held_since;
  const late = (end === null ? now.getTime() : Date.parse(end)) - Date.parse(due_at);
  const words = `${spanWords(late)} late`;
  if (lateness === 'was_late') return `Was ${words}`;
  return held_since === null ? words : `${words}, on hold`;
}

/** A duration, short enough for a table. */
function spanWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
