import { expect, it } from 'vitest';
import { eventually } from '../../../infra/test-support/eventually.ts';
import { serviceAuthOf } from '../../../infra/test-support/service-auth.ts';
import { createApp } from '../src/http/app.ts';
import { createLog } from '../src/log.ts';
import { startLoop } from '../src/loop.ts';

const log = createLog('test', 'silent');

it('a process whose background work hangs is not healthy until the work goes on', async () => {
  const app = await createApp({ log, tokens: serviceAuthOf('orders').tokens, readiness: {}, checkAnswers: true });
  const isHealthy = async () => (await app.inject('/healthz')).statusCode === 200;
  const hanging = Promise.withResolvers<undefined>();
  let runs = 0;
  const works = startLoop({ name: 'works', everyMs: 5, limitMs: 60_000, log, work: async () => undefined });
  const hangs = startLoop({
    name: 'hangs',
    everyMs: 5,
    limitMs: 20,
    log,
    work: () => {
      runs += 1;
      return hanging.promise;
    },
  });
  try {
    await eventually('the hanging work to be noticed', async () => !(await isHealthy()));
    expect(runs).toBe(1);
    hanging.resolve(undefined);
    await eventually('it to be healthy again', isHealthy);
  } finally {
    await works.close();
    await hangs.close();
    await app.close();
  }
});
