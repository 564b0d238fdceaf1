import { writeEvent } from '@nimantran/kit/events/outbox';
import { draftSaved } from '@nimantran/proto/events/orders';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { uploadIdsOf, withoutUploads } from '../../domain/uploads/upload-ids.ts';

/** Removes deleted uploads from their owner's drafts and links; the draft then shows that a photo is missing. */
export async function forgetDraftUploads(
  transaction: Transaction<Tables>,
  ownerUid: string,
  goneIds: readonly string[],
): Promise<void> {
  if (goneIds.length === 0) return;
  await transaction
    .updateTable('reviews')
    .set({ photos: null })
    .where('ownerUid', '=', ownerUid)
    .where(sql<boolean>`jsonb_path_query_array(photos, '$.*.upload_id') ?| ${goneIds}`)
    .execute();
  const drafts = await transaction
    .selectFrom('drafts')
    .select(['id', 'body'])
    .where('ownerUid', '=', ownerUid)
    .where(sql<boolean>`upload_ids ?| ${goneIds}`)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, body } of drafts) {
    const content = { ...body, ...withoutUploads(body, goneIds) };
    const uploadIds = uploadIdsOf(content).sort();
    const { version } = await transaction
      .updateTable('drafts')
      .set({
        body: JSON.stringify(content),
        uploadIds: JSON.stringify(uploadIds),
        version: sql<number>`nextval('draft_versions')`,
      })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    // Published events name the uploads; the new event repeats the rest.
    await transaction.deleteFrom('outbox').where('type', '=', draftSaved.type).where(sql`envelope->>'key'`, '=', id).execute();
    const data = { draft_id: id, owner_uid: ownerUid, upload_ids: uploadIds };
    await writeEvent(transaction, draftSaved, { key: id, keyVersion: version, data });
  }
}
