import { writeEvent } from '@nimantran/kit/events/outbox';
import type { Role } from '@nimantran/proto/domain/user';
import { userRolesChanged } from '@nimantran/proto/events/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import { areSameRoles, sortRoles } from '../domain/roles.ts';
import type { Tables } from './schema.ts';

export async function listRoles(db: Kysely<Tables>, uid: string): Promise<Role[]> {
  const rows = await db.selectFrom('userRoles').select('role').where('uid', '=', uid).execute();
  return sortRoles(rows.map((row) => row.role));
}

/** The roles of whom the provider calls by this uid; none for somebody who is new, or was erased. */
export async function listRolesOfProviderUid(db: Kysely<Tables>, providerUid: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select('role')
    .where('users.providerUid', '=', providerUid)
    .execute();
  return sortRoles(rows.map((row) => row.role));
}

/**
 * Makes `roles` the ones a user has from a source, and tells if that changes what the user may do. Answers all roles
 * of the user.
 */
export async function changeRoles(
  transaction: Transaction<Tables>,
  uid: string,
  source: 'environment' | 'granted',
  roles: readonly Role[],
): Promise<Role[]> {
  await transaction.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().executeTakeFirstOrThrow();
  const before = await listRoles(transaction, uid);
  await transaction.deleteFrom('userRoles').where('uid', '=', uid).where('source', '=', source).execute();
  if (roles.length > 0) {
    await transaction
      .insertInto('userRoles')
      .values(roles.map((role) => ({ uid, role, source })))
      .execute();
  }
  const after = await listRoles(transaction, uid);
  if (areSameRoles(before, after)) return after;
  const { keyVersion } = await transaction
    .updateTable('users')
    .set({ keyVersion: sql<number>`key_version + 1` })
    .where('uid', '=', uid)
    .returning('keyVersion')
    .executeTakeFirstOrThrow();
  await writeEvent(transaction, userRolesChanged, { key: uid, keyVersion, data: { uid, roles: after } });
  return after;
}

/** Grants a role, or takes the grant back; a role from the environment is not touched by it. Answers all roles of the user. */
export async function changeGrant(
  transaction: Transaction<Tables>,
  uid: string,
  role: Role,
  isGranted: boolean,
): Promise<Role[]> {
  const rows = await transaction
    .selectFrom('userRoles')
    .select('role')
    .where('uid', '=', uid)
    .where('source', '=', 'granted')
    .execute();
  const others = rows.map((row) => row.role).filter((granted) => granted !== role);
  return changeRoles(transaction, uid, 'granted', isGranted ? [...others, role] : others);
}

/** How many people are admins: accounts with one proven mail address are one person. */
export async function countAdmins(db: Kysely<Tables>): Promise<number> {
  const { admins } = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select(sql<number>`count(distinct lower(email))`.as('admins'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return admins;
}
