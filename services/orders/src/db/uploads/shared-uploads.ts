import { type Kysely, sql } from 'kysely';
import { uploadIdsOf, withoutUploads } from '../../domain/uploads/upload-ids.ts';
import type { OrderRow, Tables } from '../schema.ts';

/** An order without the uploads that another order of its customer needs longer: their deletion is not this order's. */
export async function withoutSharedUploads(db: Kysely<Tables>, order: OrderRow): Promise<OrderRow> {
  const ids = uploadIdsOf(order.customisation);
  const shared = await namedByOthers(
    db,
    order,
    ids,
    sql<boolean>`(other.uploads_free_at is null
    or other.uploads_free_at > (select uploads_free_at from orders where id = ${order.id}))`,
  );
  return { ...order, customisation: { ...order.customisation, ...withoutUploads(order.customisation, shared) } };
}

/** The uploads of an order that no other order of its customer names. */
export async function ownUploadIds(db: Kysely<Tables>, order: OrderRow): Promise<string[]> {
  const ids = uploadIdsOf(order.customisation);
  const shared = await namedByOthers(db, order, ids, sql<boolean>`true`);
  return ids.filter((id) => !shared.includes(id));
}

async function namedByOthers(
  db: Kysely<Tables>,
  { id, ownerUid }: OrderRow,
  ids: readonly string[],
  which: ReturnType<typeof sql<boolean>>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct named.id
    from orders other, lateral (
      select value->>'upload_id' as id from jsonb_each(other.customisation->'photos')
      union all
      select other.customisation->'music'->>'upload_id'
    ) named
    where other.owner_uid = ${ownerUid} and other.id <> ${id} and named.id = any(${ids}::text[]) and ${which}`.execute(db);
  return rows.map((row) => row.id);
}
