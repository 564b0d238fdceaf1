import type { DbClock } from '@nimantran/kit/db/database';
import { writeEvent } from '@nimantran/kit/events/outbox';
import type { Role } from '@nimantran/proto/domain/user';
import { userErased } from '@nimantran/proto/events/identity';
import { sql, type Transaction } from 'kysely';
import { listKeptRoles } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { revokeSessionsOf } from './revoke-session.ts';

/**
 * Anonymises a user, ends all sessions and publishes the event, once. Returns the roles that prevent it; none means that the user
 * is erased.
 */
export async function eraseUser(transaction: Transaction<Tables>, clock: DbClock, uid: string): Promise<Role[]> {
  // Sign-ins and role grants wait for this lock, or finished before it.
  const user = await transaction.selectFrom('users').select('erasedAt').where('uid', '=', uid).forUpdate().executeTakeFirst();
  if (!user || user.erasedAt !== null) return [];
  const roles = await listKeptRoles(transaction, uid);
  if (roles.length > 0) return roles;
  await revokeSessionsOf(transaction, clock, uid);
  await transaction.updateTable('sessions').set({ device: null }).where('uid', '=', uid).execute();
  await transaction.deleteFrom('exports').where('uid', '=', uid).execute();
  // Without a role none of them works any more.
  await transaction.deleteFrom('apiKeys').where('uid', '=', uid).execute();
  const { keyVersion } = await transaction
    .updateTable('users')
    .set({
      providerUid: null,
      email: '',
      emailVerified: false,
      name: '',
      photoUrl: null,
      erasedAt: clock(),
      keyVersion: sql<number>`key_version + 1`,
    })
    .where('uid', '=', uid)
    .returning('keyVersion')
    .executeTakeFirstOrThrow();
  await writeEvent(transaction, userErased, { key: uid, keyVersion, data: { uid } });
  return [];
}
