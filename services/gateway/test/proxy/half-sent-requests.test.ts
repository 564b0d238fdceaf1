import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { PROXY_LIMITS, type ProxyLimits } from '../../src/proxy/proxy-limits.ts';
import { asha, COOKIES, openShop, SESSION, type Shop, XSRF } from '../support/gateway.ts';
import { codeOf, type HalfSent, sendHalf, statusOf } from '../support/half-sent.ts';

let shop: Shop;
let address: string;
/** Requests that the services saw begin, whole or not. */
let begun: string[];
let callers: unknown[];
let held: HalfSent[];

async function open(limits: Partial<ProxyLimits> = {}): Promise<void> {
  begun = [];
  callers = [];
  held = [];
  shop = await openShop(
    (upstream) => {
      upstream.addHook('onRequest', async (request) => void begun.push(`${request.method} ${request.url}`));
      upstream.all('/*', async (request) => {
        callers.push(request.headers.authorization);
        return {};
      });
    },
    { RATE_LIMIT_PER_MINUTE: '1000000', CHECKOUTS_PER_MINUTE: '100000' },
    limits,
  );
  address = await shop.listen();
}
afterEach(async () => {
  for (const { socket } of held) socket.destroy();
  await shop.close();
});

const half = async (method: string, path: string, cookies?: string) => {
  const request = await sendHalf(address, method, path, cookies);
  held.push(request);
  return request;
};
/** The session cookie of one more person. */
function signIn(uid: string): string {
  const token = `a-session-of-${uid}`.padEnd(40, '_');
  shop.identity.openSessions.set(token, { user: { ...asha, uid }, prices_hidden: false });
  return `XSRF-TOKEN=${XSRF}; nimantran_session=${token}`;
}

it.each(['/api/drafts/101', '/api/user/session', '/api/stripe/webhook'])(
  'a half-sent request to %s is answered within the limit, and its connection closed, without a service',
  async (path) => {
    await open({ bodyMs: 200 });
    const request = await half(path.startsWith('/api/drafts') ? 'PUT' : 'POST', path);
    const answer = await request.answer;
    expect([statusOf(answer), codeOf(answer)]).toEqual([408, 'body_late']);
    expect(begun).toEqual([]);
  },
);

it('more half-sent requests than a service has connections leave the orders of others answering', async () => {
  await open({ connections: { ...PROXY_LIMITS.connections, requests: 4 } });
  for (let n = 0; n < 12; n += 1) await half('PUT', '/api/drafts/101', signIn(`person-${n % 3}`));
  const answer = await fetch(`${address}/api/orders`, { headers: { cookie: COOKIES }, signal: AbortSignal.timeout(3_000) });
  expect(answer.status).toBe(200);
  expect(begun).toEqual(['GET /api/orders']);
});

it('a person and an address hold back a few bodies at a time, and further ones are refused', async () => {
  await open({ atOnce: { ...PROXY_LIMITS.atOnce, bodiesOfPerson: 2, bodiesOfAddress: 3 } });
  const mine = [await half('PUT', '/api/drafts/101'), await half('PUT', '/api/drafts/102')];
  await eventually('both are read', () => mine.every(({ socket }) => socket.bytesWritten > 0));
  const third = await (await half('PUT', '/api/drafts/103')).answer;
  expect([statusOf(third), codeOf(third)]).toEqual([429, 'bodies_at_once']);
  const other = await half('PUT', '/api/drafts/101', signIn('ravi'));
  const more = await (await half('PUT', '/api/drafts/102', signIn('meera'))).answer;
  expect([statusOf(more), codeOf(more)]).toEqual([429, 'bodies_at_once']);
  for (const request of [...mine, other]) request.finish();
  await eventually('the bodies pass once they are whole', () => begun.length === 3);
  const put = { method: 'PUT', headers: { cookie: COOKIES, 'x-xsrf-token': XSRF, 'content-type': 'application/json' } };
  expect((await fetch(`${address}/api/drafts/103`, { ...put, body: '{}' })).status).toBe(200);
});

it('bodies held back at the webhook refuse no other request of the same address', async () => {
  await open({ atOnce: { ...PROXY_LIMITS.atOnce, bodiesOfAddress: 1 } });
  await half('POST', '/api/stripe/webhook');
  const put = await half('PUT', '/api/drafts/101');
  put.finish();
  await eventually('the draft is passed on', () => begun.includes('PUT /api/drafts/101'));
});

it('all held bodies together stay below a limit', async () => {
  await open({ heldBytes: 150 });
  const request = await half('PUT', '/api/drafts/101');
  request.finish();
  const answer = await request.answer;
  expect([statusOf(answer), codeOf(answer)]).toEqual([503, 'busy']);
});

it('a session that ends while a body is held back counts for nothing', async () => {
  await open();
  const request = await half('PUT', '/api/drafts/101');
  await eventually('the caller was recognised', () => shop.identity.checks > 0);
  shop.identity.openSessions.delete(SESSION);
  shop.context.sessions.dropToken(SESSION);
  request.finish();
  await eventually('the request is passed on', () => callers.length > 0);
  expect(callers).toEqual([undefined]);
});

it('a role that is lost while a body is held back is lost for this request', async () => {
  await open();
  const roles = async () => {
    const token = String(callers.at(-1)).split('.')[1] ?? '';
    return JSON.parse(Buffer.from(token, 'base64url').toString()).user.roles;
  };
  shop.identity.openSessions.set(SESSION, { user: { ...asha, roles: ['admin'] }, prices_hidden: false });
  const request = await half('POST', '/api/admin/orders/NM-12345678/refunds');
  await eventually('the caller was recognised', () => shop.identity.checks > 0);
  shop.identity.openSessions.set(SESSION, { user: asha, prices_hidden: false });
  shop.context.sessions.dropUser(asha.uid);
  request.finish();
  await eventually('the request is passed on', () => callers.length > 0);
  expect(await roles()).toEqual([]);
});

it('the file of an admin is refused before its body, for others, and cut when the role is gone', async () => {
  await open();
  const refused = await (await half('POST', '/api/batches')).begin;
  expect(statusOf(refused)).toBe(403);
  shop.identity.openSessions.set(SESSION, { user: { ...asha, roles: ['admin'] }, prices_hidden: false });
  shop.context.sessions.dropUser(asha.uid);
  const request = await half('POST', '/api/batches');
  await eventually('the service sees it begin', () => begun.includes('POST /api/batches'));
  shop.context.streams.endUser(asha.uid);
  await request.answer;
  expect(callers).toEqual([]);
});

it('the file of an admin that stops halfway is cut', async () => {
  await open({ pace: { spanMs: 100, leastBytes: 1_000 } });
  shop.identity.openSessions.set(SESSION, { user: { ...asha, roles: ['admin'] }, prices_hidden: false });
  const answer = await (await half('POST', '/api/batches')).answer;
  expect([statusOf(answer), codeOf(answer)]).toEqual([408, 'body_late']);
});
