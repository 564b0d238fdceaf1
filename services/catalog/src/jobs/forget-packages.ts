import { THEME_PACKAGE_LIMITS } from '@nimantran/proto/http/catalog/admin-themes';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

const BATCH = 20;

/**
 * Deletes uploaded packages after a day; those that became versions are stored under other keys. Returns whether there may be
 * more.
 */
export async function forgetPackages({ db, store }: Pick<Context, 'db' | 'store'>): Promise<boolean> {
  const old = await db
    .selectFrom('themePackages')
    .select(['id', 'objectKey'])
    .where('uploadedAt', '<', sql<Date>`now() - make_interval(hours => ${THEME_PACKAGE_LIMITS.kept_hours})`)
    .orderBy('uploadedAt')
    .limit(BATCH)
    .execute();
  for (const { id, objectKey } of old) {
    await store.delete(objectKey);
    await db.deleteFrom('themePackages').where('id', '=', id).execute();
  }
  return old.length === BATCH;
}
