import type { DbClock } from '@nimantran/kit/db/database';
import type { UploadKind } from '@nimantran/proto/http/media';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Place } from '../domain/page-token.ts';
import type { Tables, UploadTable } from './schema.ts';

export type UploadRow = Selectable<UploadTable>;
type Connection = Kysely<Tables> | Transaction<Tables>;

/** Someone else's upload does not exist for the caller, nor does one that is being deleted. */
export async function findOwnUpload(db: Connection, ownerUid: string, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('ownerUid', '=', ownerUid)
    .where('state', '!=', 'deleting')
    .executeTakeFirst();
}

/** Its client has asked for it by its id. */
export async function acknowledge(db: Connection, id: string): Promise<void> {
  await db.updateTable('uploads').set({ acknowledged: true }).where('id', '=', id).execute();
}

/** All bytes have come: it waits to be checked. */
export async function finishReceiving(db: Connection, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'checking', checkAfter: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .execute();
}

/**
 * Takes one unchecked upload for `leaseSeconds` and counts the check before it happens, so that one which kills its
 * checker is counted too.
 */
export async function takeUnchecked(db: Connection, clock: DbClock, leaseSeconds: number): Promise<UploadRow | undefined> {
  return db
    .updateTable('uploads')
    .set({ checks: sql<number>`checks + 1`, checkAfter: sql<Date>`${clock()} + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('uploads')
        .select('id')
        .where('state', '=', 'checking')
        .where('checkAfter', '<=', clock())
        .orderBy('checkAfter')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Marks an upload for deletion unless an order holds it. Answers whether it was marked. */
export async function markForDeletion(db: Connection, id: string, ownerUid: string): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ state: 'deleting', checkAfter: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ownerUid', '=', ownerUid)
    .where('orderId', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of an owner's uploads, newest first, and where it ended if there is more. */
export async function pageOfUploads(
  db: Connection,
  ownerUid: string,
  { after, kind, limit }: { after: Place | undefined; kind: UploadKind | undefined; limit: number },
): Promise<{ rows: UploadRow[]; end: Place | undefined }> {
  let query = db
    .selectFrom('uploads')
    .selectAll()
    // Milliseconds are too coarse to go on from.
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('createdMicros'))
    .where('ownerUid', '=', ownerUid)
    .where('state', '!=', 'deleting');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(created_at, id) < ('epoch'::timestamptz + ${after.createdMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`,
    );
  }
  const found = await query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  return { rows, end: found.length > limit ? rows.at(-1) : undefined };
}

/** All that is kept of somebody's uploads, oldest first. */
export async function listUploadsOf(db: Connection, ownerUid: string): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('ownerUid', '=', ownerUid)
    .where('state', '!=', 'deleting')
    .orderBy('createdAt')
    .execute();
}

/** Marks all uploads of an owner for deletion that no order holds. */
export async function markOwnerForDeletion(db: Connection, clock: DbClock, ownerUid: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'deleting', checkAfter: clock() })
    .where('ownerUid', '=', ownerUid)
    .where('orderId', 'is', null)
    .where('state', '!=', 'deleting')
    .execute();
}

/** Finished uploads of one owner by id; `for update` locks them in an order that two callers share. */
export async function findReadyUploads(
  db: Connection,
  ownerUid: string,
  ids: readonly string[],
  lock?: 'for update',
): Promise<Map<string, UploadRow>> {
  if (ids.length === 0) return new Map();
  const query = db
    .selectFrom('uploads')
    .selectAll()
    .where('id', 'in', ids)
    .where('ownerUid', '=', ownerUid)
    .where('state', '=', 'ready')
    .orderBy('id');
  const rows = await (lock ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
