import type { Role } from '@nimantran/proto/domain/user';
import { type Kysely, sql, type Transaction } from 'kysely';
import { sortRoles } from '../domain/roles.ts';
import type { Tables } from './schema.ts';

/** The roles that a user has now: while the address is not proven, theirs rest. */
export async function listRoles(db: Kysely<Tables>, uid: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select('role')
    .where('users.uid', '=', uid)
    .where('emailVerified', '=', true)
    .execute();
  return sortRoles(rows.map((row) => row.role));
}

/** The roles kept for a user, resting ones too, from one source or from all. */
export async function listKeptRoles(db: Kysely<Tables>, uid: string, source?: Source): Promise<Role[]> {
  const rows = await db
    .selectFrom('userRoles')
    .select('role')
    .where('uid', '=', uid)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'granted'))
    .execute();
  return sortRoles(rows.map((row) => row.role));
}

/** The roles that the user with this provider uid has now; none for a new or erased one. */
export async function listRolesOfProviderUid(db: Kysely<Tables>, providerUid: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select('role')
    .where('users.providerUid', '=', providerUid)
    .where('emailVerified', '=', true)
    .execute();
  return sortRoles(rows.map((row) => row.role));
}

export type Source = 'environment' | 'granted';

/** Serialises role changes: the counts that a rule checks must still hold when the change is made. */
export async function lockRoles(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity roles', 0))`.execute(transaction);
}

/** The number of admins: accounts with the same proven mail address are one person. */
export async function countAdmins(db: Kysely<Tables>): Promise<number> {
  const { admins } = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select(sql<number>`count(distinct lower(email))`.as('admins'))
    .where('role', '=', 'admin')
    .where('emailVerified', '=', true)
    .executeTakeFirstOrThrow();
  return admins;
}

/** The admin who signed in last, with a proven address. */
export async function lastAdmin(db: Kysely<Tables>): Promise<{ email: string; lastSignInAt: Date } | undefined> {
  return db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select(['users.email', 'users.lastSignInAt'])
    .where('role', '=', 'admin')
    .where('emailVerified', '=', true)
    .orderBy('users.lastSignInAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
