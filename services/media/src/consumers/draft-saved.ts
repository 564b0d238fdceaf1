import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { draftSaved } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';

/** Spares the uploads of a draft, those of its owner alone, and no longer what it does not need any more. */
export const spareForDraft: Consumer<Tables> = consumerOf(
  draftSaved,
  async (transaction, { data }) => {
    await transaction.deleteFrom('draftUploads').where('draftId', '=', data.draft_id).execute();
    if (data.upload_ids.length === 0) return;
    // Locked, so that none is gone before the transaction ends.
    const own = await transaction
      .selectFrom('uploads')
      .select('id')
      .where('id', 'in', data.upload_ids)
      .where('ownerUid', '=', data.owner_uid)
      .where('state', '!=', 'deleting')
      .orderBy('id')
      .forShare()
      .execute();
    if (own.length === 0) return;
    await transaction
      .insertInto('draftUploads')
      .values(own.map(({ id }) => ({ draftId: data.draft_id, uploadId: id })))
      .execute();
  },
  { order: 'latest' },
);
