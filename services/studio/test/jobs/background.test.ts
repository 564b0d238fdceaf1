import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Closable } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { handlerOf } from '@nimantran/kit/queue/queue';
import { READERS } from '@nimantran/proto/events/readers';
import { streamStudio } from '@nimantran/proto/http/studio/jobs';
import { STILLS_QUEUE, stillsJob } from '@nimantran/proto/jobs/render';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { startBackground } from '../../src/jobs/start-background.ts';
import { jobOf, newestRender, paidEvent, paidOrder, report, start, success } from '../support/orders.ts';
import { designer, house, openStudio, person, type Studio } from '../support/studio.ts';

describeWith(['postgres'], 'the studio with bus, queue and workers running', () => {
  const database = withDatabase();
  let studio: Studio;
  let background: Closable;
  let worker: Closable;
  let address: string;
  beforeAll(async () => {
    studio = await openStudio(database.urls.studio, (log, pool) => createBus({ registry: READERS, pool, log }));
    background = await startBackground(studio.context);
    worker = await studio.context.queues.work(STILLS_QUEUE, [
      handlerOf(stillsJob, async (job) => {
        const render = { id: job.data.render_id, attempt: job.data.attempt };
        const { status } = await start(studio, render);
        if (status !== 204) return;
        await job.progress({ stage: 'draw', fraction: 0.5, seconds_left: 3 });
        await report(studio, render, success(render.id));
      }),
    ]);
    await studio.app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await worker?.close();
    await background?.close();
    await studio?.close();
  });

  const open = (uid: string, roles: 'designer' | 'customer') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const caller = roles === 'designer' ? designer(uid) : person(uid);
      void house.forUser(caller).then((token) => {
        get(address + streamStudio.path, { headers: { authorization: `Bearer ${token}` } }, resolve).on('error', reject);
      });
    });

  it('draws the draft of an order that arrives, and lets the designers watch', async () => {
    expect((await open('asha', 'customer')).statusCode).toBe(403);
    const stream = await open('meera', 'designer');
    let said = '';
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    await eventually('the stream is open', () => studio.context.watchers.count === 1);
    const order = paidOrder();
    await studio.context.bus.publish(paidEvent(order));
    await eventually('the draft is there', async () => {
      const job = await jobOf(studio, order.order_id).catch(() => undefined);
      return job?.state === 'queued';
    });
    const job = await jobOf(studio, order.order_id);
    await eventually('its changes were told', () => said.includes(`"id":"${job.id}"`) && said.includes('"state":"queued"'));
    await eventually('its progress was told', () => said.includes('event: progress') && said.includes(`"job_id":"${job.id}"`));
    stream.destroy();
    await eventually('the stream is closed', () => studio.context.watchers.count === 0);
  });

  it('finishes what a wiped queue had lost, by itself', async () => {
    await worker.close();
    const order = paidOrder();
    await studio.context.bus.publish(paidEvent(order));
    await eventually('the draft is dispatched', async () => {
      const job = await jobOf(studio, order.order_id).catch(() => undefined);
      return job && (await newestRender(studio, job.id)).dispatchedAt !== null;
    });
    await studio.context.queues.wipe(STILLS_QUEUE);
    const job = await jobOf(studio, order.order_id);
    const again = await eventually('a new attempt is dispatched', async () => {
      const render = await newestRender(studio, job.id);
      return render.attempt === 2 && render.dispatchedAt !== null ? render : undefined;
    });
    expect(await studio.context.queues.state(STILLS_QUEUE, `${again.id}.2`)).toBe('waiting');
  });
});
