import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { createApp } from '../../src/http/app.ts';
import { openEventsStream } from '../../src/http/events-stream.ts';
import { createLog } from '../../src/log.ts';

const ended = vi.fn();
let app: Awaited<ReturnType<typeof createApp>>;
let port: number;
beforeAll(async () => {
  app = await createApp({
    log: createLog('test', 'silent'),
    tokens: serviceAuthOf('orders').tokens,
    readiness: {},
    checkAnswers: false,
  });
  app.get('/news', (request, reply) => {
    const stream = openEventsStream(request, reply, () => ended(stream));
    stream.send('first', {});
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Everything received in answer to the text, until the server closes the connection. */
async function write(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  socket.write(text);
  await once(socket, 'close');
  return said;
}

it.each([
  ['headers that are too long', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['an address that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'headers_too_large'],
  ['what is no request', 'How are you?\r\n\r\n', 400, 'invalid_request'],
])('%s is answered as a problem, and the connection ends', async (_what, text, status, code) => {
  const [head = '', body = ''] = (await write(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code });
});

it('answers HEAD on an event stream at once and leaves no stream open', async () => {
  const asked = request({ host: '127.0.0.1', port, path: '/news', method: 'HEAD', agent: false }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  expect([answer?.statusCode, answer?.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(await answer?.toArray()).toEqual([]);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});
