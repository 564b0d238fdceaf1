import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../../local/config.ts';
import { parseForm } from '../../local/form.ts';

test('nothing set is enough', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: 8090, publicUrl: 'http://127.0.0.1:8090' });
  expect(config.stripe.minimums).toEqual({ usd: 50, eur: 50, gbp: 30, inr: 100 });
});

test('every wrong variable is named at once', () => {
  const wrong = {
    LOCAL_PORT: 'x',
    ALLOWED_ORIGINS: 'http://localhost:8080/path',
    STRIPE_WEBHOOK_URL: 'shop',
    LOCAL_STRIPE_MINIMUMS: 'USD:50',
  };
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});

test('a key of the real Stripe is never taken', () => {
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk_live_1' }).stripe.secretKey).toBeUndefined();
});

test('the process refuses to start in production', () => {
  const main = fileURLToPath(new URL('../../local/main.ts', import.meta.url));
  const run = spawnSync(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('never run in production');
});

test('nested parameters become a tree, and prototypes stay out of reach', () => {
  expect(parseForm('a[b][0][c]=1&a[b][1][c]=2&d=x%20y&e[]=1&e[]=2')).toEqual({
    a: { b: { 0: { c: '1' }, 1: { c: '2' } } },
    d: 'x y',
    e: { 0: '1', 1: '2' },
  });
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(() => parseForm('a[b][c][d][e][f][g][h][i]=1')).toThrow('nested');
  expect(() => parseForm('a=1&a[b]=2')).toThrow('value and a group');
});
