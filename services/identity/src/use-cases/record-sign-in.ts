import { randomUUID } from 'node:crypto';
import { writeEvent } from '@nimantran/kit/events/outbox';
import type { Role } from '@nimantran/proto/domain/user';
import { userRegistered } from '@nimantran/proto/events/identity';
import { sql, type Transaction } from 'kysely';
import { listRolesOfProviderUid } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { findUser } from '../db/users.ts';
import { environmentRoles, type RoleAddresses } from '../domain/roles.ts';
import type { Identity } from '../verifiers/id-token-verifier.ts';
import { CONFIGURATION, changeRoles } from './change-roles.ts';

/**
 * Stores the provider's data about a person who signs in, and the resulting roles. Returns the uid, which differs from the
 * provider's if that one was erased.
 */
export async function recordSignIn(
  transaction: Transaction<Tables>,
  identity: Identity,
  addresses: RoleAddresses,
): Promise<{ uid: string; roles: Role[] }> {
  // Two concurrent first sign-ins create one account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity sign-in ${identity.uid}`}, 0))`.execute(transaction);
  const had = await listRolesOfProviderUid(transaction, identity.uid);
  const uid = (await renewUser(transaction, identity)) ?? (await registerUser(transaction, identity));
  const roles = environmentRoles(addresses, identity.email, identity.emailVerified);
  return { uid, roles: await changeRoles(transaction, uid, 'environment', roles, CONFIGURATION, had) };
}

async function renewUser(transaction: Transaction<Tables>, { uid, ...said }: Identity): Promise<string | undefined> {
  const row = await transaction
    .updateTable('users')
    .set({ ...said, lastSignInAt: sql<Date>`now()` })
    .where('providerUid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return row?.uid;
}

async function registerUser(transaction: Transaction<Tables>, identity: Identity): Promise<string> {
  const erased = await findUser(transaction, identity.uid);
  const uid = erased ? randomUUID() : identity.uid;
  await transaction
    .insertInto('users')
    .values({ ...identity, uid, providerUid: identity.uid, keyVersion: 1, erasedAt: null })
    .execute();
  await writeEvent(transaction, userRegistered, { key: uid, keyVersion: 1, data: { uid } });
  return uid;
}
