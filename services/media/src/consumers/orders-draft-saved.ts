import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { draftSaved } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';
import { spareUploads } from '../db/spared-uploads.ts';

export const draftSavedConsumers = (): Consumer<Tables>[] => [
  consumerOf(
    draftSaved,
    (transaction, { data }) =>
      spareUploads(transaction, { neededBy: data.draft_id, ownerUid: data.owner_uid, uploadIds: data.upload_ids }),
    { order: 'latest' },
  ),
];
