import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { scheduleThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { findTheme, findVersion } from '../../db/admin-themes.ts';
import type { Tables } from '../../db/schema.ts';
import { versionState } from '../../domain/admin-themes.ts';
import { type Actor, changeTheme } from '../../use-cases/change-theme.ts';
import { refuseUnready } from '../../use-cases/publish-version.ts';
import { viewTheme } from './theme-view.ts';

const FURTHEST_DAYS = 366;

export function serveScheduleThemeVersion(app: FastifyInstance, context: Context): void {
  route(app, scheduleThemeVersion, async ({ params: { theme_id, version }, body, user }) => {
    const at = body.at === null ? null : new Date(body.at);
    await changeTheme(context.db, user, theme_id, (transaction) => schedule(transaction, theme_id, version, at, user));
    return viewTheme(context, theme_id);
  });
}

async function schedule(
  transaction: Transaction<Tables>,
  themeId: number,
  version: string,
  at: Date | null,
  { uid, email }: Actor,
) {
  const theme = await findTheme(transaction, themeId);
  const found = findVersion(theme, version);
  if (at !== null) {
    refuseUnready(found);
    if (versionState(theme, found) === 'on_sale') throw conflict('already_on_sale', 'This version is already on sale.');
    await refuseOddTime(transaction, at);
  }
  const before = theme.versions.find(({ scheduledFor }) => scheduledFor !== null);
  if (at === null && before?.version !== version) return undefined;
  await transaction
    .updateTable('themeVersions')
    .set({ scheduledFor: null, scheduledBy: null })
    .where('themeId', '=', themeId)
    .where('scheduledFor', 'is not', null)
    .execute();
  if (at !== null) {
    await transaction
      .updateTable('themeVersions')
      .set({ scheduledFor: at, scheduledBy: JSON.stringify({ uid, email }) })
      .where('themeId', '=', themeId)
      .where('version', '=', version)
      .execute();
  }
  return {
    action: at === null ? 'theme.unscheduled' : 'theme.scheduled',
    summary:
      at === null
        ? `Cancelled the scheduled sale of version ${version} of “${found.manifest.title}”.`
        : `Scheduled version ${version} of “${found.manifest.title}” for sale at ${at.toISOString()}.`,
    before: before ? { version: before.version, at: before.scheduledFor?.toISOString() } : null,
    after: at === null ? null : { version, at: at.toISOString() },
  };
}

/** Compares with the database's clock, as the publishing job does. @throws HttpProblem 400 */
async function refuseOddTime(transaction: Transaction<Tables>, at: Date): Promise<void> {
  const { rows } = await sql<{ fits: boolean }>`
    select ${at}::timestamptz between now() and now() + make_interval(days => ${FURTHEST_DAYS}) as fits`.execute(transaction);
  if (rows[0]?.fits) return;
  throw badRequest('odd_time', 'Choose a time in the future, within a year.', [
    { field: 'at', message: 'is in the past, or more than a year away' },
  ]);
}
