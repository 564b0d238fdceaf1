import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import type { Role, User } from '@nimantran/proto/domain/user';
import { userRolesChanged } from '@nimantran/proto/events/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import { areSameRoles, sortRoles } from '../domain/roles.ts';
import type { Tables } from './schema.ts';

/** The roles of a user, from one source or from all. */
export async function listRoles(db: Kysely<Tables>, uid: string, source?: Source): Promise<Role[]> {
  const rows = await db
    .selectFrom('userRoles')
    .select('role')
    .where('uid', '=', uid)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'granted'))
    .execute();
  return sortRoles(rows.map((row) => row.role));
}

/** The roles of the user with this provider uid; none for a new or erased one. */
export async function listRolesOfProviderUid(db: Kysely<Tables>, providerUid: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select('role')
    .where('users.providerUid', '=', providerUid)
    .execute();
  return sortRoles(rows.map((row) => row.role));
}

/** The person who grants or revokes a role. */
export type Changer = Pick<User, 'uid' | 'email'>;
/** For changes not made by a person signed in to the shop. */
export const CONFIGURATION: Changer = { uid: 'configuration', email: '' };
export const OPERATOR: Changer = { uid: 'operator', email: '' };

type Source = 'environment' | 'granted';

/** Serialises role changes: the counts that a rule checks must still hold when the change is made. */
export async function lockRoles(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity roles', 0))`.execute(transaction);
}

/**
 * Sets a user's roles from one source to `roles`, writes the change to the audit log, and publishes it if it changes what the
 * user may do. Returns all roles of the user.
 */
export async function changeRoles(
  transaction: Transaction<Tables>,
  uid: string,
  source: Source,
  roles: readonly Role[],
  changer: Changer,
): Promise<Role[]> {
  await transaction.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().executeTakeFirstOrThrow();
  const held = await listRoles(transaction, uid, source);
  if (areSameRoles(held, roles)) return listRoles(transaction, uid);
  const before = await listRoles(transaction, uid);
  await transaction.deleteFrom('userRoles').where('uid', '=', uid).where('source', '=', source).execute();
  if (roles.length > 0) {
    await transaction
      .insertInto('userRoles')
      .values(roles.map((role) => ({ uid, role, source })))
      .execute();
  }
  for (const role of roles) if (!held.includes(role)) await tell(transaction, changer, { uid, role, source, isGranted: true });
  for (const role of held) if (!roles.includes(role)) await tell(transaction, changer, { uid, role, source, isGranted: false });
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

/** Grants a role, or revokes the grant; a role from the environment is not affected. Returns all roles of the user. */
export async function changeGrant(
  transaction: Transaction<Tables>,
  uid: string,
  role: Role,
  isGranted: boolean,
  changer: Changer,
): Promise<Role[]> {
  const others = (await listRoles(transaction, uid, 'granted')).filter((granted) => granted !== role);
  return changeRoles(transaction, uid, 'granted', isGranted ? [...others, role] : others, changer);
}

function tell(
  transaction: Transaction<Tables>,
  changer: Changer,
  { uid, role, source, isGranted }: { uid: string; role: Role; source: Source; isGranted: boolean },
): Promise<void> {
  const document = { role, source };
  return recordChange(transaction, 'identity', changer, {
    action: isGranted ? 'role.granted' : 'role.revoked',
    target: { kind: 'user', id: uid },
    summary: `${isGranted ? 'Granted the role' : 'Revoked the role'} ${role}${source === 'environment' ? ', by the configuration' : ''}`,
    before: isGranted ? null : document,
    after: isGranted ? document : null,
  });
}

/** The number of admins: accounts with the same verified mail address are one person. */
export async function countAdmins(db: Kysely<Tables>): Promise<number> {
  const { admins } = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.uid', 'userRoles.uid')
    .select(sql<number>`count(distinct lower(email))`.as('admins'))
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  return admins;
}
