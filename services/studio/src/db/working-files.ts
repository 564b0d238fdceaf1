import { sql, type Transaction } from 'kysely';
import { isDelivered } from './deliveries.ts';
import { lockObjects } from './detach-objects.ts';
import type { Tables } from './schema.ts';

/** The objects that the order's renders stored, unless delivered, in a sample or in another order's unpurged render. */
export async function workingFilesOf(transaction: Transaction<Tables>, orderId: string): Promise<string[]> {
  const made = await transaction
    .selectFrom('renderObjects')
    .innerJoin('renders', 'renders.id', 'renderObjects.renderId')
    .innerJoin('jobs', 'jobs.id', 'renders.jobId')
    .select('renderObjects.objectKey')
    .where('jobs.orderId', '=', orderId)
    .execute();
  await lockObjects(
    transaction,
    made.map(({ objectKey }) => objectKey),
  );
  const { rows } = await sql<{ objectKey: string }>`
    select distinct mine.object_key
    from render_objects mine
    join renders on renders.id = mine.render_id
    join jobs on jobs.id = renders.job_id
    where jobs.order_id = ${orderId}
      and not ${isDelivered('mine.object_key')}
      and not exists (
        select 1
        from render_objects other
        join renders r on r.id = other.render_id
        left join jobs j on j.id = r.job_id
        left join purges p on p.order_id = j.order_id
        where other.object_key = mine.object_key
          and (r.job_id is null or (j.order_id <> ${orderId} and p.done_at is null)))
    order by mine.object_key`.execute(transaction);
  return rows.map((row) => row.objectKey);
}
