import type { OrderInvitation } from '@nimantran/proto/http/orders/invitations';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { purgePages } from '../db/pages.ts';
import type { PageRow } from '../db/schema.ts';
import { keepingOf } from './turn-page-on.ts';

/**
 * Updates what a page keeps of its order's words. If orders no longer knows the order, or it has ended or belongs to nobody any
 * more, the page is deleted: the event that says so was lost, or is still to come.
 */
export async function refreshPage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  page: PageRow,
  invitation: OrderInvitation | undefined,
): Promise<void> {
  const keeping = invitation?.owner_uid === page.ownerUid ? keepingOf(invitation) : undefined;
  if (!keeping) {
    await db
      .transaction()
      .execute((transaction) => purgePages(transaction, clock, (eb) => eb('id', '=', page.id), 'order_ended'));
    return;
  }
  await db
    .updateTable('pages')
    .set({
      ...keeping,
      functions: JSON.stringify(keeping.functions),
      // Words that changed while orders was asked are asked for again.
      refreshAt: sql<Date | null>`case when refresh_at is distinct from ${page.refreshAt}::timestamptz then refresh_at end`,
    })
    .where('id', '=', page.id)
    .execute();
}
