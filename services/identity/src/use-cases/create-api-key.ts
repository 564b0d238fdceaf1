import type { DbClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest, conflict, forbidden } from '@nimantran/kit/http/problem';
import { type ApiKeyScope, MOST_API_KEYS, scopesOf } from '@nimantran/proto/domain/api-key';
import type { ApiKey } from '@nimantran/proto/http/identity/api-keys';
import type { Transaction } from 'kysely';
import { shownKey } from '../db/api-keys.ts';
import { listRoles } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { inDays } from '../db/sessions.ts';
import { apiKeyHash, newApiKey, prefixOf } from '../domain/api-key.ts';
import type { Changer } from './change-roles.ts';

interface WantedKey {
  name: string;
  scopes: readonly ApiKeyScope[];
  days: number;
}

/** @throws HttpProblem 403 `role_missing`, 400 `scope_not_yours`, 409 `key_name_taken` or `too_many_keys` */
export async function createApiKey(
  transaction: Transaction<Tables>,
  clock: DbClock,
  holder: Changer,
  { name, scopes, days }: WantedKey,
): Promise<{ key: ApiKey; secret: string }> {
  // Serialises the keys of one account, and holds off its erasure.
  await transaction.selectFrom('users').select('uid').where('uid', '=', holder.uid).forUpdate().executeTakeFirstOrThrow();
  // Those in the caller's session may be seconds old.
  const allowed = scopesOf(await listRoles(transaction, holder.uid));
  if (allowed.length === 0) throw forbidden('role_missing', 'This needs the role partner.');
  if (scopes.some((scope) => !allowed.includes(scope))) {
    const errors = [{ field: 'scopes', message: `may only be ${allowed.join(', ')}` }];
    throw badRequest('scope_not_yours', 'Your account cannot give a key all of these scopes.', errors);
  }
  const working = await transaction
    .selectFrom('apiKeys')
    .select('name')
    .where('uid', '=', holder.uid)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .execute();
  if (working.some((other) => other.name === name)) {
    throw conflict('key_name_taken', 'One of your keys already has this name. Choose another, or revoke that key first.');
  }
  if (working.length >= MOST_API_KEYS) {
    throw conflict('too_many_keys', `You have ${MOST_API_KEYS} keys. Revoke one that you no longer need.`);
  }
  const secret = newApiKey();
  const row = await transaction
    .insertInto('apiKeys')
    .values({
      uid: holder.uid,
      name,
      prefix: prefixOf(secret),
      keyHash: apiKeyHash(secret),
      scopes: [...scopes],
      createdAt: clock(),
      expiresAt: inDays(clock, days),
      lastUsedAt: null,
      revokedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(transaction, 'identity', holder, {
    action: 'api_key.created',
    target: { kind: 'api_key', id: row.id },
    summary: `Made the API key ${name} (${row.prefix}…) for ${days} days: ${scopes.join(', ')}`,
    before: null,
    after: { uid: holder.uid, name, prefix: row.prefix, scopes: [...scopes], expires_at: row.expiresAt.toISOString() },
  });
  return { key: shownKey(row), secret };
}
