import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COOKIES, openShop, type Shop, XSRF } from '../support/gateway.ts';

let shop: Shop;
let asked: string[];
beforeEach(async () => {
  asked = [];
  shop = await openShop((upstream) => {
    upstream.addHook('onRequest', async (request, reply) => {
      asked.push(request.url);
      return reply.code(204).send();
    });
  });
});
afterEach(() => shop.close());

it('a body that says no length is refused once it is larger than its address takes, and its connection goes on', async () => {
  const address = new URL(await shop.listen());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (bytes: number) => {
    const headers = { cookie: COOKIES, 'x-xsrf-token': XSRF, 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
    const sent = httpRequest({ host: address.hostname, port: address.port, method: 'POST', path: '/api/quotes', headers, agent });
    for (let left = bytes; left > 0; left -= 50_000) sent.write('x'.repeat(Math.min(left, 50_000)));
    sent.end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    const text = (await answer?.toArray())?.join('') ?? '';
    return { status: answer?.statusCode, code: text === '' ? undefined : JSON.parse(text).code };
  };
  expect(await send(200_000)).toEqual({ status: 204, code: undefined });
  expect(await send(300_000)).toEqual({ status: 413, code: 'too_large' });
  expect(await send(100)).toEqual({ status: 204, code: undefined });
  agent.destroy();
});

it.each([
  ['DELETE', '/api/media/uploads/00000000-0000-4000-8000-000000000000'],
  ['GET', '/api/media/uploads'],
  ['HEAD', '/api/media/uploads'],
])('a body of %s %s hides no other request from the gateway', async (method, path) => {
  const address = new URL(await shop.listen());
  const send = async (body: string) => {
    const headers = { cookie: COOKIES, 'x-xsrf-token': XSRF, ...(body === '' ? {} : { 'transfer-encoding': 'chunked' }) };
    const sent = httpRequest({ host: address.hostname, port: address.port, method, path, headers }).end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    return answer?.statusCode;
  };
  await send('GET /api/hidden HTTP/1.1\r\nhost: media\r\n\r\n');
  expect(await send('')).toBe(204);
  expect(asked.filter((url) => url !== path)).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});
