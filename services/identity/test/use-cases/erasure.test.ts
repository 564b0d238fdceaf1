import type { User } from '@nimantran/proto/domain/user';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { changeRoles, OPERATOR } from '../../src/use-cases/change-roles.ts';
import { renewEnvironmentRoles } from '../../src/use-cases/renew-environment-roles.ts';
import { createTestContext, house, type TestContext } from '../support/identity.ts';

const ORDERS = { orders: [{ number: 'NM-ABCD1234' }], support: [{ number: 'SR-ABCD1234' }], drafts: [{ theme_id: 7 }] };
const UPLOADS = { uploads: [{ file_name: 'wedding.jpg' }] };

const GUEST_PAGES = [{ order_number: 'NM-00000000', replies: [{ name: 'Kavya' }] }];

describeWith(['postgres'], 'personal data in identity', () => {
  const database = withDatabase();
  let context: TestContext;
  let app: FastifyInstance;
  beforeAll(async () => {
    context = await createTestContext(database.urls.identity, { ADMIN_EMAILS: 'boss@example.com' });
    app = await buildApp(context);
  });
  beforeEach(async () => {
    await context.db.deleteFrom('users').execute();
    await context.db.deleteFrom('outbox').execute();
    const { neighbours } = context;
    neighbours.asked.length = 0;
    neighbours.silent.clear();
    Object.assign(neighbours.answers, {
      customerStanding: () => ({ open: [] }),
      customerOrders: () => ORDERS,
      customerUploads: () => UPLOADS,
      customerGuestPages: () => ({ pages: GUEST_PAGES }),
    });
    context.time.now = new Date('2026-12-01T10:00:00Z');
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const service = async () => ({ authorization: `Bearer ${await house.forService('gateway')}` });
  const internal = async (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers: await service() });
  async function signIn(uid: string, changes: { email?: string; name?: string } = {}) {
    const idToken = context.verifier.add({ uid, ...changes });
    const answer = (await internal('/internal/sessions', { id_token: idToken })).json();
    return { token: answer.session_token as string, user: answer.session.user as User, idToken };
  }
  const check = async (session_token: string) => (await internal('/internal/sessions/check', { session_token })).statusCode;
  async function as(user: User | undefined, method: 'GET' | 'POST', url: string, payload?: object) {
    const headers = user ? { authorization: `Bearer ${await house.forUser(user)}` } : {};
    return app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  }
  const erase = (user: User | undefined, email: string) => as(user, 'POST', '/api/user/erase', { email });
  const exportOf = (user: User | undefined) => as(user, 'GET', '/api/user/export');
  const events = async () => {
    const rows = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => ({ type: envelope.type, key: envelope.key, version: envelope.key_version }));
  };
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(context.db);
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(context.db);
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  }

  it('erases a person: no name, no mail address, no session, told once', async () => {
    const asha = await signIn('uid-1', { email: 'Asha.Verma@example.com', name: 'Asha Verma' });
    const phone = await signIn('uid-1', { email: 'Asha.Verma@example.com', name: 'Asha Verma' });
    await exportOf(asha.user);
    const both = await Promise.all([erase(asha.user, '  asha.verma@EXAMPLE.com '), erase(asha.user, 'asha.verma@example.com')]);
    expect(both.map((answer) => answer.statusCode)).toEqual([204, 204]);
    expect(await Promise.all([check(asha.token), check(phone.token)])).toEqual([401, 401]);
    const told = await events();
    expect(told.filter(({ type }) => type === 'identity.session.revoked')).toHaveLength(2);
    expect(told.filter(({ type }) => type === 'identity.user.erased')).toEqual([
      { type: 'identity.user.erased', key: 'uid-1', version: 2 },
    ]);
    for (const text of ['asha', 'verma']) expect(await tablesWith(text)).toEqual([]);
    // The caller token that the gateway made a moment ago is no longer valid.
    expect((await erase(asha.user, 'asha.verma@example.com')).statusCode).toBe(204);
    expect((await exportOf(asha.user)).statusCode).toBe(401);
    expect(await events()).toEqual(told);
  });

  it('makes another account of whoever signs in again, and keeps to it', async () => {
    const first = await signIn('uid-2');
    await erase(first.user, first.user.email);
    const again = await signIn('uid-2', { name: 'New' });
    expect(again.user.uid).not.toBe('uid-2');
    expect((await signIn('uid-2')).user.uid).toBe(again.user.uid);
    expect(await check(again.token)).toBe(200);
    expect((await exportOf(again.user)).json().profile).toMatchObject({ uid: again.user.uid, email: 'uid-2@example.com' });
    expect(await events()).toContainEqual({ type: 'identity.user.registered', key: again.user.uid, version: 1 });
    // After another erasure, the next account is a third one.
    await erase(again.user, again.user.email);
    const third = await signIn('uid-2');
    expect(new Set(['uid-2', again.user.uid, third.user.uid]).size).toBe(3);
  });

  it('leaves no session behind when somebody signs in at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { user } = await signIn(`race-${round}`);
      const [other] = await Promise.all([signIn(`race-${round}`), erase(user, user.email)]);
      const isSame = other.user.uid === user.uid;
      expect(await check(other.token)).toBe(isSame ? 401 : 200);
    }
  });

  it('asks for the mail address, and erases nothing for another', async () => {
    const { user, token } = await signIn('uid-3');
    for (const email of ['', 'uid-4@example.com', 'uid-3@example.co']) {
      const answer = await erase(user, email);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'email_mismatch']);
      expect(answer.json().errors).toEqual([{ field: 'email', message: expect.any(String) }]);
    }
    expect(await check(token)).toBe(200);
    expect(context.neighbours.asked).toEqual([]);
  });

  it('refuses while something is open, and says what; and while orders cannot be asked', async () => {
    const { user, token } = await signIn('uid-5');
    context.neighbours.answers.customerStanding = () => ({
      open: ['Order NM-ABCD1234 is being made.', 'A refund of ₹99.00 is on its way.'],
    });
    const open = await erase(user, user.email);
    expect([open.statusCode, open.json().code]).toEqual([409, 'account_in_use']);
    expect(open.json().detail).toContain('Order NM-ABCD1234 is being made. A refund of ₹99.00 is on its way.');
    context.neighbours.silent.add('customerStanding');
    const down = await erase(user, user.email);
    expect([down.statusCode, down.json().code]).toEqual([503, 'erasure_unavailable']);
    expect(await check(token)).toBe(200);
    expect(context.neighbours.asked).toEqual(['customerStanding uid-5', 'customerStanding uid-5']);
  });

  it('refuses those who work for the shop, also when that came about at the same moment', async () => {
    const boss = await signIn('boss');
    const refused = await erase(boss.user, 'boss@example.com');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'has_role']);
    const { user } = await signIn('uid-6');
    context.neighbours.answers.customerStanding = async () => {
      await context.db
        .transaction()
        .execute((transaction) => changeRoles(transaction, 'uid-6', 'granted', ['designer'], OPERATOR));
      return { open: [] };
    };
    expect((await erase(user, user.email)).json().code).toBe('has_role');
    expect(await tablesWith('uid-6@example.com')).toEqual(['users']);
  });

  it('gives no roles to a row without a name, nor to the ID token of somebody erased', async () => {
    const { user, idToken } = await signIn('uid-7');
    await erase(user, user.email);
    await renewEnvironmentRoles(context.db, { admin: [''], designer: [], partner: [] });
    expect(await context.db.selectFrom('userRoles').select('uid').execute()).toEqual([]);
    const answer = await app.inject({ method: 'POST', url: '/api/user/user-type', payload: { accessToken: idToken } });
    expect(answer.json()).toEqual({ admin: false, partner: false });
  });

  it('exports what every service keeps of the caller, and of nobody else', async () => {
    const { user } = await signIn('uid-8', { name: 'Meera' });
    await signIn('uid-9', { name: 'Ravi' });
    const answer = await exportOf(user);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="nimantran-my-data.json"');
    expect(answer.json()).toMatchObject({
      profile: { uid: 'uid-8', name: 'Meera', roles: [] },
      ...ORDERS,
      ...UPLOADS,
      guest_pages: GUEST_PAGES,
    });
    expect(answer.json().profile.sessions).toHaveLength(1);
    expect(answer.body).not.toContain('Ravi');
    expect(context.neighbours.asked.sort()).toEqual([
      'customerGuestPages uid-8',
      'customerOrders uid-8',
      'customerUploads uid-8',
    ]);
  });

  it('exports at most five times an hour, also all at once', async () => {
    const { user } = await signIn('uid-10');
    const answers = await Promise.all(Array.from({ length: 8 }, () => exportOf(user)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.find((answer) => answer.statusCode === 429)?.json().code).toBe('too_many_exports');
    expect((await exportOf((await signIn('uid-11')).user)).statusCode).toBe(200);
    context.time.now = new Date(context.time.now.getTime() + 3_600_000);
    expect((await exportOf(user)).statusCode).toBe(200);
  });

  it('says so when a neighbour does not answer, and does not count that export', async () => {
    const { user } = await signIn('uid-12');
    for (const silent of ['customerOrders', 'customerUploads', 'customerGuestPages']) {
      context.neighbours.silent.add(silent);
      for (let round = 0; round < 6; round++) {
        const answer = await exportOf(user);
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'export_unavailable']);
      }
      context.neighbours.silent.clear();
    }
    expect((await exportOf(user)).statusCode).toBe(200);
  });

  it('is for signed-in people alone', async () => {
    expect((await erase(undefined, 'uid-1@example.com')).statusCode).toBe(401);
    expect((await exportOf(undefined)).statusCode).toBe(401);
    const headers = await service();
    expect((await app.inject({ method: 'GET', url: '/api/user/export', headers })).statusCode).toBe(401);
    const payload = { email: 'uid-1@example.com' };
    expect((await app.inject({ method: 'POST', url: '/api/user/erase', headers, payload })).statusCode).toBe(401);
  });
});
