import { approvalKind } from '@nimantran/kit/approvals/approval-kind';
import { type Approvals, createApprovals } from '@nimantran/kit/approvals/approvals';
import type { DbClock } from '@nimantran/kit/db/database';
import { conflict, forbidden, notFound } from '@nimantran/kit/http/problem';
import type { Approval } from '@nimantran/proto/domain/approval';
import { Role } from '@nimantran/proto/domain/user';
import type { Kysely, Transaction } from 'kysely';
import { Type } from 'typebox';
import { type Changer, changeGrant, countAdmins, listRoles, lockRoles } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';

const ROLE_GRANT = 'role_grant';
const ROLE_REVOKE = 'role_revoke';
const Payload = Type.Object({ role: Role });

/** Roles that wait for a second admin. Both must be admins still when the role is given or taken. */
export function createRoleApprovals(db: Kysely<Tables>, clock: DbClock): Approvals<Tables> {
  const kindOf = (
    kind: string,
    change: (transaction: Transaction<Tables>, uid: string, role: Role, by: Changer) => Promise<void>,
  ) =>
    approvalKind<Tables, typeof Payload>(kind, Payload, async (transaction, { approval, payload, decider }) => {
      await lockRoles(transaction);
      await requireAdmin(transaction, decider.uid);
      if (!(await listRoles(transaction, approval.asked_by.uid)).includes('admin')) {
        throw conflict('asker_no_admin', 'The admin who asked for this is no admin any more.');
      }
      await change(transaction, approval.target.id, payload.role, decider);
    });
  const give = kindOf(ROLE_GRANT, async (transaction, uid, role, decider) => {
    await requireFit(transaction, uid, role);
    await changeGrant(transaction, uid, role, true, decider);
  });
  const take = kindOf(ROLE_REVOKE, async (transaction, uid, role, decider) => {
    await requireUser(transaction, uid);
    await revokeGrant(transaction, decider, uid, role);
  });
  return createApprovals({ db, service: 'identity', clock, kinds: [give, take] });
}

/** Gives a role at once where there is one admin, else asks another: answers the approval that it then waits for. */
export async function giveRole(
  transaction: Transaction<Tables>,
  approvals: Approvals<Tables>,
  admin: Changer,
  uid: string,
  role: Role,
): Promise<Approval | null> {
  await lockRoles(transaction);
  await requireAdmin(transaction, admin.uid);
  await requireFit(transaction, uid, role);
  if ((await countAdmins(transaction)) < 2) {
    await changeGrant(transaction, uid, role, true, admin);
    return null;
  }
  return approvals.ask(transaction, admin, {
    kind: ROLE_GRANT,
    target: { kind: 'user', id: uid },
    subject: `${uid}:${role}`,
    summary: `Give the role ${role} to this account`,
    payload: { role },
  });
}

/**
 * Takes a granted role away at once; but the role admin of somebody else where there are two admins, else one could make themselves
 * the only one, who decides alone: that asks another, and answers the approval that it then waits for. A role that is not there is
 * left so.
 */
export async function takeRole(
  transaction: Transaction<Tables>,
  approvals: Approvals<Tables>,
  admin: Changer,
  uid: string,
  role: Role,
): Promise<Approval | null> {
  await lockRoles(transaction);
  await requireAdmin(transaction, admin.uid);
  const user = await requireUser(transaction, uid);
  const granted = await listRoles(transaction, uid, 'granted');
  if (!granted.includes(role)) {
    if (!(await listRoles(transaction, uid, 'environment')).includes(role)) return null;
    const variable = `${role.toUpperCase()}_EMAILS`;
    throw conflict(
      'role_from_environment',
      `This role comes from the configuration (${variable}). Whoever runs the shop has to take the address out of it.`,
    );
  }
  const isOneself = uid === admin.uid || user.email.toLowerCase() === admin.email.toLowerCase();
  if (role !== 'admin' || isOneself || (await countAdmins(transaction)) < 2) {
    await revokeGrant(transaction, admin, uid, role);
    return null;
  }
  return approvals.ask(transaction, admin, {
    kind: ROLE_REVOKE,
    target: { kind: 'user', id: uid },
    subject: `${uid}:${role}`,
    summary: `Take the role ${role} away from this account`,
    payload: { role },
  });
}

/** @throws HttpProblem 409 `last_admin` */
async function revokeGrant(transaction: Transaction<Tables>, by: Changer, uid: string, role: Role): Promise<void> {
  await changeGrant(transaction, uid, role, false, by);
  if (role === 'admin' && (await countAdmins(transaction)) === 0) {
    throw conflict('last_admin', 'This is the last admin. Make somebody else an admin first.');
  }
}

/** By what stands here and now: what the caller's session says may be seconds old. */
async function requireAdmin(transaction: Transaction<Tables>, uid: string): Promise<void> {
  if (!(await listRoles(transaction, uid)).includes('admin')) throw forbidden('role_missing', 'This needs the role admin.');
}

/** Held until the transaction ends: nobody is erased while their roles change. */
async function requireUser(transaction: Transaction<Tables>, uid: string) {
  const user = await transaction.selectFrom('users').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst();
  if (!user || user.erasedAt !== null) throw notFound('unknown_user', 'There is no such account.');
  return user;
}

async function requireFit(transaction: Transaction<Tables>, uid: string, role: Role): Promise<void> {
  const user = await requireUser(transaction, uid);
  if (!user.emailVerified) {
    throw conflict('email_not_proven', 'This account has not proven its mail address, so nobody knows whose it is.');
  }
  if ((await listRoles(transaction, uid)).includes(role))
    throw conflict('has_role', `This account has the role ${role} already.`);
}
