import { randomUUID } from 'node:crypto';
import { writeEvent } from '@nimantran/kit/events/outbox';
import type { Role } from '@nimantran/proto/domain/user';
import { userRegistered } from '@nimantran/proto/events/identity';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { environmentRoles, type RoleAddresses } from '../domain/roles.ts';
import type { Identity } from '../verifiers/id-token-verifier.ts';
import { CONFIGURATION, changeRoles } from './roles.ts';
import type { Tables } from './schema.ts';

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
  const uid = (await renewUser(transaction, identity)) ?? (await registerUser(transaction, identity));
  const roles = environmentRoles(addresses, identity.email, identity.emailVerified);
  return { uid, roles: await changeRoles(transaction, uid, 'environment', roles, CONFIGURATION) };
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

export async function findUser(db: Kysely<Tables>, uid: string): Promise<Selectable<Tables['users']> | undefined> {
  return db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** Users whose roles from the environment may have changed: those who have some, and those whom it names. */
async function listUsersOfEnvironment(db: Kysely<Tables>, addresses: RoleAddresses) {
  const named = Object.values(addresses).flat();
  return db
    .selectFrom('users')
    .select(['uid', 'email', 'emailVerified'])
    .where('erasedAt', 'is', null)
    .where((where) =>
      where.or([
        where('uid', 'in', db.selectFrom('userRoles').select('uid').where('source', '=', 'environment')),
        where(sql<string>`lower(email)`, 'in', named.length > 0 ? named : ['']),
      ]),
    )
    .execute();
}

/** Updates the environment's roles for users who do not sign in again. */
export async function renewEnvironmentRoles(db: Kysely<Tables>, addresses: RoleAddresses): Promise<void> {
  for (const user of await listUsersOfEnvironment(db, addresses)) {
    const roles = environmentRoles(addresses, user.email, user.emailVerified);
    await db.transaction().execute((transaction) => changeRoles(transaction, user.uid, 'environment', roles, CONFIGURATION));
  }
}

/** Users who have verified this address; one person may have several accounts. */
export async function findUsersByEmail(db: Kysely<Tables>, email: string): Promise<{ uid: string }[]> {
  return db
    .selectFrom('users')
    .select('uid')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('emailVerified', '=', true)
    .execute();
}
