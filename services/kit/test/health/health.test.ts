import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEALTH } from '@nimantran/proto/http/shared/health';
import { afterEach, describe, expect, it } from 'vitest';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { versionOf } from '../../src/health/code-print.ts';
import { recentErrors } from '../../src/health/recent-errors.ts';
import { serveHealth } from '../../src/health/serve-health.ts';
import { settingsInWords } from '../../src/health/settings-in-words.ts';
import { type App, createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/log.ts';

const SECRET = 'correct-horse-battery-staple';
const WORDS = 'Asha weds Rohan at the lake palace';
const ADMIN = {
  uid: 'adm',
  email: 'adm@example.com',
  email_verified: true,
  name: 'A',
  photoURL: null,
  roles: ['admin' as const],
};

describe('the report of a service', () => {
  const house = serviceAuthOf('orders');
  const apps: App[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  const open = async (readiness = {}, own?: () => Promise<object>): Promise<App> => {
    const lines: string[] = [];
    const log = createLog('orders', 'error', { write: (line) => void lines.push(line) });
    const app = await createApp({ log, tokens: house.tokens, readiness, checkAnswers: true });
    app.metrics.gauge('orders_mails', 'Mails', ['state']).set({ state: 'waiting' }, 4);
    app.metrics.gauge('orders_unknown', 'No figure of the page').set(9);
    serveHealth(app, 'orders', { config: { SMTP_URL: `smtp://a:${SECRET}@mail.example.com` }, ...(own && { own }) });
    apps.push(app);
    const refused = Object.assign(new Error(`duplicate key: ${WORDS}`), { code: '23505' });
    log.error({ err: refused, words: WORDS }, 'an order was refused');
    log.child({}).error({ err: refused }, 'an order was refused');
    return app;
  };
  const ask = async (app: App, user: object = ADMIN) =>
    app.inject({
      url: HEALTH.orders.get.path,
      headers: { authorization: `Bearer ${await house.forUser(user as typeof ADMIN)}` },
    });

  it('holds figures, kinds of errors and hosts, and no word and no secret', async () => {
    const answer = await ask(await open());
    expect(answer.statusCode).toBe(200);
    const report = answer.json();
    expect(report).toMatchObject({
      service: 'orders',
      not_ready: [],
      schema: null,
      // Other tests of the same process have figures too.
      figures: expect.arrayContaining([{ name: 'orders_mails', labels: { state: 'waiting' }, value: 4 }]),
      settings: [{ name: 'SMTP_URL', value: 'smtp://mail.example.com' }],
    });
    expect(answer.body).not.toContain('orders_unknown');
    expect(report.code).toMatch(/^[0-9a-f]{10}$/);
    expect(report.disks[0].free_bytes).toBeGreaterThan(0);
    expect(report.errors).toContainEqual(
      expect.objectContaining({ message: 'an order was refused', type: 'Error', code: '23505', count: 2 }),
    );
    expect(answer.body).not.toContain(SECRET);
    expect(answer.body).not.toContain('Asha');
  });

  it('names what it waits for, and is told although a part of it fails', async () => {
    const readiness = { database: async () => {}, bus: () => Promise.reject(new Error(SECRET)) };
    const answer = await ask(await open(readiness, () => Promise.reject(new Error('away'))));
    expect(answer.json()).toMatchObject({ not_ready: ['bus'], keys: [], proofs: [] });
  });

  it('is for admins alone', async () => {
    const app = await open();
    expect((await app.inject({ url: HEALTH.orders.get.path })).statusCode).toBe(401);
    expect((await ask(app, { ...ADMIN, roles: ['designer'] })).statusCode).toBe(403);
  });
});

it('remembers kinds of errors, not texts, and only so many', () => {
  const log = createLog('orders', 'silent');
  for (let index = 0; index < 60; index += 1) log.error(`fault ${index}`);
  // A logger that writes nothing calls nothing.
  expect(recentErrors().some(({ message }) => message === 'fault 59')).toBe(false);
  const loud = createLog('orders', 'error', { write: () => {} });
  for (let index = 0; index < 60; index += 1) loud.error(`fault ${index}`);
  loud.warn('not an error');
  const kept = recentErrors();
  expect(kept).toHaveLength(40);
  expect(kept[0]?.message).toBe('fault 59');
});

it.each([
  ['PORT', 8_104, '8104'],
  ['S3_FORCE_PATH_STYLE', true, 'true'],
  ['NODE_ENV', 'production', 'production'],
  ['DATABASE_URL', `postgres://orders:${SECRET}@db.internal:5432/shop?sslkey=${SECRET}`, 'postgres://db.internal:5432'],
  ['WEBHOOK_URL', `https://hooks.example.com/${SECRET}`, 'https://hooks.example.com'],
  ['STRIPE_SECRET_KEY', SECRET, 'set'],
  ['ADMIN_EMAILS', ['asha@example.com'], 'set'],
  ['SELLER_NAME', 'Asha Verma', 'set'],
  ['SMTP_URL', undefined, 'not set'],
])('tells of %s without secrets', (name, value, told) => {
  expect(settingsInWords({ [name]: value, notAVariable: SECRET })).toEqual([{ name, value: told }]);
});

it('reads the released version, and nothing else, from its file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-version-'));
  expect(await versionOf(folder)).toBe('unreleased');
  await writeFile(path.join(folder, 'VERSION'), '1.4.0\n');
  expect(await versionOf(folder)).toBe('1.4.0');
  await rm(folder, { recursive: true });
});
