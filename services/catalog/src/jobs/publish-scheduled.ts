import { eachDue } from '@nimantran/kit/each-due';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { changeTheme } from '../use-cases/change-theme.ts';
import { publishVersion } from '../use-cases/publish-version.ts';

const BATCH = 20;

/**
 * Puts versions whose scheduled time has come on sale, on behalf of the admin who scheduled them. The time is in the database and
 * compared with the database's clock, so a restart loses nothing. A version that got errors meanwhile waits until it is mended.
 */
export function publishScheduled({ db, log }: Pick<Context, 'db' | 'log'>): Promise<undefined> {
  const due = (tried: readonly string[]) =>
    db
      .selectFrom('themeVersions')
      .select(['themeId', 'version', 'scheduledBy'])
      .select(sql<string>`theme_id`.as('id'))
      .where('scheduledFor', '<=', sql<Date>`now()`)
      .where('themeId', '<>', sql<number>`all(${tried}::int[])`)
      .orderBy('scheduledFor')
      .limit(BATCH)
      .execute();
  return eachDue(
    due,
    (scheduled) => publish({ db, log }, scheduled),
    (error, { themeId, version }) =>
      log.warn({ err: error, theme_id: themeId, version }, 'a scheduled version waits: it cannot go on sale'),
  );
}

type Scheduled = { themeId: number; version: string; scheduledBy: { uid: string; email: string } | null };

async function publish({ db, log }: Pick<Context, 'db' | 'log'>, { themeId, version, scheduledBy }: Scheduled): Promise<void> {
  if (!scheduledBy) return;
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
}
