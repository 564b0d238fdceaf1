import { ProblemError } from '@nimantran/proto/http/shared/client';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import type { Context } from '../../../src/context.ts';
import { dispatchRenders } from '../../../src/jobs/dispatch-renders.ts';
import { jobOf, newestRender, paidEvent, paidOrder } from '../../support/orders.ts';
import { withStudio } from '../../support/with-studio.ts';

describeWith(['postgres'], 'media that turns studio itself away', () => {
  const studio = withStudio();

  const refusing = (status: number): Context['media'] =>
    (async () => {
      throw new ProblemError({ type: 'about:blank', title: 'No', status, detail: 'no', code: 'no' });
    }) as unknown as Context['media'];

  /** A render of a new order that is dispatched while media answers with `status`. */
  async function dispatchedWhile(status: number) {
    const order = paidOrder();
    await studio.receive(paidEvent(order));
    const { media } = studio.context;
    studio.context.media = refusing(status);
    try {
      await dispatchRenders(studio.context);
    } finally {
      studio.context.media = media;
    }
    const job = await jobOf(studio, order.order_id);
    return { job, render: await newestRender(studio, job.id) };
  }

  // A clock that is minutes off makes every token look forged.
  it.each([401, 403, 429, 503])('with %i, which says nothing about the order: the render waits and goes on', async (status) => {
    const { job, render } = await dispatchedWhile(status);
    expect([job.state, render.state, render.dispatchedAt]).toEqual(['drafting', 'queued', null]);
    await studio.context.db
      .updateTable('renders')
      .set({ dispatchAfter: new Date(0) })
      .where('id', '=', render.id)
      .execute();
    await dispatchRenders(studio.context);
    expect((await newestRender(studio, job.id)).dispatchedAt).not.toBeNull();
  });

  it('with 404, which says that an upload is gone: the job fails and waits for a person', async () => {
    const { job, render } = await dispatchedWhile(404);
    expect([job.state, render.state]).toEqual(['failed', 'failed']);
  });
});
