import { type Kysely, sql } from 'kysely';
import { wantReconciliation } from '../../db/reconciliation/reconciliations.ts';
import type { Tables } from '../../db/schema.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * What is to be done about the world outside once the tables are those of a backup: every open session is asked about at once, the books are
 * compared with the provider's from a day before the backup until now, mails and refunds that were not done go into a queue that knows
 * nothing of them, and numbers of invoices that may have been given since are given to nobody else.
 */
export async function afterRestore(
  db: Kysely<Tables>,
  { snapshotAt, skipInvoices, now }: { snapshotAt: Date; skipInvoices: number; now: Date },
): Promise<{ sessions: number }> {
  return db.transaction().execute(async (transaction) => {
    const asked = await transaction
      .updateTable('checkoutSessions')
      .set({ nextCheckAt: now })
      .where('state', 'in', ['open', 'closing'])
      .executeTakeFirst();
    const unknown = { queuedTry: null, queuedAt: null };
    await transaction.updateTable('mails').set(unknown).where('sentAt', 'is', null).execute();
    await transaction.updateTable('refunds').set(unknown).where('state', '=', 'wanted').execute();
    if (skipInvoices > 0)
      await transaction
        .updateTable('invoiceCounters')
        .set({ last: sql<number>`last + ${skipInvoices}` })
        .execute();
    const span = { from: new Date(snapshotAt.getTime() - DAY_MS), to: now };
    await wantReconciliation(transaction, span, { askedBy: 'restore', at: now });
    return { sessions: Number(asked.numUpdatedRows) };
  });
}
