import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { isDelivered } from './deliveries.ts';
import type { Tables } from './schema.ts';

/** Locks all rows about these objects: of two renders that give up one object, the second sees this and deletes it. */
export async function lockObjects(transaction: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  // As one value: a batch has more of them than a statement accepts.
  await sql`select from render_objects where object_key = any(${keys}) order by object_key, render_id for update`.execute(
    transaction,
  );
}

/**
 * Detaches objects of renders without an order. Returns those that nothing else uses: names are made from content, so an object
 * may also belong to a sample, to an order still to be purged, or to a downloadable video.
 */
export async function detachObjects<From extends keyof Tables>(
  transaction: Transaction<Tables>,
  renders: SelectQueryBuilder<Tables, From, { id: string }>,
): Promise<string[]> {
  const made = await transaction.selectFrom('renderObjects').select('objectKey').where('renderId', 'in', renders).execute();
  const keys = [...new Set(made.map(({ objectKey }) => objectKey))].sort();
  if (keys.length === 0) return [];
  await lockObjects(transaction, keys);
  await transaction.deleteFrom('renderObjects').where('renderId', 'in', renders).execute();
  const { rows } = await sql<{ objectKey: string }>`
    select distinct other.object_key
    from render_objects other
    join renders r on r.id = other.render_id
    left join jobs j on j.id = r.job_id
    left join purges p on p.order_id = j.order_id
    where other.object_key = any(${keys})
      and (r.job_id is null or p.done_at is null or ${isDelivered('other.object_key')})`.execute(transaction);
  const kept = new Set(rows.map(({ objectKey }) => objectKey));
  return keys.filter((key) => !kept.has(key));
}
