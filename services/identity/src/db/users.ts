import { writeEvent } from '@nimantran/kit/events/outbox';
import type { Role } from '@nimantran/proto/domain/user';
import { userRegistered } from '@nimantran/proto/events/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import { environmentRoles, type RoleAddresses } from '../domain/roles.ts';
import type { Identity } from '../verifiers/id-token-verifier.ts';
import { changeRoles } from './roles.ts';
import type { Tables } from './schema.ts';

/** Keeps what the provider says of somebody who signs in, and the roles that follow from it. */
export async function recordSignIn(
  transaction: Transaction<Tables>,
  identity: Identity,
  addresses: RoleAddresses,
): Promise<Role[]> {
  const row = await transaction
    .insertInto('users')
    .values({ ...identity, keyVersion: 0 })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ ...identity, lastSignInAt: sql<Date>`now()` }))
    .returning('keyVersion')
    .executeTakeFirstOrThrow();
  // The upsert holds the row's lock, so the count cannot be given twice.
  if (row.keyVersion === 0) {
    await writeEvent(transaction, userRegistered, { key: identity.uid, keyVersion: 1, data: { uid: identity.uid } });
    await transaction.updateTable('users').set({ keyVersion: 1 }).where('uid', '=', identity.uid).execute();
  }
  const roles = environmentRoles(addresses, identity.email, identity.emailVerified);
  return changeRoles(transaction, identity.uid, 'environment', roles);
}

/** Users whose roles from the environment may have changed: who has some, and who is named in it. */
async function listUsersOfEnvironment(db: Kysely<Tables>, addresses: RoleAddresses) {
  const named = Object.values(addresses).flat();
  return db
    .selectFrom('users')
    .select(['uid', 'email', 'emailVerified'])
    .where((where) =>
      where.or([
        where('uid', 'in', db.selectFrom('userRoles').select('uid').where('source', '=', 'environment')),
        where(sql<string>`lower(email)`, 'in', named.length > 0 ? named : ['']),
      ]),
    )
    .execute();
}

/** Brings the roles from the environment up to date for those who do not sign in anew. */
export async function renewEnvironmentRoles(db: Kysely<Tables>, addresses: RoleAddresses): Promise<void> {
  for (const user of await listUsersOfEnvironment(db, addresses)) {
    const roles = environmentRoles(addresses, user.email, user.emailVerified);
    await db.transaction().execute((transaction) => changeRoles(transaction, user.uid, 'environment', roles));
  }
}

/** Whoever has proven that this address is theirs; one person may have several accounts. */
export async function findUsersByEmail(db: Kysely<Tables>, email: string): Promise<{ uid: string }[]> {
  return db
    .selectFrom('users')
    .select('uid')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('emailVerified', '=', true)
    .execute();
}
