import { createHash } from 'node:crypto';
import { keepFiles } from '@nimantran/proto/http/studio/render-reports';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { sweepPurges } from '../../../src/jobs/purge-order.ts';
import { emitPurge } from '../../../src/use-cases/purges/emit-purge.ts';
import { openRenders, runningBatch } from '../../support/batches.ts';
import {
  endedEvent,
  jobOf,
  newestRender,
  paidEvent,
  paidOrder,
  purgesOf,
  type Render,
  report,
  start,
  success,
} from '../../support/orders.ts';
import { designer, person, type Studio } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

const DAY_MS = 86_400_000;
const hash = (name: string) => createHash('sha256').update(name).digest('hex');
const videoKey = (name: string) => `renders/${hash(name)}.mp4`;
const still = (name: string) => `stills/${hash(name)}.jpg`;

describeWith(['postgres'], 'files that a worker is about to write', () => {
  const studio = withStudio();

  const announce = (render: Pick<Render, 'id' | 'attempt'>, object_keys: string[], as?: Parameters<Studio['call']>[1]) =>
    studio.call(keepFiles, { ...as, params: { id: render.id, attempt: render.attempt }, body: { object_keys } });

  async function running() {
    const order = paidOrder();
    await studio.receive(paidEvent(order));
    await dispatchRenders(studio.context);
    const render = await newestRender(studio, (await jobOf(studio, order.order_id)).id);
    await start(studio, render);
    return { order, render };
  }

  it('go with the purge of their order, though the worker died before it could report them', async () => {
    const { order, render } = await running();
    expect((await announce(render, [videoKey('lost'), still('lost')])).status).toBe(204);
    // Reported again by the attempt that went on.
    expect((await announce(render, [videoKey('lost'), still('lost')])).status).toBe(204);
    await studio.receive(endedEvent('refunded', order));
    studio.setTime(new Date(Date.now() + 3 * DAY_MS));
    await sweepPurges(studio.context);
    studio.setTime(undefined);
    const { envelope } = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'studio.purge.due')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    const told = envelope.data as { order_id: string; object_keys: string[] };
    expect(told.order_id).toBe(order.order_id);
    expect(told.object_keys).toEqual(expect.arrayContaining([videoKey('lost'), still('lost')]));
  });

  it('are left to a batch that makes them too, though their purge was told before', async () => {
    const { db } = studio.context;
    const { order, render } = await running();
    const key = videoKey('shared');
    await announce(render, [key, still('own')]);
    await studio.receive(endedEvent('refunded', order));
    studio.setTime(new Date(Date.now() + 3 * DAY_MS));
    await sweepPurges(studio.context);
    const told = async () => (await purgesOf(studio, order.order_id)).map(({ object_keys }) => object_keys.toSorted());
    const [all, own] = [[key, still('own')].toSorted(), [still('own')]];
    expect(await told()).toEqual([all]);

    const [row] = await openRenders(studio, await runningBatch(studio, 1));
    if (!row) throw new Error('the batch renders nothing');
    await start(studio, row);
    expect((await announce(row, [key])).status).toBe(204);
    await sweepPurges(studio.context);
    expect(await told()).toEqual([all, own]);
    const { video, ...others } = success('shared');
    const result = { ...others, stills: [], video: video && { ...video, object_key: key } };
    expect((await report(studio, row, result)).status).toBe(204);
    await sweepPurges(studio.context);
    expect((await told()).at(-1)).toEqual(own);

    // Objects that media has deleted are not announced again.
    const before = (await told()).length;
    await db.updateTable('purges').set({ confirmedAt: sql`now()` }).where('orderId', '=', order.order_id).execute();
    const [next] = await openRenders(studio, await runningBatch(studio, 1));
    if (!next) throw new Error('the batch renders nothing');
    await start(studio, next);
    expect((await announce(next, [key])).status).toBe(204);
    await sweepPurges(studio.context);
    expect(await told()).toHaveLength(before);
    studio.setTime(undefined);
  });

  it('are reported again if a batch announces them while the purge is reported', async () => {
    const { order, render } = await running();
    const key = videoKey('crossing');
    await announce(render, [key]);
    await studio.receive(endedEvent('refunded', order));
    const [row] = await openRenders(studio, await runningBatch(studio, 1));
    if (!row) throw new Error('the batch renders nothing');
    await start(studio, row);
    studio.setTime(new Date(Date.now() + 3 * DAY_MS));
    const [answer] = await Promise.all([announce(row, [key]), emitPurge(studio.context, order.order_id)]);
    expect(answer.status).toBe(204);
    await sweepPurges(studio.context);
    studio.setTime(undefined);
    expect((await purgesOf(studio, order.order_id)).at(-1)?.object_keys).toEqual([]);
  });

  it('are turned away once the order has ended, or a newer attempt is known', async () => {
    const { order, render } = await running();
    expect((await announce({ ...render, attempt: render.attempt + 1 }, [videoKey('newer')])).status).toBe(409);
    await studio.receive(endedEvent('cancelled', order));
    expect((await announce(render, [videoKey('late')])).status).toBe(409);
    const noted = await studio.context.db.selectFrom('renderObjects').selectAll().where('renderId', '=', render.id).execute();
    expect(noted).toEqual([]);
  });

  it('are told by workers alone, and by names of videos and stills', async () => {
    const { render } = await running();
    for (const as of [person('asha'), designer('meera')])
      expect((await announce(render, [videoKey('foreign')], { as })).status).toBe(403);
    expect((await announce(render, [videoKey('foreign')], { as: 'nobody' })).status).toBe(401);
    for (const key of [`uploads/${hash('x')}.jpg`, `../${videoKey('x')}`, `segments/${hash('x')}.mp4`, 'renders/1.mp4'])
      expect((await announce(render, [key])).status).toBe(400);
    expect((await announce({ id: '11111111-2222-4333-8444-555555555555', attempt: 1 }, [videoKey('x')])).status).toBe(404);
    expect((await announce(render, [`renders/trials/${render.id}/${hash('x')}.mp4`])).status).toBe(204);
  });
});
