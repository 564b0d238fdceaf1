import { expect, it, vi } from 'vitest';
import { houseOf } from '../../../../infra/testing/house.ts';
import { createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/log.ts';

it('what answers before everything else is counted each time, and has one line in a hundred', async () => {
  const log = createLog('test', 'silent');
  const line = vi.fn();
  vi.spyOn(log, 'child').mockReturnValue(Object.assign(Object.create(log), { info: line }));
  const app = await createApp({
    log,
    tokens: houseOf('orders').tokens,
    readiness: {},
    checkAnswers: false,
    first: (request, reply, done) => {
      if (request.headers['x-first'] === undefined) return done();
      reply.hijack();
      reply.raw.writeHead(200, { 'content-length': 5 }).end('first');
    },
  });
  app.get('/thing', async () => 'thing');
  const ask = (headers = {}) => app.inject({ method: 'GET', url: '/thing', headers });
  expect([(await ask()).body, (await ask({ 'x-first': '1' })).body]).toEqual(['thing', 'first']);
  for (let round = 0; round < 100; round += 1) await ask({ 'x-first': '1' });
  expect(await app.metrics.text()).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/thing",status="200"\} 102/,
  );
  const told = line.mock.calls.map(([fields]) => fields.one_of);
  expect(told).toEqual([undefined, 100, 100]);
  await app.close();
});
