import { randomUUID } from 'node:crypto';
import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { refuseErased } from '@nimantran/kit/db/erased-customers';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { conflict } from '@nimantran/kit/http/problem';
import { draftEnded, draftSaved } from '@nimantran/proto/events/orders';
import type { DraftContent } from '@nimantran/proto/http/orders/drafts';
import { type ExpressionOrFactory, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { uploadIdsOf } from '../../domain/uploads/upload-ids.ts';
import type { DraftRow, Tables } from '../schema.ts';

/** Draft limit per person; the least recently edited draft is deleted. */
const MOST_DRAFTS = 30;

interface SavedDraft {
  ownerUid: string;
  themeId: number;
  /** The version that this edit is based on. */
  version: number;
  content: DraftContent;
}

/** Saves a draft and announces its uploads. @throws HttpProblem 409 `draft_changed` if another device saved first; 401 for an erased person */
export async function saveDraft(transaction: Transaction<Tables>, clock: DbClock, saved: SavedDraft): Promise<DraftRow> {
  const { ownerUid, themeId } = saved;
  await refuseErased(transaction, ownerUid);
  const body = JSON.stringify(saved.content);
  // Otherwise two devices that start at the same time could both find no draft, or both find room for another one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${ownerUid}`}, 0))`.execute(transaction);
  const before = await transaction
    .selectFrom('drafts')
    .selectAll()
    .select(sql<boolean>`body = ${body}::jsonb`.as('isSame'))
    .where('ownerUid', '=', ownerUid)
    .where('themeId', '=', themeId)
    .forUpdate()
    .executeTakeFirst();
  if (before?.isSame) return before;
  if (before && before.version !== saved.version) {
    throw conflict('draft_changed', 'You have continued this invitation on another device. Load the version saved there.');
  }
  if (!before) await makeRoom(transaction, ownerUid);
  const uploadIds = uploadIdsOf(saved.content).sort();
  const values = {
    body,
    uploadIds: JSON.stringify(uploadIds),
    version: sql<number>`nextval('draft_versions')`,
    // A draft edited after it was ordered becomes the start of another order.
    orderId: null,
    updatedAt: await readClock(transaction, clock),
  };
  const draft = await transaction
    .insertInto('drafts')
    .values({ id: randomUUID(), ownerUid, themeId, ...values })
    .onConflict((given) => given.columns(['ownerUid', 'themeId']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (JSON.stringify(before?.uploadIds ?? []) !== JSON.stringify(uploadIds)) {
    await forgetTold(transaction, [draft.id]);
    await writeEvent(transaction, draftSaved, {
      key: draft.id,
      keyVersion: draft.version,
      data: { draft_id: draft.id, owner_uid: ownerUid, upload_ids: uploadIds },
    });
  }
  return draft;
}

async function makeRoom(transaction: Transaction<Tables>, ownerUid: string): Promise<void> {
  const surplus = await transaction
    .selectFrom('drafts')
    .select('id')
    .where('ownerUid', '=', ownerUid)
    .orderBy('updatedAt', 'desc')
    .orderBy('version', 'desc')
    .offset(MOST_DRAFTS - 1)
    .execute();
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await endDrafts(transaction, (eb) => eb('id', 'in', ids));
}

/** Deletes drafts, and lets media delete their uploads. */
export async function endDrafts(
  transaction: Transaction<Tables>,
  which: ExpressionOrFactory<Tables, 'drafts', SqlBool>,
): Promise<void> {
  const ended = await transaction
    .deleteFrom('drafts')
    .where(which)
    .returning(['id', sql<number>`nextval('draft_versions')`.as('version')])
    .execute();
  if (ended.length === 0) return;
  await forgetTold(
    transaction,
    ended.map(({ id }) => id),
  );
  for (const { id, version } of ended) {
    await writeEvent(transaction, draftEnded, { key: id, keyVersion: version, data: { draft_id: id } });
  }
}

/** Deletes saved events, which name uploads. Unpublished ones may go too: the next event repeats what still holds. */
async function forgetTold(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('outbox').where('type', '=', draftSaved.type).where(sql`envelope->>'key'`, 'in', ids).execute();
}

/** The draft ends once the order is paid, so that it survives an abandoned checkout; a draft edited after ordering stays. */
export async function noteDraftPlaced(
  transaction: Transaction<Tables>,
  placed: { ownerUid: string; themeId: number; orderId: string },
): Promise<void> {
  await transaction
    .updateTable('drafts')
    .set({ orderId: placed.orderId })
    .where('ownerUid', '=', placed.ownerUid)
    .where('themeId', '=', placed.themeId)
    .execute();
}

/** A draft follows its order to the one that replaces it. */
export async function passDraftOn(transaction: Transaction<Tables>, orderId: string, toOrderId: string): Promise<void> {
  await transaction.updateTable('drafts').set({ orderId: toOrderId }).where('orderId', '=', orderId).execute();
}

export function findDraft(db: Kysely<Tables>, ownerUid: string, themeId: number): Promise<DraftRow | undefined> {
  return db.selectFrom('drafts').selectAll().where('ownerUid', '=', ownerUid).where('themeId', '=', themeId).executeTakeFirst();
}

export function draftsOf(db: Kysely<Tables>, ownerUid: string): Promise<DraftRow[]> {
  return db.selectFrom('drafts').selectAll().where('ownerUid', '=', ownerUid).orderBy('updatedAt', 'desc').execute();
}
