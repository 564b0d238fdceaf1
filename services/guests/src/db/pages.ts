import type { DbClock } from '@nimantran/kit/db/database';
import { notFound } from '@nimantran/kit/http/problem';
import { setOrderNumber } from '@nimantran/kit/trace';
import { type ExpressionOrFactory, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { PageRow, PurgeReason, Tables } from './schema.ts';

/** One answer for every address that shows nothing, whatever the reason. */
export const invitationNotFound = () =>
  notFound('invitation_not_found', 'There is no invitation at this address. Ask whoever sent it for the current one.');
export const orderNotFound = () => notFound('order_not_found', 'This order does not exist.');

export type OpenPage = PageRow & { now: Date };

/** The page behind an address that is on, and the time. @throws HttpProblem 404 `invitation_not_found` */
export async function pageByToken(db: Kysely<Tables>, clock: DbClock, token: string): Promise<OpenPage> {
  const page = await db
    .selectFrom('pages')
    .selectAll()
    .select(sql<Date>`${clock()}`.as('now'))
    .where('token', '=', token)
    .where('isOn', '=', true)
    .executeTakeFirst();
  if (!page) throw invitationNotFound();
  setOrderNumber(page.orderNumber);
  return page;
}

export async function pageOfOrder(db: Kysely<Tables>, orderNumber: string): Promise<PageRow | undefined> {
  setOrderNumber(orderNumber);
  return db.selectFrom('pages').selectAll().where('orderNumber', '=', orderNumber).executeTakeFirst();
}

/**
 * Deletes pages with all words of guests, and leaves a receipt for each; the receipt of an earlier deletion is added up. Returns the
 * orders' numbers.
 */
export async function purgePages(
  transaction: Transaction<Tables>,
  clock: DbClock,
  which: ExpressionOrFactory<Tables, 'pages', SqlBool>,
  reason: PurgeReason,
): Promise<string[]> {
  // Locked first: a reply that is being taken is in the receipt.
  const pages = await transaction.selectFrom('pages').select('id').where(which).orderBy('id').forUpdate().execute();
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  const purged = await transaction
    .insertInto('purgeReceipts')
    .columns(['orderNumber', 'orderId', 'reason', 'replies', 'purgedAt'])
    .expression((eb) =>
      eb
        .selectFrom('pages')
        .select((inner) => [
          'orderNumber',
          'orderId',
          sql<PurgeReason>`${reason}`.as('reason'),
          inner
            .selectFrom('replies')
            .select(inner.fn.countAll<number>().as('count'))
            .whereRef('replies.pageId', '=', 'pages.id')
            .$asScalar()
            .as('replies'),
          sql<Date>`${clock()}`.as('purgedAt'),
        ])
        .where('pages.id', 'in', ids),
    )
    .onConflict((given) =>
      given.column('orderNumber').doUpdateSet({
        reason: (eb) => eb.ref('excluded.reason'),
        replies: sql<number>`purge_receipts.replies + excluded.replies`,
        purgedAt: (eb) => eb.ref('excluded.purgedAt'),
      }),
    )
    .returning('orderNumber')
    .execute();
  await transaction.deleteFrom('pages').where('id', 'in', ids).execute();
  return purged.map(({ orderNumber }) => orderNumber);
}
