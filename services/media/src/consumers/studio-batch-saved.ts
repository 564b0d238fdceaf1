import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { batchSaved } from '@nimantran/proto/events/studio';
import type { Tables } from '../db/schema.ts';
import { spareUploads } from '../db/spared-uploads.ts';

export const batchSavedConsumers = (): Consumer<Tables>[] => [
  consumerOf(
    batchSaved,
    (transaction, { data }) =>
      spareUploads(transaction, { neededBy: data.batch_id, ownerUid: data.owner_uid, uploadIds: data.upload_ids }),
    { order: 'latest' },
  ),
];
