import type { Order, OrderEvent, OrderRefund, OrderSummary } from '@nimantran/proto/domain/order';

type Kind = OrderEvent['kind'];

/** Any of these events ends a hold. */
const WORK: readonly Kind[] = [
  'queued',
  'claimed',
  'held',
  'answered',
  'preview_ready',
  'delivered',
  'completed',
  'revised',
  'cancelled',
  'refunded',
];

/** A sentence that says what we are waiting for while the order is on hold for the customer. */
export function heldFor(order: Pick<Order, 'history'>): string | undefined {
  const last = order.history.findLast((event) => WORK.includes(event.kind));
  return last?.kind === 'held' ? last.text : undefined;
}

/** The video is being revised; the previous one can still be downloaded. */
export function isRevision(order: Pick<Order, 'state' | 'history' | 'can'>): boolean {
  return order.state === 'processing' && (order.can.download || order.history.some((event) => event.kind === 'revised'));
}

/** The video was kept as long as promised and can no longer be downloaded. */
export function isVideoDeleted(order: Pick<OrderSummary, 'video'>): boolean {
  return order.video !== null && order.video.deleted_at !== null;
}

export type Lateness = { kind: 'on time' } | { kind: 'late' } | { kind: 'fee back'; refund: OrderRefund | undefined };

/** Whether the promise was missed; an express fee is then refunded automatically. */
export function latenessOf(order: Pick<Order, 'state' | 'due_at' | 'history' | 'refunds'>, now: Date): Lateness {
  const refund = order.refunds.find((candidate) => candidate.reason === 'late_delivery');
  if (refund || order.history.some((event) => event.kind === 'late')) return { kind: 'fee back', refund };
  const working = order.state === 'processing' || order.state === 'preview_processing';
  const passed = order.due_at !== null && Date.parse(order.due_at) < now.getTime();
  // While we wait for the customer, the deadline is suspended.
  return working && passed && heldFor(order) === undefined ? { kind: 'late' } : { kind: 'on time' };
}

/** How prominently the timeline shows each kind of event. */
export const TIMELINE_TONES: Readonly<Record<Kind, 'step' | 'good' | 'bad' | 'waiting' | 'quiet'>> = {
  placed: 'step',
  payment_pending: 'waiting',
  payment_failed: 'bad',
  paid: 'good',
  queued: 'step',
  claimed: 'step',
  held: 'waiting',
  answered: 'good',
  preview_ready: 'good',
  delivered: 'good',
  completed: 'good',
  cancelled: 'quiet',
  expired: 'quiet',
  bill_added: 'waiting',
  bill_withdrawn: 'quiet',
  revised: 'step',
  late: 'bad',
  refund_requested: 'waiting',
  refunded: 'good',
  refund_failed: 'bad',
  downloaded: 'quiet',
  uploads_purged: 'quiet',
  video_deleted: 'quiet',
  erased: 'quiet',
};
