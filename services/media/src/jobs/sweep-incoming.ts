import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { withUploadLock } from '../tus/upload-locks.ts';

/** An unfinished upload may be continued for a day; an older file without a row was left by a killed process. */
const KEPT_HOURS = 26;

/** Removes incoming files that no upload needs any more and no client can ask for. */
export async function sweepIncoming(context: Context): Promise<undefined> {
  const { db, incoming, locks, log } = context;
  const { rows } = await sql<{ time: Date }>`select ${context.clock()} - make_interval(hours => ${KEPT_HOURS}) as time`.execute(
    db,
  );
  const left = rows[0] ? await incoming.leftBefore(rows[0].time) : [];
  if (left.length === 0) return;
  const known = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', left)
    .where('state', 'in', ['receiving', 'checking', 'deleting'])
    .execute();
  const needed = new Set(known.map(({ id }) => id));
  for (const id of left.filter((one) => !needed.has(one))) {
    try {
      await withUploadLock(locks, id, () => incoming.remove(id));
      log.info({ upload_id: id }, 'removed what an upload left behind');
    } catch (error) {
      // A file that cannot be removed does not hold up the others.
      log.warn({ err: error, upload_id: id }, 'what an upload left behind is not removed, tried again later');
    }
  }
}
