import { sql } from 'kysely';
import type { OrdersContext } from '../context.ts';
import { endDrafts } from '../db/orders/drafts.ts';

export async function endOldDrafts({ db, clock, config }: Pick<OrdersContext, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = sql<Date>`${clock()} - make_interval(days => ${config.DRAFTS_KEPT_DAYS})`;
  await db.transaction().execute((transaction) => endDrafts(transaction, (eb) => eb('updatedAt', '<', before)));
}
