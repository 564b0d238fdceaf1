import { Agent, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/log.ts';

it('an app that is closed ends with its last request, not with the patience of its callers', async () => {
  const app = await createApp({
    log: createLog('test', 'silent'),
    tokens: serviceAuthOf('orders').tokens,
    readiness: {},
    checkAnswers: false,
  });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<object>();
  app.get('/slow', () => {
    asked.resolve();
    return answer.promise;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const response = new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/slow', agent }, (message) => message.resume().on('end', resolve)).on('error', reject);
  });
  await asked.promise;
  const begun = Date.now();
  const closed = app.close();
  answer.resolve({});
  await Promise.all([response, closed]);
  expect(Date.now() - begun).toBeLessThan(5_000);
  agent.destroy();
}, 10_000);

it('a client that leaves before its answer begins is no failure of the service', async () => {
  const log = createLog('test', 'silent');
  const [failed, told] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')];
  const app = await createApp({ log, tokens: serviceAuthOf('orders').tokens, readiness: {}, checkAnswers: false });
  const asked = Promise.withResolvers<void>();
  app.post('/awaited', async (_request, reply) => {
    const stream = new PassThrough();
    reply.raw.once('close', () => stream.destroy());
    asked.resolve();
    return reply.send(stream);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const sent = request({ host: '127.0.0.1', port, path: '/awaited', method: 'POST', headers }).on('error', () => {});
  sent.end('{}');
  await asked.promise;
  sent.destroy();
  await expect.poll(() => told.mock.calls.map((call) => call.at(-1)), { timeout: 5_000 }).toContain('the client left');
  expect(failed).not.toHaveBeenCalled();
  await app.close();
}, 10_000);
