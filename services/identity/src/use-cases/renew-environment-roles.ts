import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { environmentRoles, type RoleAddresses } from '../domain/roles.ts';
import { CONFIGURATION, changeRoles } from './change-roles.ts';

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
