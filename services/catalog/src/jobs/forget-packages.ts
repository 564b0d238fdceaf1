import { eachDue } from '@nimantran/kit/each-due';
import { THEME_PACKAGE_LIMITS } from '@nimantran/proto/http/catalog/admin-themes';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

const BATCH = 20;

/** Deletes uploaded packages after a day; those that became versions are stored under other keys. */
export function forgetPackages({ db, store, log }: Pick<Context, 'db' | 'store' | 'log'>): Promise<undefined> {
  const old = (tried: readonly string[]) =>
    db
      .selectFrom('themePackages')
      .select(['id', 'objectKey'])
      .where('uploadedAt', '<', sql<Date>`now() - make_interval(hours => ${THEME_PACKAGE_LIMITS.kept_hours})`)
      .where('id', '<>', sql<string>`all(${tried}::uuid[])`)
      .orderBy('uploadedAt')
      .limit(BATCH)
      .execute();
  return eachDue(
    old,
    async ({ id, objectKey }) => {
      await store.delete(objectKey);
      await db.deleteFrom('themePackages').where('id', '=', id).execute();
    },
    (error, { id }) => log.warn({ err: error, package_id: id }, 'an uploaded package waits to be deleted'),
  );
}
