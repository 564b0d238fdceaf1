import type { DbClock } from '@nimantran/kit/db/database';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Whether an object is what somebody can download now: a video, its copy or its picture. */
export const isDelivered = (key: string): RawBuilder<SqlBool> => sql`exists (
  select from deliveries d
  where d.withdrawn_at is null and ${sql.ref(key)} in (d.video ->> 'object_key', d.copy ->> 'object_key', d.still_key))`;

/** The present video of a job is no more: its files go with the next purge. */
export async function withdrawDelivery(transaction: Transaction<Tables>, clock: DbClock, jobId: string): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ withdrawnAt: clock() })
    .where('jobId', '=', jobId)
    .where('withdrawnAt', 'is', null)
    .execute();
}
