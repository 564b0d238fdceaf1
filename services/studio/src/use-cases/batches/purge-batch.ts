import { writeEvent } from '@nimantran/kit/events/outbox';
import { batchFinished, batchPurged } from '@nimantran/proto/events/studio';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { nextBatchEvent, rendersOfBatch, tellBatch } from '../../db/batches.ts';
import { detachObjects } from '../../db/detach-objects.ts';
import type { Tables } from '../../db/schema.ts';
import { dropSegmentsOf } from '../../db/segments.ts';

type Clock = Pick<Context, 'clock'>;

/** Deletes all details and photos from an ended batch, and announces the deletion of the segments that show them. */
export async function purgeInputs({ clock }: Clock, transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('batchRows')
    // The faults of a row quote it.
    .set({ details: '{}', photos: '{}', faults: '[]' })
    .where('batchId', '=', id)
    .execute();
  await transaction
    .updateTable('renders')
    // The queue holds their specs too.
    .set({ spec: null, error: null, withdrawnAt: null, result: sql<string>`jsonb_set(result, '{findings}', '[]')` })
    .where('id', 'in', rendersOfBatch(transaction, id))
    .execute();
  const segments = await dropSegmentsOf(transaction, rendersOfBatch(transaction, id));
  await transaction
    .updateTable('batches')
    // Its file, and the title made from it, are often named after people.
    .set({ inputsGoneAt: clock(), faults: '[]', file: null, title: sql<string>`coalesce(theme_title, title)` })
    .where('id', '=', id)
    .execute();
  // The event of its end names it too.
  await transaction
    .deleteFrom('outbox')
    .where('type', '=', batchFinished.type)
    .where(sql<string>`envelope ->> 'key'`, '=', id)
    .where('publishedAt', 'is not', null)
    .execute();
  await tellPurged(transaction, id, segments);
}

/** Announces the deletion of a batch's videos, except files used elsewhere: names are made from content. */
export async function purgeVideos({ clock }: Clock, transaction: Transaction<Tables>, id: string): Promise<void> {
  const keys = await detachObjects(transaction, rendersOfBatch(transaction, id));
  // Names given to the videos are often names of people.
  await transaction
    .updateTable('batchRows')
    .set({ fileName: sql<string>`lpad(row::text, 4, '0')` })
    .where('batchId', '=', id)
    .execute();
  await transaction.updateTable('batches').set({ videosGoneAt: clock() }).where('id', '=', id).execute();
  await tellPurged(transaction, id, keys);
}

/** A rejected result arrived after its batch was purged, or its customer erased: its files are deleted immediately. */
export async function purgeLateFiles(transaction: Transaction<Tables>, renderId: string, rowId: string): Promise<void> {
  const row = await transaction
    .selectFrom('batchRows')
    .innerJoin('batches', 'batches.id', 'batchRows.batchId')
    .leftJoin('jobs', 'jobs.id', 'batchRows.jobId')
    .select(['batchRows.batchId', 'batches.videosGoneAt', 'jobs.erasedAt'])
    .where('batchRows.id', '=', rowId)
    .executeTakeFirst();
  if (!row || (row.videosGoneAt === null && row.erasedAt === null)) return;
  const render = transaction.selectFrom('renders').select('id').where('id', '=', renderId);
  await tellPurged(transaction, row.batchId, await detachObjects(transaction, render));
}

/** Objects per event: all segments of a batch are too many for one event and for one statement of its reader. */
const TOLD_AT_ONCE = 1_000;

async function tellPurged(transaction: Transaction<Tables>, id: string, objectKeys: readonly string[]): Promise<void> {
  for (let from = 0; from === 0 || from < objectKeys.length; from += TOLD_AT_ONCE)
    await writeEvent(transaction, batchPurged, {
      key: id,
      keyVersion: await nextBatchEvent(transaction, id),
      data: { batch_id: id, object_keys: objectKeys.slice(from, from + TOLD_AT_ONCE) },
    });
  await tellBatch(transaction, id);
}
