import type { Approval } from '@nimantran/proto/domain/approval';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { REFUND_REASON_LABELS } from '@nimantran/proto/domain/order';
import type { endOrder } from '@nimantran/proto/http/orders/admin-orders';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import type { Staff } from '../../db/orders/history.ts';
import { refundedBySingleAdminMinor } from '../../db/refunds/single-admin-refunds.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { type Alone, aloneBy } from '../../domain/refunds/refund-limit.ts';

interface Asked {
  kind: 'refund' | 'order_stop';
  amountMinor: number;
  /** Everything that is left, whatever the amount. */
  whole: boolean;
  body: BodyOf<typeof endOrder>;
  by: Staff;
  at: Date;
}

/** Why one admin alone may refund an amount of a locked order; otherwise the request for a second admin, created here. */
export async function aloneOrAsk(
  context: Pick<OrdersContext, 'config' | 'approvals'>,
  transaction: Transaction<Tables>,
  order: OrderRow,
  { kind, amountMinor, whole, body, by, at, admins }: Asked & { admins: number | undefined },
): Promise<{ alone: Alone } | { approval: Approval }> {
  const alone = aloneBy({
    amountMinor,
    sentAloneMinor: await refundedBySingleAdminMinor(transaction, order, at),
    limitMinor: context.config.REFUND_ALONE_LIMIT[order.currency],
    admins,
  });
  if (alone) return { alone };
  const amount = formatMoney({ currency: order.currency, amount_minor: amountMinor });
  const of = `${amount} of order ${order.number} (${order.themeTitle})`;
  const what = kind === 'refund' ? `Send ${of} back` : `Stop the order and send ${of} back`;
  const approval = await context.approvals.ask(transaction, by, {
    kind,
    target: { kind: 'order', id: order.number },
    summary: `${what}. ${REFUND_REASON_LABELS[body.reason]}.${body.support_number ? ` Request ${body.support_number}.` : ''}`,
    payload: {
      order_number: order.number,
      amount_minor: amountMinor,
      whole,
      reason: body.reason,
      note: body.note,
      support_number: body.support_number,
    },
  });
  return { approval };
}
