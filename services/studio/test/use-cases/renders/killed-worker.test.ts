import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../../infra/test-support/servers/servers.ts';
import { ALL } from '../../../../../infra/test-support/vitest/all-tests.ts';
import { MAX_TRIES } from '../../../src/domain/tries.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { jobOf, newestRender, paidEvent, paidOrder } from '../../support/orders.ts';
import { openStudio, type Studio } from '../../support/studio.ts';

describeWith(['postgres'], 'a render whose worker is killed', () => {
  const database = withDatabase();
  let studio: Studio;
  let address: string;
  beforeAll(async () => {
    studio = await openStudio(database.urls.studio);
    await studio.app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => studio?.close());

  const workers: ChildProcess[] = [];
  const startWorker = () => {
    const worker = fork(new URL('../../support/hanging-worker.ts', import.meta.url), [database.urls.render, address]);
    workers.push(worker);
    return worker;
  };
  // A worker left behind by a failed try would take the jobs of the next.
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  });

  it('is begun again by the next worker, and parked in sight after the fifth kill', { timeout: 90_000 }, async () => {
    const order = paidOrder();
    await studio.receive(paidEvent(order));
    await dispatchRenders(studio.context);
    const job = await jobOf(studio, order.order_id);
    for (let kill = 1; kill <= MAX_TRIES; kill++) {
      // `make test` kills at the first and at the last try, and only counts those between.
      if (!ALL && kill > 1 && kill < MAX_TRIES) {
        await studio.context.db.updateTable('renders').set({ tries: kill }).where('jobId', '=', job.id).execute();
        continue;
      }
      const worker = startWorker();
      expect(await once(worker, 'message')).toEqual(['begun', undefined]);
      expect(await newestRender(studio, job.id)).toMatchObject({ state: 'running', tries: kill, attempt: 1 });
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    }
    const last = startWorker();
    expect(await once(last, 'message')).toEqual(['turned away', undefined]);
    await eventually('the job is parked', async () => (await jobOf(studio, order.order_id)).state === 'failed');
    last.kill('SIGKILL');
    await once(last, 'exit');
  });
});
