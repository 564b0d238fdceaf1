import { DAY_MS } from '@nimantran/proto/domain/durations';
import { type Kysely, sql } from 'kysely';
import { wantReconciliation } from '../../db/reconciliation/reconciliations.ts';
import type { Tables } from '../../db/schema.ts';

/**
 * Reconciles the outside world after the tables were restored from a backup: checks every open session immediately, compares the
 * books with the provider's from a day before the backup until now, queues unsent mails and refunds again (the queue does not
 * know them), and skips invoice numbers that may have been issued since.
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
