import type { DbClock } from '@nimantran/kit/db/database';
import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import { scopesOf } from '@nimantran/proto/domain/api-key';
import type { User } from '@nimantran/proto/domain/user';
import type { ApiKey, ApiKeyGrant } from '@nimantran/proto/http/identity/api-keys';
import { type Kysely, type Selectable, sql } from 'kysely';
import { listRoles } from './roles.ts';
import type { Tables } from './schema.ts';

/** How long an ended key is still listed. */
export const KEEP_ENDED_KEYS_DAYS = 30;
const USE_RECORDED_SECONDS = 60;

/** The account of a key that works, and what the key may still do: an account that lost its role has no key that works. */
export async function findKeyHolder(
  db: Kysely<Tables>,
  clock: DbClock,
  keyHash: string,
): Promise<{ user: User; key: ApiKeyGrant } | undefined> {
  const row = await db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.uid', 'apiKeys.uid')
    .select(['apiKeys.id', 'scopes', 'users.uid', 'email', 'emailVerified', 'users.name', 'photoUrl'])
    .select(
      sql<boolean>`coalesce(last_used_at < ${clock()} - make_interval(secs => ${USE_RECORDED_SECONDS}), true)`.as('isUsedAgain'),
    )
    .where('keyHash', '=', keyHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .executeTakeFirst();
  if (!row) return undefined;
  const roles = await listRoles(db, row.uid);
  const allowed = scopesOf(roles);
  const scopes = row.scopes.filter((scope) => allowed.includes(scope));
  if (scopes.length === 0) return undefined;
  if (row.isUsedAgain) await db.updateTable('apiKeys').set({ lastUsedAt: clock() }).where('id', '=', row.id).execute();
  const { uid, email, emailVerified, name, photoUrl } = row;
  return { user: { uid, email, email_verified: emailVerified, name, photoURL: photoUrl, roles }, key: { id: row.id, scopes } };
}

/** Newest first. */
export async function listKeysOf(db: Kysely<Tables>, uid: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('apiKeys')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(shownKey);
}

export function shownKey(row: Selectable<Tables['apiKeys']>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  };
}

/** Drops keys that ended more than `KEEP_ENDED_KEYS_DAYS` ago; the audit log still names them. */
export async function sweepApiKeys(db: Kysely<Tables>, clock: DbClock): Promise<void> {
  const before = sql<Date>`${clock()} - make_interval(days => ${KEEP_ENDED_KEYS_DAYS})`;
  await sweepRows(db, 'apiKeys', sql<boolean>`expires_at < ${before}`);
  await sweepRows(db, 'apiKeys', sql<boolean>`revoked_at < ${before}`);
}
