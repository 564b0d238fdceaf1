import type { Money } from '@nimantran/proto/domain/currency';
import type { Order, OrderEvent, OrderSummary } from '@nimantran/proto/domain/order';
import type { OrderRow } from '../db/schema.ts';
import { stateAfter } from './order-states.ts';

/** An order as lists show it. */
export function summaryOf(order: OrderRow): OrderSummary {
  return {
    number: order.number,
    state: order.state,
    theme: {
      id: order.themeId,
      title: order.themeTitle,
      category: order.themeCategory,
      portrait_orientation: order.themePortrait,
    },
    headline: order.headline,
    resolution: order.resolution,
    delivery: order.delivery,
    total: { currency: order.currency, amount_minor: order.totalMinor },
    placed_at: order.placedAt.toISOString(),
    due_at: order.dueAt?.toISOString() ?? null,
    completed_at: order.completedAt?.toISOString() ?? null,
  };
}

/** An order as its customer reads it; `isOwner` is false for an admin, who looks and does not act. */
export function orderView(
  order: OrderRow,
  more: { history: OrderEvent[]; paid: Money | null; refunded: Money | null; isOwner: boolean; posterUrl: string | null },
): Order {
  const can = (possible: boolean) => more.isOwner && possible;
  return {
    ...summaryOf(order),
    customisation: order.customisation,
    remove_watermark: order.removeWatermark,
    lines: order.lines.map(({ kind, label, amount_minor }) => ({ kind, label, amount_minor })),
    paid: more.paid,
    refunded: more.refunded,
    billing: order.billing,
    email: order.email,
    payment_error: order.paymentError,
    history: more.history,
    poster_url: more.posterUrl,
    can: {
      pay: can(stateAfter(order.state, 'pay') !== undefined),
      cancel: can(stateAfter(order.state, 'cancel') !== undefined),
      download: can(order.state === 'completed'),
    },
  };
}
