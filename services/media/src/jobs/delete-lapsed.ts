import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { isWorkingFile } from '../domain/working-files.ts';

const BATCH = 50;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;

/** Deletes objects that studio no longer needs and that belong to no order. Returns whether there may be more. */
export async function deleteLapsed(context: Context): Promise<boolean> {
  // The next attempt is scheduled before this one: an object that cannot be deleted does not hold up the others.
  const taken = await context.db
    .updateTable('lapsedObjects')
    .set({
      tries: sql<number>`tries + 1`,
      runAfter: sql<Date>`${context.clock()}
        + make_interval(secs => least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * 2 ^ least(tries, 10)))`,
    })
    .where('objectKey', 'in', (eb) =>
      eb
        .selectFrom('lapsedObjects')
        .select('objectKey')
        .where('runAfter', '<=', context.clock())
        .orderBy('runAfter')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning('objectKey')
    .execute();
  for (const { objectKey } of taken) {
    try {
      if (isWorkingFile(objectKey)) await context.store.delete(objectKey);
      else context.log.error({ object_key: objectKey }, 'not deleted: this is no working file of studio');
      await context.db.deleteFrom('lapsedObjects').where('objectKey', '=', objectKey).execute();
    } catch (error) {
      context.log.warn({ err: error, object_key: objectKey }, 'object not deleted, tried again later');
    }
  }
  return taken.length === BATCH;
}
