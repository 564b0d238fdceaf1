import { createHash } from 'node:crypto';
import { MOST_API_KEYS } from '@nimantran/proto/domain/api-key';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import type { Role } from '@nimantran/proto/domain/user';
import type { ApiKey } from '@nimantran/proto/http/identity/api-keys';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { sweepApiKeys } from '../../src/db/api-keys.ts';
import { changeGrant, OPERATOR } from '../../src/use-cases/change-roles.ts';
import { createTestContext, house, type TestContext } from '../support/identity.ts';

const DAY_MS = 86_400_000;

describeWith(['postgres'], 'API keys', () => {
  const database = withDatabase();
  let context: TestContext;
  let app: FastifyInstance;

  beforeAll(async () => {
    context = await createTestContext(database.urls.identity);
    app = await buildApp(context);
  });
  beforeEach(async () => {
    context.time.now = new Date('2026-12-01T10:00:00Z');
    for (const table of ['users', 'outbox'] as const) await context.db.deleteFrom(table).execute();
    for (const [uid, roles] of [
      ['ravi', ['partner']],
      ['asha', ['admin']],
      ['mira', []],
    ] as const) {
      await internal('/internal/sessions', { id_token: context.verifier.add({ uid }) });
      for (const role of roles) await grant(uid, role);
    }
    await context.db.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const grant = (uid: string, role: Role, isGranted = true) =>
    context.db.transaction().execute((transaction) => changeGrant(transaction, uid, role, isGranted, OPERATOR));
  async function internal(url: string, payload: object) {
    const headers = { authorization: `Bearer ${await house.forService('gateway')}` };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  }
  const as = async (uid: string, roles: Role[], method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const user = { uid, email: `${uid}@example.com`, email_verified: true, name: uid, photoURL: null, roles };
    const request: InjectOptions = { method, url, headers: { authorization: `Bearer ${await house.forUser(user)}` } };
    const answer = await app.inject(payload === undefined ? request : { ...request, payload });
    const body = answer.body === '' ? undefined : answer.json();
    return { status: answer.statusCode, code: body?.code as string | undefined, body };
  };
  const URL = '/api/user/api-keys';
  const ravi = (method: 'GET' | 'POST' | 'DELETE', url = URL, payload?: object) => as('ravi', ['partner'], method, url, payload);
  const make = async (changes: object = {}) => {
    const made = await ravi('POST', URL, { name: 'Planner', scopes: ['orders_read'], days: 30, ...changes });
    return { ...made, key: made.body.key as ApiKey, secret: made.body.secret as string };
  };
  const check = (key: string) => internal('/internal/api-keys/check', { key });
  const told = async (type: string) => {
    const rows = await context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => envelope).filter((event) => event.type === type);
  };
  const changes = async () => (await told('identity.change.made')).map(({ data }) => data as AuditedChange);

  it('are shown once, stored as a hash, and named in the audit log', async () => {
    const { status, key, secret } = await make();
    expect([status, secret]).toEqual([200, expect.stringMatching(/^nim_[\w-]{43}$/)]);
    expect(key).toMatchObject({
      ...{ name: 'Planner', prefix: secret.slice(0, 10), scopes: ['orders_read'], last_used_at: null, revoked_at: null },
      expires_at: '2026-12-31T10:00:00.000Z',
    });
    expect((await ravi('GET')).body).toEqual({ keys: [key] });
    const row = await context.db.selectFrom('apiKeys').selectAll().executeTakeFirstOrThrow();
    expect(row.keyHash).toBe(createHash('sha256').update(secret).digest('hex'));
    const [change, ...more] = await changes();
    expect(more).toEqual([]);
    expect(change).toMatchObject({ action: 'api_key.created', actor: { uid: 'ravi' }, target: { kind: 'api_key', id: key.id } });
    expect(JSON.stringify([row, change])).not.toContain(secret);
  });

  it('act as their account with what they may do, and note their use to the minute', async () => {
    const { key, secret } = await make({ scopes: ['orders_read', 'orders_write'] });
    expect(await check(secret)).toEqual({
      status: 200,
      body: {
        session: { user: expect.objectContaining({ uid: 'ravi', roles: ['partner'] }), prices_hidden: false },
        key: { id: key.id, scopes: ['orders_read', 'orders_write'] },
      },
    });
    const lastUse = async () => (await ravi('GET')).body.keys[0].last_used_at;
    expect(await lastUse()).toBe('2026-12-01T10:00:00.000Z');
    context.time.now = new Date('2026-12-01T10:00:59Z');
    await check(secret);
    expect(await lastUse()).toBe('2026-12-01T10:00:00.000Z');
    context.time.now = new Date('2026-12-01T10:01:01Z');
    await check(secret);
    expect(await lastUse()).toBe('2026-12-01T10:01:01.000Z');
  });

  it('work for partners and admins alone, each within the scopes of their role', async () => {
    const wanted = (scopes: string[]) => ({ name: 'Studio', scopes, days: 90 });
    expect((await as('mira', [], 'POST', URL, wanted(['orders_read']))).code).toBe('role_missing');
    expect((await as('mira', ['designer'], 'GET', URL)).code).toBe('role_missing');
    // A role that only the session still has.
    expect((await as('mira', ['partner'], 'POST', URL, wanted(['orders_read']))).code).toBe('role_missing');
    for (const scope of ['batches', 'themes']) expect((await ravi('POST', URL, wanted([scope]))).code).toBe('scope_not_yours');
    expect((await as('asha', ['admin'], 'POST', URL, wanted(['batches', 'themes', 'orders_write']))).status).toBe(200);
    for (const body of [{ ...wanted([]) }, { ...wanted(['everything']) }, { ...wanted(['orders_read']), days: 10_000 }]) {
      expect((await ravi('POST', URL, body)).status).toBe(400);
    }
    expect((await ravi('POST', URL, { ...wanted(['orders_read']), name: '  ' })).status).toBe(400);
  });

  it('end when they are revoked, expire, or their account loses the role', async () => {
    const revoked = await make();
    expect((await ravi('DELETE', `${URL}/${revoked.key.id}`)).status).toBe(204);
    expect(await check(revoked.secret)).toMatchObject({ status: 401, body: { code: 'key_ended' } });
    const hash = createHash('sha256').update(revoked.secret).digest('hex');
    expect((await told('identity.api_key.revoked')).map(({ data }) => data)).toEqual([{ uid: 'ravi', key_hash: hash }]);
    // Repeated, it changes nothing.
    expect((await ravi('DELETE', `${URL}/${revoked.key.id}`)).status).toBe(204);
    expect((await changes()).map(({ action }) => action)).toEqual(['api_key.created', 'api_key.revoked']);

    const { secret } = await make();
    await grant('ravi', 'partner', false);
    expect((await check(secret)).status).toBe(401);
    await grant('ravi', 'partner');
    expect((await check(secret)).status).toBe(200);
    context.time.now = new Date(context.time.now.getTime() + 30 * DAY_MS);
    expect((await check(secret)).status).toBe(401);
    for (const nonsense of ['', 'nim_', `nim_${'a'.repeat(43)}`]) expect((await check(nonsense)).status).toBe(401);
  });

  it('lose the scopes that their account may no longer give', async () => {
    const made = await as('asha', ['admin'], 'POST', URL, { name: 'Studio', scopes: ['orders_read', 'batches'], days: 30 });
    await grant('asha', 'partner');
    await grant('asha', 'admin', false);
    expect((await check(made.body.secret)).body.key.scopes).toEqual(['orders_read']);
  });

  it('are a person’s own: others find none to revoke', async () => {
    const { key, secret } = await make();
    expect((await as('asha', ['admin'], 'DELETE', `${URL}/${key.id}`)).code).toBe('key_not_found');
    expect((await as('asha', ['admin'], 'GET', URL)).body.keys).toEqual([]);
    expect((await check(secret)).status).toBe(200);
  });

  it('have names of their own, and are limited in number, however many are asked for at once', async () => {
    expect((await make()).status).toBe(200);
    expect((await make()).code).toBe('key_name_taken');
    const many = await Promise.all(Array.from({ length: MOST_API_KEYS + 4 }, (_, index) => make({ name: `Key ${index}` })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(MOST_API_KEYS - 1);
    expect(many.find(({ status }) => status !== 200)?.code).toBe('too_many_keys');
    const { keys } = (await ravi('GET')).body;
    await ravi('DELETE', `${URL}/${keys[0].id}`);
    expect((await make({ name: keys[0].name })).status).toBe(200);
  });

  it('are revoked with the sessions of an account that an admin signs out, and deleted with an erased one', async () => {
    const { secret } = await make();
    expect((await as('asha', ['admin'], 'POST', '/api/admin/users/ravi/end-sessions')).status).toBe(200);
    expect((await check(secret)).status).toBe(401);
    expect((await changes()).map(({ action, actor }) => `${action} by ${actor.uid}`)).toEqual([
      'api_key.created by ravi',
      'api_key.revoked by asha',
      'sessions.ended by asha',
    ]);
    await grant('ravi', 'partner', false);
    context.neighbours.answers.customerStanding = () => ({ open: [] });
    expect((await as('ravi', [], 'POST', '/api/user/erase', { email: 'ravi@example.com' })).status).toBe(204);
    expect(await context.db.selectFrom('apiKeys').selectAll().execute()).toEqual([]);
  });

  it('are forgotten a month after they ended', async () => {
    const { key } = await make();
    await make({ name: 'Another', days: 365 });
    await ravi('DELETE', `${URL}/${key.id}`);
    context.time.now = new Date(context.time.now.getTime() + 29 * DAY_MS);
    await sweepApiKeys(context.db, context.clock);
    expect((await ravi('GET')).body.keys).toHaveLength(2);
    context.time.now = new Date(context.time.now.getTime() + 2 * DAY_MS);
    await sweepApiKeys(context.db, context.clock);
    expect((await ravi('GET')).body.keys.map(({ name }: ApiKey) => name)).toEqual(['Another']);
  });
});
