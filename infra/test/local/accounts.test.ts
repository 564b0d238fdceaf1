import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonOf, postForm, postJson, type Running, startLocal, tempFolder } from '../../test-support/stand-ins/start-local.ts';

const SHOP = 'http://localhost:8080';
const folder = tempFolder();
let local: Running;

beforeAll(async () => {
  local = await startLocal(folder.path);
});
afterAll(async () => {
  await local.stop();
  folder.remove();
});

async function tokenOf(email: string): Promise<string> {
  const answer = await jsonOf<{ id_token: string }>(postJson(`${local.url}/accounts/token`, { email }));
  return answer.id_token;
}

function verify(token: string) {
  const keys = createRemoteJWKSet(new URL(`${local.url}/accounts/jwks.json`));
  return jwtVerify(token, keys, { issuer: `${local.url}/accounts`, audience: 'nimantran-local', algorithms: ['RS256'] });
}

test('an ID token verifies against the published keys and is shaped like Firebase’s', async () => {
  const { payload } = await verify(await tokenOf('customer@nimantran.test'));
  expect(payload).toMatchObject({ email: 'customer@nimantran.test', email_verified: true, name: 'Asha Verma' });
  expect(payload.sub).toMatch(/^[A-Za-z0-9]{28}$/);
  expect(payload.auth_time).toBe(payload.iat);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3_600);
  const picture = await fetch(String(payload.picture));
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await picture.text()).toContain('AV');
});

test('a changed token does not verify', async () => {
  const [head, body, signature] = (await tokenOf('customer@nimantran.test')).split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, email: 'admin@nimantran.test' })).toString('base64url');
  await expect(verify(`${head}.${changed}.${signature}`)).rejects.toThrow();
});

test('the key outlives a restart, and an address is always the same person', async () => {
  const before = await tokenOf('Someone@Example.com');
  await local.stop();
  local = await startLocal(folder.path, { LOCAL_PORT: String(local.context.config.port) });
  const [one, two] = [await verify(before), await verify(await tokenOf('someone@example.com'))];
  expect(two.payload.sub).toBe(one.payload.sub);
  expect(one.payload.name).toBe('Someone');
});

test('the chooser offers the four accounts and hands the token to the shop that asked', async () => {
  const page = await (await fetch(`${local.url}/accounts?origin=${encodeURIComponent(SHOP)}&nonce=n-1`)).text();
  for (const name of ['customer', 'designer', 'admin', 'partner']) expect(page).toContain(`${name}@nimantran.test`);
  const answer = await postForm(`${local.url}/accounts/choose`, { origin: SHOP, nonce: 'n-1', email: 'designer@nimantran.test' });
  expect(answer.status).toBe(200);
  const markup = await answer.text();
  expect(markup).toContain(`data-origin="${SHOP}"`);
  const message = JSON.parse(
    (/data-message="([^"]*)"/.exec(markup)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  expect(message).toMatchObject({ type: 'nimantran:signed-in', user: { email: 'designer@nimantran.test', name: 'Dev Iyer' } });
  expect((await verify(message.id_token)).payload).toMatchObject({ nonce: 'n-1', sub: message.user.uid });
});

test.each(['https://evil.example', 'http://localhost:8080.evil.example', 'null', '*', ''])(
  'the origin "%s" gets nothing',
  async (origin) => {
    const page = await fetch(`${local.url}/accounts?origin=${encodeURIComponent(origin)}`);
    expect(page.status).toBe(400);
    const answer = await postForm(`${local.url}/accounts/choose`, { origin, email: 'admin@nimantran.test' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('data-message');
  },
);

test('another address is checked, and its name is escaped', async () => {
  const wrong = await postForm(`${local.url}/accounts/choose`, { origin: SHOP, email: 'nobody', name: '<i>x' });
  expect(wrong.status).toBe(422);
  const markup = await wrong.text();
  expect(markup).toContain('Enter an email address');
  expect(markup).not.toContain('<i>x');
  expect((await postJson(`${local.url}/accounts/token`, { email: 'nobody' })).status).toBe(400);
});
