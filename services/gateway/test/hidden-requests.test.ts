import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COOKIES, openShop, type Shop, XSRF } from './parts.ts';

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
