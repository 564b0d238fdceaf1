import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { changeTheme } from '../use-cases/change-theme.ts';
import { publishVersion } from '../use-cases/publish-version.ts';

/**
 * Puts a version whose scheduled time has come on sale, on behalf of the admin who scheduled it. The time is in the database and
 * compared with the database's clock, so a restart loses nothing. Returns whether there was one.
 */
export async function publishScheduled({ db, log }: Pick<Context, 'db' | 'log'>): Promise<boolean> {
  const due = await db
    .selectFrom('themeVersions')
    .select(['themeId', 'version', 'scheduledBy'])
    .where('scheduledFor', '<=', sql<Date>`now()`)
    .orderBy('scheduledFor')
    .limit(1)
    .executeTakeFirst();
  if (!due?.scheduledBy) return false;
  const { themeId, version, scheduledBy } = due;
  await changeTheme(db, scheduledBy, themeId, async (transaction) => {
    // Rechecked under the lock: it may have been cancelled, postponed or published by hand.
    const { numUpdatedRows } = await transaction
      .updateTable('themeVersions')
      .set({ scheduledFor: null, scheduledBy: null })
      .where('themeId', '=', themeId)
      .where('version', '=', version)
      .where('scheduledFor', '<=', sql<Date>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    const told = await publishVersion(transaction, themeId, version);
    log.info({ theme_id: themeId, version }, 'a scheduled version went on sale');
    return told && { ...told, summary: `${told.summary} As scheduled.` };
  });
  return true;
}
