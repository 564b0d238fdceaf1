import { purgeDue } from '@nimantran/proto/events/studio';
import { sql, type Transaction } from 'kysely';
import { isDelivered } from '../../db/deliveries.ts';
import type { Tables } from '../../db/schema.ts';

/** Removes an order's uploads from every version of its customisation, and from the specs of its renders. */
export async function forgetUploads(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  const job = await transaction.selectFrom('jobs').select('id').where('orderId', '=', orderId).executeTakeFirst();
  if (!job) return;
  await transaction
    .updateTable('customisations')
    .set({ customisation: sql<string>`jsonb_set(jsonb_set(customisation, '{photos}', '{}'), '{music}', 'null')` })
    .where('jobId', '=', job.id)
    .execute();
  await transaction
    .updateTable('renders')
    // The queue holds the specs too; a render that was running when it was withdrawn is still there.
    .set({ spec: null, error: null, withdrawnAt: null })
    .where('jobId', '=', job.id)
    .where('state', 'not in', ['queued', 'running'])
    .execute();
  await transaction.deleteFrom('deadEvents').where(sql`envelope -> 'data' ->> 'order_id'`, '=', orderId).execute();
}

/** Carries out an announced purge: the order's working files are named no more, except those of a delivered video. */
export async function forgetTold(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`
    delete from render_objects mine
    using renders, jobs
    where renders.id = mine.render_id and jobs.id = renders.job_id and jobs.order_id = ${orderId}
      and not ${isDelivered('mine.object_key')}`.execute(transaction);
  await transaction
    .deleteFrom('outbox')
    .where('type', '=', purgeDue.type)
    .where(sql`envelope ->> 'key'`, '=', orderId)
    .where('publishedAt', 'is not', null)
    .execute();
}

/** Segments of an order that were announced for deletion and that no render has held again: they are recorded nowhere else. */
export async function toldSegments(transaction: Transaction<Tables>, orderId: string): Promise<string[]> {
  const rows = await sql<{ objectKey: string }>`
    select distinct key as object_key
    from outbox, jsonb_array_elements_text(envelope -> 'data' -> 'object_keys') as key
    where type = ${purgeDue.type} and envelope ->> 'key' = ${orderId} and key like 'segments/%'
      and not exists (select from segments where segments.object_key = key)
    order by key`.execute(transaction);
  return rows.rows.map((row) => row.objectKey);
}
