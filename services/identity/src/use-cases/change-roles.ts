import { writeEvent } from '@nimantran/kit/events/outbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import type { Role, User } from '@nimantran/proto/domain/user';
import { userRolesChanged } from '@nimantran/proto/events/identity';
import { sql, type Transaction } from 'kysely';
import { listKeptRoles, listRoles, type Source } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { areSameRoles } from '../domain/roles.ts';

/** The person who grants or revokes a role. */
export type Changer = Pick<User, 'uid' | 'email'>;

/** For changes not made by a person signed in to the shop. */
export const CONFIGURATION: Changer = { uid: 'configuration', email: '' };

export const OPERATOR: Changer = { uid: 'operator', email: '' };

/**
 * Sets a user's roles from one source to `roles`, writes the change to the audit log, and publishes it if it changes what the
 * user may do. `had`: the roles before a change of the account that this belongs to. Returns the roles that the user has now.
 */
export async function changeRoles(
  transaction: Transaction<Tables>,
  uid: string,
  source: Source,
  roles: readonly Role[],
  changer: Changer,
  had?: readonly Role[],
): Promise<Role[]> {
  await transaction.selectFrom('users').select('uid').where('uid', '=', uid).forUpdate().executeTakeFirstOrThrow();
  const before = had ?? (await listRoles(transaction, uid));
  await replaceRoles(transaction, uid, source, roles, changer);
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

async function replaceRoles(
  transaction: Transaction<Tables>,
  uid: string,
  source: Source,
  roles: readonly Role[],
  changer: Changer,
): Promise<void> {
  const held = await listKeptRoles(transaction, uid, source);
  if (areSameRoles(held, roles)) return;
  await transaction.deleteFrom('userRoles').where('uid', '=', uid).where('source', '=', source).execute();
  if (roles.length > 0) {
    await transaction
      .insertInto('userRoles')
      .values(roles.map((role) => ({ uid, role, source })))
      .execute();
  }
  for (const role of roles) if (!held.includes(role)) await tell(transaction, changer, { uid, role, source, isGranted: true });
  for (const role of held) if (!roles.includes(role)) await tell(transaction, changer, { uid, role, source, isGranted: false });
}

/** Grants a role, or revokes the grant; a role from the environment is not affected. Returns all roles of the user. */
export async function changeGrant(
  transaction: Transaction<Tables>,
  uid: string,
  role: Role,
  isGranted: boolean,
  changer: Changer,
): Promise<Role[]> {
  const others = (await listKeptRoles(transaction, uid, 'granted')).filter((granted) => granted !== role);
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
