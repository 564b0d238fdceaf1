import type { DbClock } from '@nimantran/kit/db/database';
import type { UploadKind } from '@nimantran/proto/http/media/uploads';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Place } from '../domain/page-token.ts';
import type { Tables, UploadTable } from './schema.ts';

export type UploadRow = Selectable<UploadTable>;
type Connection = Kysely<Tables> | Transaction<Tables>;

/** For a caller, another person's upload does not exist, nor does one that is being deleted. */
export async function findOwnUpload(db: Connection, ownerUid: string, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('ownerUid', '=', ownerUid)
    .where('state', '!=', 'deleting')
    .executeTakeFirst();
}

export async function acknowledge(db: Connection, id: string): Promise<void> {
  await db.updateTable('uploads').set({ acknowledged: true }).where('id', '=', id).execute();
}

/** Uploads of one person within this time count as sent together. */
const SENT_TOGETHER_MINUTES = 10;

/** All bytes have arrived: the upload waits to be checked, after the earlier ones of everyone who sent fewer together. */
export async function finishReceiving(db: Connection, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({
      state: 'checking',
      checkAfter: sql<Date>`now()`,
      turn: sql<number>`
        (select count(*) from uploads as earlier
         where earlier.owner_uid = uploads.owner_uid and earlier.created_at < uploads.created_at
           and earlier.created_at > uploads.created_at - make_interval(mins => ${SENT_TOGETHER_MINUTES}))`,
    })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .execute();
}

/** Takes one unchecked upload for `leaseSeconds`; everyone's first ones come first. A check that kills its checker counts too. */
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
        .orderBy('turn', (order) => order.asc().nullsFirst())
        .orderBy('checkAfter')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Marks an upload for deletion and returns whether a check of it may still be running. Undefined when an order holds it. */
export async function markForDeletion(db: Connection, id: string, ownerUid: string): Promise<{ inCheck: boolean } | undefined> {
  return db
    .updateTable('uploads')
    .set({ state: 'deleting', checkAfter: afterItsCheck(sql<Date>`now()`) })
    .where('id', '=', id)
    .where('ownerUid', '=', ownerUid)
    .where('orderId', 'is', null)
    .returning(sql<boolean>`check_after > now()`.as('inCheck'))
    .executeTakeFirst();
}

/** A running check may still store an object: files deleted before its lease ends are deleted again afterwards. */
export const afterItsCheck = (now: RawBuilder<Date>) => sql<Date>`case when state = 'checking' then check_after else ${now} end`;

/** A page of an owner's uploads, newest first, and the place where it ended if there are more. */
export async function pageOfUploads(
  db: Connection,
  ownerUid: string,
  { after, kind, limit }: { after: Place | undefined; kind: UploadKind | undefined; limit: number },
): Promise<{ rows: UploadRow[]; end: Place | undefined }> {
  let query = db
    .selectFrom('uploads')
    .selectAll()
    // Milliseconds are too coarse for paging.
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

/** All stored uploads of an owner, oldest first. */
export async function listUploadsOf(db: Connection, ownerUid: string): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('ownerUid', '=', ownerUid)
    .where('state', '!=', 'deleting')
    .orderBy('createdAt')
    .execute();
}

export async function markOwnerForDeletion(db: Connection, clock: DbClock, ownerUid: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'deleting', checkAfter: afterItsCheck(clock()) })
    .where('ownerUid', '=', ownerUid)
    .where('orderId', 'is', null)
    .where('state', '!=', 'deleting')
    .execute();
}

/** Finished uploads of one owner by id; `for update` locks them in a fixed order, so that two callers cannot deadlock. */
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
