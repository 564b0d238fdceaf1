import type { DbClock } from '@nimantran/kit/db/database';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Whether an object can be downloaded now: a video, its copy, its poster or one of its extras. */
export const isDelivered = (key: string): RawBuilder<SqlBool> => sql`exists (
  select from deliveries d
  where d.withdrawn_at is null and (
    ${sql.ref(key)} in (d.video ->> 'object_key', d.copy ->> 'object_key', d.still_key)
    or ${sql.ref(key)} in (select found #>> '{}' from jsonb_path_query(d.extras, '$.**.object_key') found)))`;

/** Whether something of the extras could not be made; false for videos from before extras. */
export const lacksExtras: RawBuilder<SqlBool> = sql`(
  extras -> 'cards' = '[]' or extras -> 'pdf' = 'null' or extras -> 'pdf_5x7' = 'null' or extras -> 'loop' = 'null')`;

/** Withdraws a job's present video: its files go with the next purge. */
export async function withdrawDelivery(transaction: Transaction<Tables>, clock: DbClock, jobId: string): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ withdrawnAt: clock() })
    .where('jobId', '=', jobId)
    .where('withdrawnAt', 'is', null)
    .execute();
}
