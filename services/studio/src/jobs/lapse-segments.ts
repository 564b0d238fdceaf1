import { randomUUID } from 'node:crypto';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { segmentsLapsed } from '@nimantran/proto/events/studio';
import type { Context } from '../context.ts';
import { dropLapsedSegments } from '../db/segments.ts';

const UNUSED_DAYS = 7;
const BATCH = 500;

/** Announces the deletion of segments without customer data that were unused for a week. Returns whether there may be more. */
export async function lapseSegments(context: Context): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const keys = await dropLapsedSegments(transaction, context.clock(), UNUSED_DAYS, BATCH);
    if (keys.length > 0)
      await writeEvent(transaction, segmentsLapsed, { key: randomUUID(), keyVersion: 1, data: { object_keys: keys } });
    return keys.length === BATCH;
  });
}
