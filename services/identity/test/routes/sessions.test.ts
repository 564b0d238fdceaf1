import type { User } from '@nimantran/proto/domain/user';
import { type MySession, SESSION_HEADER } from '@nimantran/proto/http/identity/my-account';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { sweepSessions } from '../../src/db/sessions.ts';
import { findUsersByEmail } from '../../src/db/users.ts';
import { changeGrant, changeRoles, OPERATOR } from '../../src/use-cases/change-roles.ts';
import { renewEnvironmentRoles } from '../../src/use-cases/renew-environment-roles.ts';
import { createTestContext, house, type TestContext } from '../support/identity.ts';

const DAY_MS = 86_400_000;

describeWith(['postgres'], 'identity', () => {
  const database = withDatabase();
  let context: TestContext;
  let app: FastifyInstance;
  let headers: { authorization: string };

  beforeAll(async () => {
    context = await createTestContext(database.urls.identity, {
      ADMIN_EMAILS: 'Boss@Example.com',
      DESIGNER_EMAILS: 'dev@example.com, boss@example.com',
      PRICE_HIDDEN_EMAILS: 'quiet@example.com',
    });
    app = await buildApp(context);
  });
  beforeEach(async () => {
    headers = { authorization: `Bearer ${await house.forService('gateway')}` };
    context.time.now = new Date('2026-12-01T10:00:00Z');
    context.verifier.isDown = false;
    await context.db.deleteFrom('users').execute();
    await context.db.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const post = (url: string, payload: object, given: object = headers) =>
    app.inject({ method: 'POST', url, payload, headers: { ...given } });
  const open = async (identity: { uid: string; email?: string; emailVerified?: boolean }, user_agent?: string) =>
    (await post('/internal/sessions', { id_token: context.verifier.add(identity), user_agent })).json();
  const sessionsOf = async (user: User, given: object = {}): Promise<MySession[]> => {
    const authorization = `Bearer ${await house.forUser(user)}`;
    const answer = await app.inject({ method: 'GET', url: '/api/user/sessions', headers: { authorization, ...given } });
    return answer.json().sessions;
  };
  const check = (session_token: string) => post('/internal/sessions/check', { session_token });
  const events = async () => {
    const rows = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => ({ type: envelope.type, version: envelope.key_version, data: envelope.data }));
  };

  it('opens a session of which only the hash is kept', async () => {
    const opened = await open({ uid: 'asha' });
    expect(opened.session.user).toEqual({
      uid: 'asha',
      email: 'asha@example.com',
      email_verified: true,
      name: 'asha',
      photoURL: null,
      roles: [],
    });
    expect(Buffer.from(opened.session_token, 'base64url')).toHaveLength(32);
    expect(Date.parse(opened.expires_at)).toBe(context.time.now.getTime() + 30 * DAY_MS);
    const kept = await context.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain(opened.session_token);
    const checked = await check(opened.session_token);
    expect(checked.json()).toEqual({ session_hash: kept.tokenHash, session: opened.session });
  });

  it('opens one session by an ID token and no second, however its signature is written', async () => {
    const idToken = context.verifier.add({ uid: 'asha' });
    const rewritten = `${idToken}-in-another-way`;
    const identity = await context.verifier.verify(idToken);
    context.verifier.known.set(rewritten, identity);
    const attempts = await Promise.all([1, 2, 3].map(() => post('/internal/sessions', { id_token: idToken })));
    attempts.push(await post('/internal/sessions', { id_token: rewritten }));
    expect(attempts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401]);
    expect(attempts.at(-1)?.json().code).toBe('id_token_used');
    expect(await context.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    expect((await open({ uid: 'asha' })).session.user.uid).toBe('asha');
  });

  it('tells of a new user once, and of no mail address', async () => {
    await open({ uid: 'asha' });
    await open({ uid: 'asha' });
    expect(await events()).toEqual([{ type: 'identity.user.registered', version: 1, data: { uid: 'asha' } }]);
  });

  it('opens two sessions of a new user at once', async () => {
    const both = await Promise.all([open({ uid: 'twin' }), open({ uid: 'twin' })]);
    expect(both.map((opened) => opened.session.user.uid)).toEqual(['twin', 'twin']);
    expect(await events()).toHaveLength(1);
  });

  it('gives roles to proven addresses only', async () => {
    const boss = await open({ uid: 'boss', email: 'BOSS@example.com' });
    expect(boss.session.user.roles).toEqual(['admin', 'designer']);
    const liar = await open({ uid: 'liar', email: 'boss@example.com', emailVerified: false });
    expect(liar.session.user.roles).toEqual([]);
    expect((await events()).filter((event) => event.type.endsWith('roles_changed'))).toEqual([
      { type: 'identity.user.roles_changed', version: 2, data: { uid: 'boss', roles: ['admin', 'designer'] } },
    ]);
  });

  it('keeps a role that was granted, whatever the environment says', async () => {
    const opened = await open({ uid: 'kabir' });
    await context.db.transaction().execute((transaction) => changeRoles(transaction, 'kabir', 'granted', ['partner'], OPERATOR));
    expect((await check(opened.session_token)).json().session.user.roles).toEqual(['partner']);
    expect((await open({ uid: 'kabir' })).session.user.roles).toEqual(['partner']);
  });

  it('grants roles beside each other, and takes one back', async () => {
    await open({ uid: 'boss', email: 'boss@example.com' });
    const [{ uid }] = (await findUsersByEmail(context.db, 'BOSS@example.com')) as [{ uid: string }];
    const change = (role: 'partner' | 'designer', isGranted: boolean) =>
      context.db.transaction().execute((transaction) => changeGrant(transaction, uid, role, isGranted, OPERATOR));
    expect(await change('partner', true)).toEqual(['admin', 'partner', 'designer']);
    expect(await change('designer', true)).toEqual(['admin', 'partner', 'designer']);
    expect(await change('partner', false)).toEqual(['admin', 'designer']);
    // The environment still makes them a designer.
    expect(await change('designer', false)).toEqual(['admin', 'designer']);
  });

  it('takes a role from those whom the environment names no longer', async () => {
    const opened = await open({ uid: 'boss', email: 'boss@example.com' });
    await renewEnvironmentRoles(context.db, { admin: [], designer: ['boss@example.com'], partner: [] });
    expect((await check(opened.session_token)).json().session.user.roles).toEqual(['designer']);
    expect((await events()).at(-1)).toMatchObject({ version: 3, data: { roles: ['designer'] } });
  });

  it('prolongs a session that is used and ends one that is not', async () => {
    const used = await open({ uid: 'used' });
    const unused = await open({ uid: 'unused' });
    context.time.now = new Date(context.time.now.getTime() + 29 * DAY_MS);
    expect((await check(used.session_token)).statusCode).toBe(200);
    context.time.now = new Date(context.time.now.getTime() + 2 * DAY_MS);
    expect((await check(used.session_token)).statusCode).toBe(200);
    const ended = await check(unused.session_token);
    expect([ended.statusCode, ended.json().code]).toEqual([401, 'session_ended']);
    context.time.now = new Date(context.time.now.getTime() + 40 * DAY_MS);
    await sweepSessions(context.db, context.clock, 30);
    expect(await context.db.selectFrom('sessions').select('uid').execute()).toEqual([{ uid: 'used' }]);
  });

  it('ends a session ninety days after the sign-in, however much it is used', async () => {
    const { session_token } = await open({ uid: 'asha' });
    const begun = context.time.now.getTime();
    const after = async (days: number) => {
      context.time.now = new Date(begun + days * DAY_MS);
      return (await check(session_token)).statusCode;
    };
    for (const day of [20, 40, 60, 80, 89.9]) expect([day, await after(day)]).toEqual([day, 200]);
    expect(await after(90.1)).toBe(401);
  });

  it('ends a session of somebody with a role after twelve hours, also of one who got it meanwhile', async () => {
    const boss = await open({ uid: 'boss', email: 'boss@example.com' });
    const kabir = await open({ uid: 'kabir' });
    const asha = await open({ uid: 'asha' });
    const statuses = async () =>
      Promise.all([boss, kabir, asha].map(async ({ session_token }) => (await check(session_token)).statusCode));
    const begun = context.time.now.getTime();
    context.time.now = new Date(begun + DAY_MS / 2 - 60_000);
    expect(await statuses()).toEqual([200, 200, 200]);
    await context.db.transaction().execute((transaction) => changeGrant(transaction, 'kabir', 'partner', true, OPERATOR));
    context.time.now = new Date(begun + DAY_MS / 2 + 60_000);
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  it('lists where somebody is signed in, and says which of it asks', async () => {
    const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
    const phone = await open({ uid: 'asha' });
    const begun = context.time.now;
    context.time.now = new Date(begun.getTime() + 3 * DAY_MS);
    const desk = await open({ uid: 'asha' }, FIREFOX);
    await open({ uid: 'kabir' }, FIREFOX);
    const gone = await open({ uid: 'asha' });
    await post('/internal/sessions/close', { session_token: gone.session_token });
    const { session_hash } = (await check(desk.session_token)).json();
    const listed = await sessionsOf(desk.session.user, { [SESSION_HEADER]: session_hash });
    expect(listed).toEqual([
      {
        id: session_hash.slice(0, 16),
        device: 'Firefox on Windows',
        signed_in_at: context.time.now.toISOString(),
        used_at: context.time.now.toISOString(),
        is_this: true,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        device: null,
        signed_in_at: begun.toISOString(),
        used_at: begun.toISOString(),
        is_this: false,
      },
    ]);
    // Used again, so it comes first.
    context.time.now = new Date(begun.getTime() + 5 * DAY_MS);
    expect((await check(phone.session_token)).statusCode).toBe(200);
    const later = await sessionsOf(phone.session.user);
    expect(later.map(({ used_at, is_this }) => [used_at, is_this])).toEqual([
      [context.time.now.toISOString(), false],
      [new Date(begun.getTime() + 3 * DAY_MS).toISOString(), false],
    ]);
    context.time.now = new Date(begun.getTime() + 120 * DAY_MS);
    expect(await sessionsOf(phone.session.user)).toEqual([]);
    expect((await app.inject({ method: 'GET', url: '/api/user/sessions' })).statusCode).toBe(401);
  });

  it('leaves out what a role has let end sooner', async () => {
    const boss = await open({ uid: 'boss', email: 'boss@example.com' });
    expect(await sessionsOf(boss.session.user)).toHaveLength(1);
    context.time.now = new Date(context.time.now.getTime() + DAY_MS / 2 + 60_000);
    expect(await sessionsOf(boss.session.user)).toEqual([]);
  });

  it("ends one session of whoever asks, tells of it, and knows nobody else's", async () => {
    const [phone, desk, other] = [await open({ uid: 'asha' }), await open({ uid: 'asha' }), await open({ uid: 'kabir' })];
    const hashes = await Promise.all(
      [phone, desk, other].map(async ({ session_token }) => (await check(session_token)).json().session_hash),
    );
    const authorization = `Bearer ${await house.forUser(desk.session.user)}`;
    const end = (hash: string) =>
      app.inject({ method: 'DELETE', url: `/api/user/sessions/${hash.slice(0, 16)}`, headers: { authorization } });
    expect((await end(hashes[0])).statusCode).toBe(204);
    for (const hash of [hashes[0], hashes[2]]) {
      const refused = await end(hash);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'session_not_found']);
    }
    const statuses = await Promise.all(
      [phone, desk, other].map(async ({ session_token }) => (await check(session_token)).statusCode),
    );
    expect(statuses).toEqual([401, 200, 200]);
    const revoked = (await events()).filter(({ type }) => type === 'identity.session.revoked');
    expect(revoked.map(({ data }) => data)).toEqual([{ uid: phone.session.user.uid, session_hash: hashes[0] }]);
  });

  it('ends all sessions of whoever asks for it, and of nobody else, telling of each', async () => {
    const opened = [await open({ uid: 'asha' }), await open({ uid: 'asha' }), await open({ uid: 'kabir' })];
    const authorization = `Bearer ${await house.forUser(opened[0].session.user)}`;
    expect((await post('/api/user/end-sessions', {}, { authorization })).statusCode).toBe(204);
    expect(await Promise.all(opened.map(async ({ session_token }) => (await check(session_token)).statusCode))).toEqual([
      401, 401, 200,
    ]);
    const revoked = (await events()).filter(({ type }) => type === 'identity.session.revoked');
    expect(revoked.map(({ data }) => (data as { uid: string }).uid)).toEqual(['asha', 'asha']);
    expect((await post('/api/user/end-sessions', {}, {})).statusCode).toBe(401);
  });

  it('closes a session, and tells of it once however often it is closed', async () => {
    const { session_token } = await open({ uid: 'asha' });
    const { session_hash } = (await check(session_token)).json();
    for (let round = 0; round < 2; round++) {
      expect((await post('/internal/sessions/close', { session_token })).statusCode).toBe(204);
    }
    expect((await check(session_token)).statusCode).toBe(401);
    expect((await events()).filter((event) => event.type === 'identity.session.revoked')).toEqual([
      { type: 'identity.session.revoked', version: 1, data: { uid: 'asha', session_hash } },
    ]);
  });

  it('refuses a token that does not verify, and tells it from a provider that is away', async () => {
    const wrong = await post('/internal/sessions', { id_token: 'x'.repeat(40) });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'id_token_invalid']);
    context.verifier.isDown = true;
    const down = await post('/internal/sessions', { id_token: 'x'.repeat(40) });
    expect([down.statusCode, down.json().code]).toEqual([503, 'sign_in_unavailable']);
  });

  it('answers the flags of an ID token, both false where it does not verify', async () => {
    const accessToken = context.verifier.add({ uid: 'boss', email: 'boss@example.com' });
    expect((await post('/api/user/user-type', { accessToken }, {})).json()).toEqual({ admin: true, partner: false });
    expect((await post('/api/user/user-type', { accessToken: 'no' }, {})).json()).toEqual({ admin: false, partner: false });
    expect((await post('/api/admin/verify', { accessToken }, {})).json()).toBe(true);
    expect((await post('/api/admin/verify', { accessToken: 'no' }, {})).json()).toBe(false);
  });

  it('verifies an admin without a token by their session alone', async () => {
    const verify = async (accessToken: string, uid?: string, email = `${uid}@example.com`) => {
      const user = uid === undefined ? undefined : (await open({ uid, email })).session.user;
      const given = user ? { authorization: `Bearer ${await house.forUser(user)}` } : {};
      return (await post('/api/admin/verify', { accessToken }, given)).json();
    };
    expect(await verify('')).toBe(false);
    expect(await verify('', 'boss')).toBe(true);
    expect(await verify('', 'asha')).toBe(false);
    // A given token decides, regardless of the sender.
    expect(await verify('no', 'boss')).toBe(false);
    expect(await verify(context.verifier.add({ uid: 'boss', email: 'boss@example.com' }), 'asha')).toBe(true);
  });

  it('hides prices from the accounts that are named', async () => {
    expect((await open({ uid: 'quiet' })).prices_hidden).toBeUndefined();
    expect((await open({ uid: 'quiet' })).session.prices_hidden).toBe(true);
    expect((await open({ uid: 'asha' })).session.prices_hidden).toBe(false);
  });

  it('keeps its sessions to the services of the house', async () => {
    const user = { uid: 'a', email: 'a@example.com', email_verified: true, name: '', photoURL: null, roles: [] };
    const nobody = await post('/internal/sessions/check', { session_token: 'x' }, {});
    const person = await post(
      '/internal/sessions/check',
      { session_token: 'x' },
      { authorization: `Bearer ${await house.forUser(user)}` },
    );
    expect([nobody.statusCode, person.statusCode]).toEqual([401, 403]);
  });

  it('counts admins as people, not as accounts, for services alone', async () => {
    const count = async (given: object = headers) =>
      app.inject({ method: 'GET', url: '/internal/admins/count', headers: { ...given } });
    expect((await count()).json()).toEqual({ admins: 0 });
    await open({ uid: 'boss', email: 'boss@example.com' });
    await open({ uid: 'boss-2', email: 'BOSS@example.com' });
    expect((await count()).json()).toEqual({ admins: 1 });
    await open({ uid: 'asha' });
    await context.db.transaction().execute((transaction) => changeGrant(transaction, 'asha', 'admin', true, OPERATOR));
    expect((await count()).json()).toEqual({ admins: 2 });
    expect((await count({})).statusCode).toBe(401);
  });

  it('refuses a body that does not match, naming the field', async () => {
    const answer = await post('/internal/sessions', {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ field: 'id_token' }] });
  });

  it('tells browsers where to sign in', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/user/sign-in-method' });
    expect(answer.json()).toEqual({ kind: 'local', popup_url: 'http://127.0.0.1:8090/accounts' });
  });
});
