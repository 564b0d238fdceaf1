import { HttpProblem } from '@nimantran/kit/http/problem';
import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import { sql, type Transaction } from 'kysely';
import type { ValidOrder } from '../../use-cases/place-order/validate.ts';
import type { OrderRow, Tables } from '../schema.ts';

/** Orders of one person are placed one after another, so that two requests at the same instant see each other's order. */
export async function lockPlacing(transaction: Transaction<Tables>, ownerUid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders ${ownerUid}`}, 0))`.execute(transaction);
}

/** An open order with the same theme, details, files and choices, or one paid within the last day; an open one first, since it can be paid. */
export async function findSameOrder(
  transaction: Transaction<Tables>,
  now: Date,
  wanted: { ownerUid: string; themeId: number; order: Pick<ValidOrder, 'customisation' | 'options'> },
): Promise<OrderRow | undefined> {
  const { customisation, options } = wanted.order;
  return transaction
    .selectFrom('orders')
    .selectAll()
    .where('ownerUid', '=', wanted.ownerUid)
    .where('themeId', '=', wanted.themeId)
    .where('hasPreview', '=', false)
    .where('resolution', '=', options.resolution)
    .where('delivery', '=', options.delivery)
    .where('removeWatermark', '=', options.remove_watermark)
    .where(sql<boolean>`customisation = ${JSON.stringify(customisation)}::jsonb`)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'awaiting_payment'), eb('payUntil', '>', now)]),
        and([
          eb('state', 'in', ['processing', 'completed']),
          eb('paidAt', '>', sql<Date>`${now}::timestamptz - interval '1 day'`),
        ]),
      ]),
    )
    .orderBy('paidAt', (order) => order.desc().nullsFirst())
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** 409 `same_order`: names the order and what can be done instead of placing the same one again unawares. */
export function sameOrder(order: Pick<OrderRow, 'number' | 'state' | 'placedAt'>): HttpProblem {
  const { number, state, placedAt } = order;
  const isOpen = state === 'awaiting_payment';
  const detail = isOpen
    ? `You have an unpaid order of the same invitation, ${number}. Pay that order, replace it, or order once more.`
    : `You have ordered the same invitation: ${number} is "${ORDER_STATE_LABELS[state]}". Order once more if you want another.`;
  return new HttpProblem(409, 'same_order', detail, undefined, {
    number,
    state,
    placed_at: placedAt.toISOString(),
    choices: isOpen ? ['pay', 'replace', 'once_more'] : ['once_more'],
  });
}
