import { indianDayOf } from '@nimantran/kit/indian-days';
import type { Currency } from '@nimantran/proto/domain/currency';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { OrderFigures } from '@nimantran/proto/http/orders/figures';
import { type Kysely, sql } from 'kysely';
import { failedMails } from './mails/failed-mails.ts';
import { isLateAt } from './orders/find-orders.ts';
import { isUnfinished } from './refunds/unfinished-refunds.ts';
import type { Tables } from './schema.ts';

const INVOICE_WITHIN_MS = 3_600_000;

/** Number of orders per day, from `since` on, by the given time column. */
export async function ordersByDay(
  db: Kysely<Tables>,
  column: 'placedAt' | 'paidAt',
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select([indianDayOf(column).as('day'), sql<number>`count(*)`.as('count')])
    .where(column, '>=', since)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Videos finished per day and delivery speed, and those on time; the due time already includes waits for the customer. */
export async function punctualityByDay(
  db: Kysely<Tables>,
  since: Date,
): Promise<{ day: string; delivery: Delivery; finished: number; onTime: number }[]> {
  return db
    .selectFrom('orders')
    .select([indianDayOf('completedAt').as('day'), 'delivery', sql<number>`count(*)`.as('finished')])
    .select(sql<number>`count(*) filter (where completed_at <= due_at)`.as('onTime'))
    .where('completedAt', '>=', since)
    .groupBy(['day', 'delivery'])
    .execute();
}

/** Money that moved at the provider per day, by currency. */
export async function moneyByDay(
  db: Kysely<Tables>,
  since: Date,
): Promise<{ day: string; currency: Currency; received: number; returned: number }[]> {
  const rows = await db
    .selectFrom('ledger')
    .select([indianDayOf('at').as('day'), 'currency'])
    .select(sql<number>`coalesce(sum(amount_minor) filter (where kind = 'payment'), 0)::bigint`.as('received'))
    .select(sql<number>`coalesce(-sum(amount_minor) filter (where kind <> 'payment'), 0)::bigint`.as('returned'))
    .where('at', '>=', since)
    .groupBy(['day', 'currency'])
    .orderBy('currency')
    .execute();
  // The shop charges only in its own currencies.
  return rows.map((row) => ({ ...row, currency: row.currency as Currency }));
}

/** Payments that should have an invoice by `now`: most get one within seconds. */
export function uninvoicedBefore(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('payments')
    .where('payments.outcome', '=', 'accepted')
    .where('payments.invoicedAt', 'is', null)
    .where('payments.receivedAt', '<', new Date(now.getTime() - INVOICE_WITHIN_MS));
}

/** Orders that are stuck now and need an admin. */
export async function standingNow(db: Kysely<Tables>, now: Date, since: Date): Promise<OrderFigures['now']> {
  const count = sql<number>`count(*)`.as('count');
  const [late, refunds, mails, uninvoiced] = await Promise.all([
    db.selectFrom('orders').select(count).where(isLateAt(now)).executeTakeFirstOrThrow(),
    db.selectFrom('refunds').select(count).where('state', '=', 'failed').where(isUnfinished).executeTakeFirstOrThrow(),
    failedMails(db).select(count).where('givenUpAt', '>=', since).executeTakeFirstOrThrow(),
    uninvoicedBefore(db, now).select(count).executeTakeFirstOrThrow(),
  ]);
  return {
    late: late.count,
    refunds_failed: refunds.count,
    mails_given_up: mails.count,
    uninvoiced: uninvoiced.count,
  };
}
