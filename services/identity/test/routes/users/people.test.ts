import type { Role } from '@nimantran/proto/domain/user';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../../src/app.ts';
import { countAdmins, lastAdmin } from '../../../src/db/roles.ts';
import { changeGrant, OPERATOR } from '../../../src/use-cases/change-roles.ts';
import { eraseUser } from '../../../src/use-cases/erase-user.ts';
import { createTestContext, house, type TestContext } from '../../support/identity.ts';

describeWith(['postgres'], 'who works for the shop', () => {
  const database = withDatabase();
  let context: TestContext;
  let app: FastifyInstance;

  beforeAll(async () => {
    context = await createTestContext(database.urls.identity, { ADMIN_EMAILS: 'asha@example.com' });
    app = await buildApp(context);
  });
  beforeEach(async () => {
    context.time.now = new Date('2026-12-01T10:00:00Z');
    for (const table of ['users', 'approvals', 'outbox'] as const) await context.db.deleteFrom(table).execute();
    for (const uid of ['asha', 'ravi', 'mira']) await signIn(uid);
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  async function signIn(uid: string, options: { email?: string; emailVerified?: boolean; name?: string } = {}) {
    const token = context.verifier.add({ uid, ...options });
    const headers = { authorization: `Bearer ${await house.forService('gateway')}` };
    const answer = await app.inject({ method: 'POST', url: '/internal/sessions', payload: { id_token: token }, headers });
    return answer.json().session.user.roles as Role[];
  }
  /** Calls with an identity vouched for by the gateway. */
  const as = async (uid: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, roles: Role[] = ['admin']) => {
    const user = { uid, email: `${uid}@example.com`, email_verified: true, name: uid, photoURL: null, roles };
    const request: InjectOptions = { method, url, headers: { authorization: `Bearer ${await house.forUser(user)}` } };
    const response = await app.inject(payload === undefined ? request : { ...request, payload });
    return { status: response.statusCode, code: response.json().code, body: response.json() };
  };
  const grant = (admin: string, uid: string, role: Role) => as(admin, 'POST', `/api/admin/users/${uid}/roles`, { role });
  const revoke = (admin: string, uid: string, role: Role) => as(admin, 'DELETE', `/api/admin/users/${uid}/roles/${role}`);
  const rolesOf = async (uid: string) =>
    (await as('asha', 'GET', `/api/admin/users/${uid}`)).body.roles.map(
      (held: { role: Role; source: string }) => `${held.role} ${held.source}`,
    );
  const told = async () => {
    const rows = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows
      .map(({ envelope }) => envelope)
      .filter(({ type }) => type === 'identity.change.made')
      .map(({ data }) => data as { action: string; actor: { uid: string }; target: { id: string }; summary: string });
  };
  /** The roles that other services were told of. */
  const rolesTold = async (uid: string) => {
    const rows = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows
      .filter(({ envelope }) => envelope.type === 'identity.user.roles_changed' && envelope.key === uid)
      .map(({ envelope }) => (envelope.data as { roles: Role[] }).roles);
  };
  const byOperator = (uid: string, role: Role, isGranted = true) =>
    context.db.transaction().execute((transaction) => changeGrant(transaction, uid, role, isGranted, OPERATOR));
  const decide = (uid: string, id: string, decision: 'agree' | 'decline' = 'agree') =>
    as(uid, 'POST', `/api/admin/role-approvals/${id}/decision`, { decision });

  it('counts the roles that wait for a second admin, for admins alone', async () => {
    const waiting = async (roles?: Role[]) => as('asha', 'GET', '/api/admin/waiting/people', undefined, roles);
    expect((await waiting()).body).toEqual({ role_approvals: 0 });
    await grant('asha', 'ravi', 'admin');
    const { status } = await grant('asha', 'mira', 'designer');
    expect(status).toBe(202);
    expect((await waiting()).body).toEqual({ role_approvals: 1 });
    expect((await waiting(['designer', 'partner'])).status).toBe(403);
  });

  it('takes one admin as long as there is one, and tells services and the audit log', async () => {
    const granted = await grant('asha', 'ravi', 'designer');
    expect([granted.status, granted.body.approval]).toEqual([200, null]);
    expect(granted.body.user.roles).toMatchObject([{ role: 'designer', source: 'granted' }]);
    const outbox = await context.db.selectFrom('outbox').select('envelope').execute();
    expect(outbox.map(({ envelope }) => envelope)).toContainEqual(
      expect.objectContaining({ type: 'identity.user.roles_changed', data: { uid: 'ravi', roles: ['designer'] } }),
    );
    expect((await told()).map(({ action, actor, target }) => `${action} ${target.id} by ${actor.uid}`)).toEqual([
      'role.granted asha by configuration',
      'role.granted ravi by asha',
    ]);
  });

  it('signs an account out everywhere for an admin, and tells the audit log', async () => {
    await signIn('mira');
    const end = (uid: string, roles?: Role[]) => as('asha', 'POST', `/api/admin/users/${uid}/end-sessions`, undefined, roles);
    expect((await end('mira', ['designer'])).status).toBe(403);
    expect((await as('asha', 'GET', '/api/admin/users/mira')).body.open_sessions).toBe(2);
    const ended = await end('mira');
    expect([ended.status, ended.body.open_sessions]).toEqual([200, 0]);
    expect((await told()).at(-1)).toMatchObject({
      action: 'sessions.ended',
      actor: { uid: 'asha' },
      target: { id: 'mira' },
      before: { sessions: 2 },
    });
    expect((await as('asha', 'GET', '/api/admin/users/asha')).body.open_sessions).toBe(1);
    expect((await end('nobody')).code).toBe('unknown_user');
  });

  it('asks the second admin once there are two, and names nobody by mail address in the log', async () => {
    expect((await grant('asha', 'ravi', 'admin')).status).toBe(200);
    const asked = await grant('asha', 'mira', 'designer');
    expect([asked.status, asked.body.user.roles]).toEqual([202, []]);
    expect(asked.body.approval).toMatchObject({ state: 'open', summary: 'Grant the role designer to mira@example.com (mira)' });
    expect((await grant('ravi', 'mira', 'designer')).code).toBe('already_asked');
    const waiting = await as('ravi', 'GET', '/api/admin/role-approvals');
    expect(waiting.body.approvals).toEqual([asked.body.approval]);
    const { id } = asked.body.approval;
    expect((await decide('asha', id)).code).toBe('own_request');
    expect(await rolesOf('mira')).toEqual([]);
    expect((await decide('ravi', id)).body).toMatchObject({ state: 'approved', error: null });
    expect(await rolesOf('mira')).toEqual(['designer granted']);
    expect((await told()).map(({ action, actor }) => `${action} by ${actor.uid}`).slice(2)).toEqual([
      'role_grant.asked by asha',
      'role.granted by ravi',
      'role_grant.approved by ravi',
    ]);
    expect(JSON.stringify((await told()).map(({ summary, target }) => [summary, target]))).not.toContain('@');
  });

  it('shows who decides the whole address that the role is for, whatever name the account has given itself', async () => {
    await byOperator('ravi', 'admin');
    const email = `mira${'.of.nowhere'.repeat(20)}@example.com`;
    for (const name of ["Ravi (ravi@example.com)$'$&$`", 'A'.repeat(200)]) {
      await context.db.updateTable('users').set({ email, name }).where('uid', '=', 'mira').execute();
      await context.db.deleteFrom('approvals').execute();
      const { summary } = (await grant('asha', 'mira', 'admin')).body.approval;
      expect(summary).toContain(`Grant the role admin to ${email}`);
      expect(summary).toContain(name.slice(0, 10));
      expect(summary.split('Grant the role')).toHaveLength(2);
      expect(summary.length).toBeLessThanOrEqual(300);
    }
  });

  it('gives nothing that was asked for by somebody who is no admin any more, or agreed to by such', async () => {
    await byOperator('ravi', 'admin');
    const { id } = (await grant('ravi', 'mira', 'admin')).body.approval;
    await byOperator('ravi', 'admin', false);
    expect((await decide('asha', id)).body).toMatchObject({
      state: 'approved',
      error: expect.stringContaining('no longer an admin'),
    });
    expect(await rolesOf('mira')).toEqual([]);
    // A session that still has the admin role, seconds after it was revoked, cannot change roles.
    expect((await grant('ravi', 'mira', 'admin')).status).toBe(403);
    expect((await revoke('ravi', 'asha', 'admin')).status).toBe(403);
  });

  it('can be withdrawn by who asked', async () => {
    await byOperator('ravi', 'admin');
    const { id } = (await grant('asha', 'mira', 'partner')).body.approval;
    expect((await as('asha', 'POST', `/api/admin/role-approvals/${id}/withdraw`)).body.state).toBe('withdrawn');
    expect((await as('asha', 'GET', '/api/admin/role-approvals?ended=true')).body.approvals).toHaveLength(1);
  });

  it('does not give a role twice, to nobody, or to an address that is not proven', async () => {
    await signIn('liar', { emailVerified: false });
    expect((await grant('asha', 'liar', 'designer')).code).toBe('email_not_proven');
    expect((await grant('asha', 'nobody', 'designer')).code).toBe('unknown_user');
    await grant('asha', 'ravi', 'designer');
    expect((await grant('asha', 'ravi', 'designer')).code).toBe('has_role');
  });

  it('tells orders which admin signed in last, with a proven address', async () => {
    expect(await lastAdmin(context.db)).toMatchObject({ email: 'asha@example.com' });
    await byOperator('ravi', 'admin');
    await signIn('ravi');
    await context.db
      .updateTable('users')
      .set({ lastSignInAt: new Date('2099-01-01') })
      .where('uid', '=', 'ravi')
      .execute();
    expect((await lastAdmin(context.db))?.email).toBe('ravi@example.com');
    await context.db.updateTable('users').set({ emailVerified: false }).where('uid', '=', 'ravi').execute();
    expect((await lastAdmin(context.db))?.email).toBe('asha@example.com');
  });

  it('lets the granted roles of an account rest while its address is not proven', async () => {
    await byOperator('ravi', 'admin');
    const { id } = (await grant('asha', 'mira', 'designer')).body.approval;
    // The provider lets Ravi enter the address of the other admin without proof: he is neither her nor an admin.
    expect(await signIn('ravi', { email: 'asha@example.com', emailVerified: false })).toEqual([]);
    expect(await countAdmins(context.db)).toBe(1);
    expect((await grant('ravi', 'mira', 'partner')).code).toBe('role_missing');
    expect((await decide('ravi', id)).body.error).toContain('role admin');
    expect(await rolesOf('mira')).toEqual([]);
    expect(await rolesOf('ravi')).toEqual(['admin granted']);
    expect((await as('ravi', 'POST', '/api/user/erase', { email: 'asha@example.com' })).code).toBe('has_role');
    expect(await signIn('ravi')).toEqual(['admin']);
    expect(await countAdmins(context.db)).toBe(2);
    expect((await rolesTold('ravi')).slice(-2)).toEqual([[], ['admin']]);
  });

  it('does not give a role to somebody who is being erased at the same moment', async () => {
    let granted: ReturnType<typeof grant> | undefined;
    await context.db.transaction().execute(async (erasing) => {
      expect(await eraseUser(erasing, context.clock, 'mira')).toEqual([]);
      granted = grant('asha', 'mira', 'admin');
      await eventually('the grant to wait for the erasure', async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
        return rows.length > 0;
      });
    });
    expect((await granted)?.code).toBe('unknown_user');
    expect(await context.db.selectFrom('userRoles').selectAll().where('uid', '=', 'mira').execute()).toEqual([]);
  });

  it('takes a role at once, and says which it cannot take', async () => {
    await grant('asha', 'ravi', 'designer');
    expect((await revoke('asha', 'ravi', 'designer')).body).toMatchObject({ user: { roles: [] }, approval: null });
    expect((await revoke('asha', 'ravi', 'designer')).status).toBe(200);
    expect((await told()).at(-1)).toMatchObject({
      action: 'role.revoked',
      actor: { uid: 'asha' },
      target: { kind: 'user', id: 'ravi' },
    });
    const fixed = await revoke('asha', 'asha', 'admin');
    expect([fixed.status, fixed.code]).toEqual([409, 'role_from_environment']);
    expect(fixed.body.detail).toContain('ADMIN_EMAILS');
  });

  it('takes the role admin of a colleague once another admin agrees, and of nobody who declines for them', async () => {
    await byOperator('ravi', 'admin');
    await byOperator('mira', 'admin');
    await byOperator('mira', 'designer');
    expect((await revoke('asha', 'mira', 'designer')).body).toMatchObject({ approval: null });
    const asked = await revoke('asha', 'mira', 'admin');
    expect([asked.status, asked.body.user.roles.length]).toEqual([202, 1]);
    expect(asked.body.approval).toMatchObject({
      kind: 'role_revoke',
      state: 'open',
      summary: 'Revoke the role admin of mira@example.com (mira)',
    });
    expect((await revoke('ravi', 'mira', 'admin')).code).toBe('already_asked');
    expect((await decide('asha', asked.body.approval.id)).code).toBe('own_request');
    // The colleague is still an admin and may decline.
    expect((await decide('mira', asked.body.approval.id, 'decline')).body.state).toBe('declined');
    expect(await rolesOf('mira')).toEqual(['admin granted']);
    const { id } = (await revoke('asha', 'mira', 'admin')).body.approval;
    expect((await decide('ravi', id)).body).toMatchObject({ state: 'approved', error: null });
    expect(await rolesOf('mira')).toEqual([]);
    expect((await told()).map(({ action, actor }) => `${action} by ${actor.uid}`).slice(-3)).toEqual([
      'role_revoke.asked by asha',
      'role.revoked by ravi',
      'role_revoke.approved by ravi',
    ]);
    expect(JSON.stringify((await told()).map(({ summary }) => summary))).not.toContain('@');
  });

  it('lets nobody make themselves the only admin, who decides alone', async () => {
    await byOperator('ravi', 'admin');
    const asked = await revoke('asha', 'ravi', 'admin');
    expect(asked.status).toBe(202);
    expect(await rolesOf('ravi')).toEqual(['admin granted']);
    expect((await grant('asha', 'mira', 'admin')).status).toBe(202);
  });

  it('never loses its last admin, by two who agree to it of each other neither', async () => {
    await byOperator('ravi', 'admin');
    await byOperator('mira', 'admin');
    await context.db.deleteFrom('userRoles').where('source', '=', 'environment').execute();
    const [one, other] = [await revoke('ravi', 'mira', 'admin'), await revoke('mira', 'ravi', 'admin')];
    const both = await Promise.all([decide('mira', one.body.approval.id), decide('ravi', other.body.approval.id)]);
    expect(both.filter(({ body }) => body.state === 'approved' && body.error === null)).toHaveLength(1);
    const left = (await context.db.selectFrom('userRoles').select('uid').execute()).map(({ uid }) => uid);
    expect(left).toHaveLength(1);
    const [last = ''] = left;
    expect((await revoke(last, last, 'admin')).code).toBe('last_admin');
  });

  it('lets an admin leave while another stays, by another account of theirs too', async () => {
    await byOperator('ravi', 'admin');
    expect((await revoke('ravi', 'ravi', 'admin')).body).toMatchObject({ user: { roles: [] }, approval: null });
    await signIn('asha-too');
    await byOperator('ravi', 'admin');
    await byOperator('asha-too', 'admin');
    await context.db.updateTable('users').set({ email: 'ASHA@example.com' }).where('uid', '=', 'asha-too').execute();
    expect((await revoke('asha', 'asha-too', 'admin')).body.approval).toBeNull();
  });

  it('finds accounts by a part of name and address, by role, in every order, a page at a time', async () => {
    for (let index = 0; index < 7; index++) await signIn(`guest-${index}`, { name: index % 2 ? 'Odd 100%' : 'Even' });
    await byOperator('guest-3', 'partner');
    const found = async (query: string) =>
      (await as('asha', 'GET', `/api/admin/users?${query}`)).body.users.map(({ uid }: { uid: string }) => uid);
    expect(await found('search=GUEST-3@')).toEqual(['guest-3']);
    expect((await found('search=100%25')).sort()).toEqual(['guest-1', 'guest-3', 'guest-5']);
    expect(await found('search=_')).toEqual([]);
    expect(await found('role=partner')).toEqual(['guest-3']);
    for (const sort of ['email', '-email', 'last_sign_in_at', '-last_sign_in_at', 'registered_at', '-registered_at']) {
      const all = await found(`sort=${sort}&limit=100`);
      expect(all).toHaveLength(10);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body } = await as('asha', 'GET', `/api/admin/users?sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`);
        paged.push(...body.users.map(({ uid }: { uid: string }) => uid));
        cursor = body.next_cursor;
      }
      expect(paged, sort).toEqual(all);
    }
    expect((await found('sort=email'))[0]).toBe('asha');
    const { body } = await as('asha', 'GET', '/api/admin/users?sort=email&limit=3');
    expect((await as('asha', 'GET', `/api/admin/users?sort=-email&cursor=${body.next_cursor}`)).code).toBe('invalid_cursor');
    expect((await as('asha', 'GET', '/api/admin/users?cursor=bm9uc2Vuc2U')).code).toBe('invalid_cursor');
  });

  it('shows one account with its open sessions', async () => {
    await signIn('ravi');
    const { body } = await as('asha', 'GET', '/api/admin/users/ravi');
    expect(body).toMatchObject({ uid: 'ravi', email: 'ravi@example.com', email_verified: true, open_sessions: 2, roles: [] });
  });

  it('is for admins alone', async () => {
    const asked = [
      '/api/admin/users',
      '/api/admin/users/ravi',
      '/api/admin/role-approvals',
      '/api/admin/audit',
      '/api/admin/audit/chain',
    ];
    for (const url of asked) {
      expect((await as('ravi', 'GET', url, undefined, ['designer', 'partner'])).status, url).toBe(403);
      expect((await app.inject({ method: 'GET', url })).statusCode, url).toBe(401);
    }
  });
});
