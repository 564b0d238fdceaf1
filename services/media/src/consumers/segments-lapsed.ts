import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { segmentsLapsed } from '@nimantran/proto/events/studio';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';

/** Notes what is to be deleted; the store is not asked inside a transaction. */
export const noteLapsed = (context: Context): Consumer<Tables> =>
  consumerOf(segmentsLapsed, async (transaction, { data }) => {
    if (data.object_keys.length === 0) return;
    await transaction
      .insertInto('lapsedObjects')
      .values(data.object_keys.map((objectKey) => ({ objectKey, runAfter: context.clock() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
