import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
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
