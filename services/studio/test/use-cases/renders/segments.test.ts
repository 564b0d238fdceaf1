import { createHash } from 'node:crypto';
import { correctJob, pullJob } from '@nimantran/proto/http/studio/jobs';
import { checkRender, keepSegments } from '@nimantran/proto/http/studio/render-reports';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { lapseSegments } from '../../../src/jobs/lapse-segments.ts';
import { sweepPurges } from '../../../src/jobs/purge-order.ts';
import {
  endedEvent,
  failure,
  jobOf,
  newestRender,
  paidEvent,
  paidOrder,
  type Render,
  report,
  start,
  success,
} from '../../support/orders.ts';
import { designer, envelope, person, type Studio } from '../../support/studio.ts';
import { withStudio } from '../../support/with-studio.ts';

const DAY_MS = 86_400_000;
const key = (name: string) => `segments/${createHash('sha256').update(name).digest('hex')}.mp4`;

describeWith(['postgres'], 'segments and who uses them', () => {
  const studio = withStudio();

  const keep = (render: Pick<Render, 'id' | 'attempt'>, names: Record<string, boolean>, as?: Parameters<Studio['call']>[1]) =>
    studio.call(keepSegments, {
      ...as,
      params: { id: render.id, attempt: render.attempt },
      body: { segments: Object.entries(names).map(([name, personal]) => ({ object_key: key(name), personal })) },
    });
  const check = (render: Pick<Render, 'id' | 'attempt'>, as?: Parameters<Studio['call']>[1]) =>
    studio.call(checkRender, { ...as, params: { id: render.id, attempt: render.attempt } });

  async function drafting(changes: Parameters<typeof paidOrder>[0] = {}) {
    const order = paidOrder(changes);
    await studio.receive(paidEvent(order));
    await dispatchRenders(studio.context);
    const job = await jobOf(studio, order.order_id);
    const render = await newestRender(studio, job.id);
    await start(studio, render);
    return { order, job, render };
  }
  async function purged(order: ReturnType<typeof paidOrder>): Promise<string[]> {
    await studio.receive(endedEvent('cancelled', order));
    studio.setTime(new Date(Date.now() + 3 * DAY_MS));
    await sweepPurges(studio.context);
    studio.setTime(undefined);
    const [row] = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'studio.purge.due')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    const data = row?.envelope.data as { order_id: string; object_keys: string[] };
    expect(data.order_id).toBe(order.order_id);
    return data.object_keys.filter((found) => found.startsWith('segments/'));
  }
  async function lapsedAt(time: Date): Promise<string[]> {
    studio.setTime(time);
    await lapseSegments(studio.context);
    studio.setTime(undefined);
    const rows = await studio.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'studio.segments.lapsed')
      .orderBy('seq')
      .execute();
    return rows.flatMap((row) => (row.envelope.data as { object_keys: string[] }).object_keys);
  }

  it('a personal segment that two orders share goes with the second of them', async () => {
    const [one, two] = [await drafting(), await drafting()];
    expect((await keep(one.render, { shared: true, 'only one': true, plain: false })).status).toBe(204);
    // Reported again, as by a worker whose answer was lost.
    expect((await keep(one.render, { shared: true, 'only one': true, plain: false })).status).toBe(204);
    expect((await keep(two.render, { shared: true, 'only two': true, plain: false })).status).toBe(204);
    expect(await purged(one.order)).toEqual([key('only one')]);
    expect(await purged(two.order)).toEqual([key('only two'), key('shared')].sort());
  });

  it('the draft and its correction share segments, and the purge lists each once', async () => {
    const meera = designer('segments-meera');
    const { order, job, render } = await drafting({ due_at: new Date(Date.now() - 60_000).toISOString() });
    await keep(render, { names: true, place: true });
    await report(studio, render, success(render.id));
    const pulled = await studio.call(pullJob, { as: meera });
    expect(pulled.body.job?.id).toBe(job.id);
    await studio.call(correctJob, { as: meera, params: { id: job.id }, body: { details: { bride: 'Aasha' } } });
    await dispatchRenders(studio.context);
    const second = await newestRender(studio, job.id);
    expect(second.id).not.toBe(render.id);
    expect((await keep(second, { 'corrected names': true, place: true })).status).toBe(204);
    expect(await purged(order)).toEqual([key('corrected names'), key('names'), key('place')].sort());
  });

  it('an attempt that holds a segment while another order is purged keeps it', async () => {
    const [one, two] = [await drafting(), await drafting()];
    await keep(one.render, { contested: true });
    // Concurrently: whichever comes first, the segment is either still held or recorded again.
    const [listed, held] = await Promise.all([purged(one.order), keep(two.render, { contested: true })]);
    expect(held.status).toBe(204);
    const rows = await studio.context.db
      .selectFrom('segmentRefs')
      .selectAll()
      .where('objectKey', '=', key('contested'))
      .execute();
    expect(rows.map((row) => row.renderId)).toEqual([two.render.id]);
    expect(await purged(two.order)).toEqual([key('contested')]);
    expect([[], [key('contested')]]).toContainEqual(listed);
  });

  it('what a sample uses is never personal, whoever used it first', async () => {
    const theme = { theme_id: 21, theme_version: 'v1', package_key: 'themes/21/package.zip', title: 'Sampled' };
    const { order, render } = await drafting();
    await keep(render, { 'in the sample': true, 'not in it': true });
    await studio.receive(envelope('catalog.theme.published', '21', theme));
    await dispatchRenders(studio.context);
    const sample = await studio.context.db
      .selectFrom('renders')
      .selectAll()
      .where('themeId', '=', 21)
      .where('kind', '=', 'sample')
      .executeTakeFirstOrThrow();
    expect((await keep(sample, { 'in the sample': true, 'sample alone': true })).status).toBe(204);
    expect(await purged(order)).toEqual([key('not in it')]);
    const lapsed = await lapsedAt(new Date(Date.now() + 8 * DAY_MS));
    expect(lapsed).toEqual(expect.arrayContaining([key('in the sample'), key('sample alone')]));
  });

  it('a segment without a customer’s data goes after seven days without use, and one used again stays', async () => {
    const [one, two] = [await drafting(), await drafting()];
    await keep(one.render, { idle: false, 'used again': false, personal: true });
    const inSixDays = new Date(Date.now() + 6 * DAY_MS);
    expect(await lapsedAt(inSixDays)).not.toContain(key('idle'));
    studio.setTime(inSixDays);
    await keep(two.render, { 'used again': false });
    const lapsed = await lapsedAt(new Date(Date.now() + 7 * DAY_MS + 60_000));
    expect(lapsed).toContain(key('idle'));
    expect(lapsed).not.toContain(key('used again'));
    expect(lapsed).not.toContain(key('personal'));
    expect(await lapsedAt(new Date(Date.now() + 14 * DAY_MS))).toContain(key('used again'));
    expect((await lapsedAt(new Date(Date.now() + 15 * DAY_MS))).filter((found) => found === key('idle'))).toHaveLength(1);
    // A purge lists the remaining segments: none is listed twice or forgotten.
    expect(await purged(one.order)).toEqual([key('personal')]);
  });

  it('an attempt that is stale, ended or unknown holds nothing and is told to stop', async () => {
    const { order, job, render } = await drafting();
    expect((await check(render)).status).toBe(204);
    await report(studio, render, failure(false));
    const stale = { status: 409, body: { code: 'stale_attempt' } };
    expect(await check(render)).toMatchObject(stale);
    expect(await keep(render, { stale: true })).toMatchObject(stale);
    const next = await newestRender(studio, job.id);
    expect((await check(next)).status).toBe(204);
    await studio.receive(endedEvent('cancelled', order));
    expect(await check(next)).toMatchObject(stale);
    expect(await keep(next, { stale: true })).toMatchObject(stale);
    const nobody = { id: '00000000-0000-4000-8000-000000000000', attempt: 1 };
    expect((await check(nobody)).status).toBe(404);
    expect((await keep(nobody, { stale: true })).status).toBe(404);
    expect(await studio.context.db.selectFrom('segments').selectAll().where('objectKey', '=', key('stale')).execute()).toEqual(
      [],
    );
  });

  it('an order whose money went back stops its render', async () => {
    const { order, render } = await drafting();
    const { order_id, order_number } = order;
    const refund = { order_id, order_number, at: new Date().toISOString(), amount: order.paid };
    await studio.receive(envelope('orders.order.refunded', order_id, refund));
    expect(await check(render)).toMatchObject({ status: 409, body: { code: 'stale_attempt' } });
    expect((await keep(render, { refunded: true })).status).toBe(409);
  });

  it('a correction stops the draft that it replaces, and a delivered render is no longer wanted', async () => {
    const meera = designer('replace-meera');
    const { job, render } = await drafting({ due_at: new Date(Date.now() - 120_000).toISOString() });
    await report(studio, render, success(render.id));
    expect((await check(render)).status).toBe(409);
    await studio.call(pullJob, { as: meera });
    const params = { id: job.id };
    await studio.call(correctJob, { as: meera, params, body: { details: { bride: 'Aasha' } } });
    const second = await newestRender(studio, job.id);
    expect((await check(second)).status).toBe(204);
    await studio.call(correctJob, { as: meera, params, body: { details: { bride: 'Aishwarya' } } });
    expect((await check(second)).status).toBe(409);
    expect((await check(await newestRender(studio, job.id))).status).toBe(204);
  });

  it('nobody but a service may ask, and names are held against the contract', async () => {
    const { render } = await drafting();
    for (const caller of [person('asha'), designer('meera')]) {
      expect((await check(render, { as: caller })).status).toBe(403);
      expect((await keep(render, { foreign: true }, { as: caller })).status).toBe(403);
    }
    expect((await check(render, { as: 'nobody' })).status).toBe(401);
    expect((await keep(render, { foreign: true }, { as: 'nobody' })).status).toBe(401);
    const params = { id: render.id, attempt: render.attempt };
    for (const object_key of ['renders/1.mp4', `../${key('x')}`, `segments/${'A'.repeat(64)}.mp4`]) {
      const answer = await studio.call(keepSegments, { params, body: { segments: [{ object_key, personal: true }] } });
      expect(answer.status).toBe(400);
    }
    const many = Array.from({ length: 401 }, (_, index) => ({ object_key: key(String(index)), personal: false }));
    expect((await studio.call(keepSegments, { params, body: { segments: many } })).status).toBe(400);
    expect((await studio.call(keepSegments, { params, body: { segments: many.slice(1) } })).status).toBe(204);
  });
});
