import { randomUUID } from 'node:crypto';
import type { Approval } from '@nimantran/proto/domain/approval';
import type { Role } from '@nimantran/proto/domain/user';
import { type AuditEntry, listAuditLog, verifyAuditLog } from '@nimantran/proto/http/identity/audit-log';
import {
  decideRoleApproval,
  endSessions,
  getUser,
  grantRole,
  listRoleApprovals,
  listUsers,
  revokeRole,
  type ShopUser,
  withdrawRoleApproval,
} from '@nimantran/proto/http/identity/people';
import { forRole } from './mock-admin.ts';
import { inHours } from './mock-orders.ts';
import { MockProblem } from './mock-routes.ts';
import { sessionOf } from './mock-shop.ts';

const COLLEAGUE = { uid: 'colleague', email: 'colleague@nimantran.test' };
const users = new Map<string, ShopUser>();
const approvals = new Map<string, Approval>();
const log: AuditEntry[] = [];

/** Accounts, their roles and the audit log, as two admins see them. */
export function servePeople(): void {
  addUser('admin', 'Meera Rao', [{ role: 'admin', source: 'environment' }]);
  addUser('designer', 'Dev Menon', [{ role: 'designer', source: 'environment' }]);
  addUser(COLLEAGUE.uid, 'Anil Kumar', [{ role: 'admin', source: 'granted' }]);
  addUser('partner', 'Farah Khan', [{ role: 'partner', source: 'granted' }]);
  for (let index = 1; index <= 30; index++) addUser(`guest-${index}`, index % 3 === 0 ? '' : `Guest ${index}`, [], index * 7);
  const waiting = newApproval('guest-1', 'designer', COLLEAGUE);
  tell(COLLEAGUE, 'role_grant.asked', { kind: 'user', id: 'guest-1' }, 'Asked: Give the role designer to this account', null, {
    approval: waiting.id,
  });
  tell(
    { uid: 'admin', email: 'admin@nimantran.test' },
    'promo_code.saved',
    { kind: 'promo_code', id: 'DIWALI' },
    'Changed the promo code DIWALI',
    {
      discount: { kind: 'percent', percent: 10 },
      max_uses: null,
    },
    { discount: { kind: 'percent', percent: 15 }, max_uses: 500, ends_at: '2026-12-31T18:30:00Z' },
  );
  for (let index = 0; index < 60; index++) {
    tell(
      COLLEAGUE,
      'refund.asked',
      { kind: 'order', id: `NM-1000${1000 + index}` },
      `Sent ${index + 1} rupees of an order back`,
      null,
      {
        amount_minor: (index + 1) * 100,
      },
    );
  }

  forRole('admin', listUsers, ({ query }) => {
    const part = (query.search ?? '').toLowerCase();
    const found = [...users.values()]
      .filter(({ email, name }) => `${email} ${name}`.toLowerCase().includes(part))
      .filter(({ roles }) => query.role === undefined || roles.some(({ role }) => role === query.role))
      .sort((left, right) => left.email.localeCompare(right.email) * (query.sort === '-email' ? -1 : 1));
    const from = Number(query.cursor ?? 0);
    const limit = Number(query.limit ?? 25);
    return { users: found.slice(from, from + limit), next_cursor: found.length > from + limit ? String(from + limit) : null };
  });
  forRole('admin', getUser, ({ params }) => known(params.uid));
  forRole('admin', endSessions, ({ params }) => {
    const user = known(params.uid);
    user.open_sessions = 0;
    return user;
  });
  const asker = (who: string | undefined) => ({ uid: sessionOf(who)?.user.uid ?? '', email: who ?? '' });
  forRole('admin', grantRole, ({ params, body, who }) => ({
    user: known(params.uid),
    approval: newApproval(params.uid, body.role, asker(who)),
  }));
  forRole('admin', revokeRole, ({ params, who }) => {
    const user = known(params.uid);
    if (params.role === 'admin') return { user, approval: newApproval(params.uid, params.role, asker(who), 'Take') };
    takeGrant(user, params.role);
    return { user, approval: null };
  });
  forRole('admin', listRoleApprovals, ({ query }) => ({
    approvals: [...approvals.values()]
      .filter(({ state }) => (state === 'open') !== (String(query.ended) === 'true'))
      .filter(({ target }) => query.target === undefined || target.id === query.target),
    next_cursor: null,
  }));
  forRole('admin', decideRoleApproval, ({ params, body }) => end(params.id, body.decision === 'agree' ? 'approved' : 'declined'));
  forRole('admin', withdrawRoleApproval, ({ params }) => end(params.id, 'withdrawn'));
  forRole('admin', listAuditLog, ({ query }) => {
    const found = log
      .filter(({ summary }) => summary.toLowerCase().includes((query.search ?? '').toLowerCase()))
      .filter(({ action }) => action.startsWith(query.action ?? ''))
      .filter(({ actor }) => query.actor === undefined || actor.uid === query.actor || actor.email.startsWith(query.actor));
    const from = Number(query.cursor ?? 0);
    const limit = Number(query.limit ?? 50);
    return { entries: found.slice(from, from + limit), next_cursor: found.length > from + limit ? String(from + limit) : null };
  });
  forRole('admin', verifyAuditLog, () => ({
    head: { count: log.length, hash: 'c0ffee'.padEnd(64, '0') },
    from: 1,
    rows: log.length,
    fault: null,
    checked_at: inHours(0),
  }));
}

function addUser(uid: string, name: string, roles: { role: Role; source: 'environment' | 'granted' }[], hours = 2): void {
  users.set(uid, {
    uid,
    email: `${uid}@nimantran.test`,
    email_verified: uid !== 'guest-2',
    name,
    roles: roles.map((role) => ({ ...role, since: inHours(-500) })),
    registered_at: inHours(-600 - hours),
    last_sign_in_at: inHours(-hours),
    open_sessions: roles.length,
  });
}

function known(uid: string): ShopUser {
  const user = users.get(uid);
  if (!user) throw new MockProblem(404, 'unknown_user', 'This account does not exist.');
  return user;
}

function takeGrant(user: ShopUser, taken: string): void {
  user.roles = user.roles.filter(({ role, source }) => role !== taken || source === 'environment');
}

function newApproval(uid: string, role: Role, asked_by: Approval['asked_by'], what: 'Give' | 'Take' = 'Give'): Approval {
  const { name, email } = known(uid);
  const whose = name === '' ? email : `${name} (${email})`;
  const approval: Approval = {
    id: randomUUID(),
    kind: what === 'Give' ? 'role_grant' : 'role_revoke',
    target: { kind: 'user', id: uid },
    summary: what === 'Give' ? `Grant the role ${role} to ${whose}` : `Revoke the role ${role} of ${whose}`,
    state: 'open',
    asked_by,
    asked_at: inHours(-1),
    lapses_at: inHours(71),
    decided_by: null,
    decided_at: null,
    error: null,
  };
  approvals.set(approval.id, approval);
  return approval;
}

function end(id: string, state: Approval['state']): Approval {
  const approval = approvals.get(id);
  if (!approval) throw new MockProblem(404, 'unknown_approval', 'This request does not exist.');
  const [, what, role = ''] = /^(Give|Take) the role (\w+)/.exec(approval.summary) ?? [];
  const user = known(approval.target.id);
  if (state === 'approved' && what === 'Take') takeGrant(user, role);
  if (state === 'approved' && what === 'Give') user.roles.push({ role: role as Role, source: 'granted', since: inHours(0) });
  const ended = { ...approval, state, decided_at: inHours(0) };
  approvals.set(id, ended);
  return ended;
}

function tell(
  actor: AuditEntry['actor'],
  action: string,
  target: AuditEntry['target'],
  summary: string,
  before: AuditEntry['before'],
  after: AuditEntry['after'],
): void {
  const seq = log.length + 1;
  log.unshift({ seq, service: 'orders', at: inHours(-seq), actor, action, target, summary, before, after, hash: 'a'.repeat(64) });
}
