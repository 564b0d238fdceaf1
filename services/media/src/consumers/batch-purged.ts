import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { batchPurged } from '@nimantran/proto/events/studio';
import type { Context } from '../context.ts';
import { noteLapsedObjects } from '../db/lapsed-objects.ts';
import type { Tables } from '../db/schema.ts';
import { spareNoMore } from '../db/spared-uploads.ts';

/** The files named go, and the sweep takes the uploads: they are older than it spares any. */
export const forgetBatch = (context: Context): Consumer<Tables> =>
  consumerOf(batchPurged, async (transaction, { data }) => {
    await spareNoMore(transaction, data.batch_id);
    await noteLapsedObjects(transaction, context.clock, data.object_keys);
  });
