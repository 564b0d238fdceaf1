import type { DbClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** The present video of a job is no more: its files go with the next purge. */
export async function withdrawDelivery(transaction: Transaction<Tables>, clock: DbClock, jobId: string): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ withdrawnAt: clock() })
    .where('jobId', '=', jobId)
    .where('withdrawnAt', 'is', null)
    .execute();
}
