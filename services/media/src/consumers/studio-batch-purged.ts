import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { batchPurged, batchSaved } from '@nimantran/proto/events/studio';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { noteLapsedObjects } from '../db/lapsed-objects.ts';
import type { Tables } from '../db/schema.ts';
import { spareNoMore } from '../db/spared-uploads.ts';

/** The named files are deleted here; the sweep deletes the uploads, which are old enough for it. */
export const batchPurgedConsumers = (context: Context): Consumer<Tables>[] => [
  consumerOf(batchPurged, async (transaction, { data }) => {
    await spareNoMore(transaction, data.batch_id);
    // If an operator replayed an unreadable event of this batch, its photos would be spared indefinitely.
    await transaction
      .deleteFrom('deadEvents')
      .where(sql`envelope ->> 'type'`, '=', batchSaved.type)
      .where(sql`envelope ->> 'key'`, '=', data.batch_id)
      .execute();
    await noteLapsedObjects(transaction, context.clock, data.object_keys);
  }),
];
