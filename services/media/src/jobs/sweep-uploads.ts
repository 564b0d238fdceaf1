import type { DbClock } from '@nimantran/kit/db/database';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { afterItsCheck } from '../db/uploads.ts';
import { finishDeletion } from '../use-cases/delete-upload.ts';
import { finishUpload } from '../use-cases/finish-upload.ts';

const BATCH = 100;
const INCOMPLETE_HOURS = 24;
const UNHELD_DAYS = 2;
const RETRY_SECONDS = 300;
const LOOK_AGAIN_SECONDS = 60;

/** Cleans up after crashes and abandoned uploads. Returns true when there is more. */
export async function sweepUploads(context: Context): Promise<boolean> {
  const looked = await completeReceived(context);
  await markAbandoned(context);
  const deleted = await finishDeletions(context);
  return looked === BATCH || deleted === BATCH;
}

/** All bytes are stored, but the process died before it could record that. Those just looked at go to the end of the line. */
async function completeReceived(context: Context): Promise<number> {
  const { db, clock } = context;
  const rows = await db
    .updateTable('uploads')
    .set({ checkAfter: sql<Date>`${clock()} + make_interval(secs => ${LOOK_AGAIN_SECONDS})` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('uploads')
        .select('id')
        .where('state', '=', 'receiving')
        .where('checkAfter', '<=', sql<Date>`${clock()} - interval '1 minute'`)
        .orderBy('checkAfter')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'declaredBytes'])
    .execute();
  for (const row of rows) {
    try {
      if ((await context.incoming.size(row.id)) === row.declaredBytes) await finishUpload(context, row);
    } catch (error) {
      // An upload that cannot be read, or is being written, does not hold up the others.
      context.log.warn({ err: error, upload_id: row.id }, 'upload not completed, tried again later');
    }
  }
  return rows.length;
}

/** No order took them up, and no draft needs them. Those that an order or a draft takes at this moment are left to a later sweep. */
async function markAbandoned(context: Context): Promise<void> {
  const isAbandoned = abandoned(context.clock);
  await context.db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('uploads')
      .select('id')
      .where(isAbandoned)
      .orderBy('createdAt')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    // Checked again with the rows locked: the first query does not see a draft that was saved after the query began.
    await transaction
      .updateTable('uploads')
      .set({ state: 'deleting', checkAfter: afterItsCheck(context.clock()) })
      .where('id', 'in', ids)
      .where(isAbandoned)
      .execute();
  });
}

const abandoned = (clock: DbClock) => (eb: ExpressionBuilder<Tables, 'uploads'>) =>
  eb.and([
    eb('orderId', 'is', null),
    eb('state', '!=', 'deleting'),
    eb.or([
      eb.and([
        eb('createdAt', '<', sql<Date>`${clock()} - make_interval(days => ${UNHELD_DAYS})`),
        eb.not(eb.exists(eb.selectFrom('draftUploads').select('draftId').whereRef('draftUploads.uploadId', '=', 'uploads.id'))),
      ]),
      eb.and([
        eb('state', '=', 'receiving'),
        eb('createdAt', '<', sql<Date>`${clock()} - make_interval(hours => ${INCOMPLETE_HOURS})`),
      ]),
    ]),
  ]);

async function finishDeletions(context: Context): Promise<number> {
  const rows = await context.db
    .selectFrom('uploads')
    .select(['id', 'kind'])
    .where('state', '=', 'deleting')
    // Uploads of an order are left to its purge, which writes the receipt.
    .where('orderId', 'is', null)
    .where('checkAfter', '<=', context.clock())
    .orderBy('checkAfter')
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    try {
      await finishDeletion(context, row);
    } catch (error) {
      // An upload that cannot be deleted does not hold up the others.
      context.log.warn({ err: error, upload_id: row.id }, 'upload not deleted, tried again later');
      await postponeDeletion(context, row.id);
    }
  }
  return rows.length;
}

async function postponeDeletion(context: Context, id: string): Promise<void> {
  await context.db
    .updateTable('uploads')
    .set({ checkAfter: sql<Date>`${context.clock()} + make_interval(secs => ${RETRY_SECONDS})` })
    .where('id', '=', id)
    .where('state', '=', 'deleting')
    .execute();
}
