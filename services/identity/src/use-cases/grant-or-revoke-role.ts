import { approvalKind } from '@nimantran/kit/approvals/approval-kind';
import { type Approvals, createApprovals } from '@nimantran/kit/approvals/approvals';
import type { DbClock } from '@nimantran/kit/db/database';
import { conflict, forbidden, notFound } from '@nimantran/kit/http/problem';
import type { Approval } from '@nimantran/proto/domain/approval';
import { Role } from '@nimantran/proto/domain/user';
import type { Kysely, Transaction } from 'kysely';
import { Type } from 'typebox';
import { countAdmins, listKeptRoles, listRoles, lockRoles } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { type Changer, changeGrant } from './change-roles.ts';

const ROLE_GRANT = 'role_grant';
const ROLE_REVOKE = 'role_revoke';
const Payload = Type.Object({ role: Role });

/** Roles that wait for a second admin's approval. Both must still be admins when the role is granted or revoked. */
export function createRoleApprovals(db: Kysely<Tables>, clock: DbClock): Approvals<Tables> {
  const kindOf = (
    kind: string,
    change: (transaction: Transaction<Tables>, uid: string, role: Role, by: Changer) => Promise<void>,
  ) =>
    approvalKind<Tables, typeof Payload>(kind, Payload, async (transaction, { approval, payload, decider }) => {
      await lockRoles(transaction);
      await requireAdmin(transaction, decider.uid);
      if (!(await listRoles(transaction, approval.asked_by.uid)).includes('admin')) {
        throw conflict('asker_no_admin', 'The admin who requested this is no longer an admin.');
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

/** Grants a role immediately if there is only one admin, else asks another: returns the pending approval. */
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
    summary: `Grant the role ${role} to this account`,
    payload: { role },
  });
}

/**
 * Revokes a granted role immediately. The exception is another person's admin role if there are two admins, because one could
 * otherwise become the only admin, who decides alone: that needs the other's approval, and the pending approval is returned. A
 * missing role is ignored.
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
  const granted = await listKeptRoles(transaction, uid, 'granted');
  if (!granted.includes(role)) {
    if (!(await listKeptRoles(transaction, uid, 'environment')).includes(role)) return null;
    const variable = `${role.toUpperCase()}_EMAILS`;
    throw conflict(
      'role_from_environment',
      `This role comes from the configuration (${variable}). The shop’s operator has to remove the address there.`,
    );
  }
  const isOneself = uid === admin.uid || (user.emailVerified && user.email.toLowerCase() === admin.email.toLowerCase());
  if (role !== 'admin' || isOneself || (await countAdmins(transaction)) < 2) {
    await revokeGrant(transaction, admin, uid, role);
    return null;
  }
  return approvals.ask(transaction, admin, {
    kind: ROLE_REVOKE,
    target: { kind: 'user', id: uid },
    subject: `${uid}:${role}`,
    summary: `Revoke the role ${role} of this account`,
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

/** Checks the current roles: those in the caller's session may be seconds old. */
async function requireAdmin(transaction: Transaction<Tables>, uid: string): Promise<void> {
  if (!(await listRoles(transaction, uid)).includes('admin')) throw forbidden('role_missing', 'This needs the role admin.');
}

/** Held until the transaction ends, so that a user is not erased while their roles change. */
async function requireUser(transaction: Transaction<Tables>, uid: string) {
  const user = await transaction.selectFrom('users').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst();
  if (!user || user.erasedAt !== null) throw notFound('unknown_user', 'This account does not exist.');
  return user;
}

async function requireFit(transaction: Transaction<Tables>, uid: string, role: Role): Promise<void> {
  const user = await requireUser(transaction, uid);
  if (!user.emailVerified) {
    throw conflict('email_not_proven', 'This account has not verified its email address, so its owner is unknown.');
  }
  if ((await listRoles(transaction, uid)).includes(role))
    throw conflict('has_role', `This account already has the role ${role}.`);
}
