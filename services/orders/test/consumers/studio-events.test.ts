import { randomUUID } from 'node:crypto';
import { cancelOrder, getOrder, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { anOrderOfItsOwn, aVideo, envelope, person, purgedNews } from '../support/fixtures.ts';
import { house } from '../support/neighbours.ts';
import { sessionIdOf, withShop } from '../support/shop.ts';

describeWith(['postgres'], "studio's news", () => {
  const shop = withShop();
  const asha = person('asha');
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });

  async function place(pay: boolean) {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body: anOrderOfItsOwn(), idempotencyKey: randomUUID() });
    if (pay) {
      await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
      await shop.as(asha)(settleOrder, { params: { number: order.number } });
    }
    const id = await shop.idOf(order.number);
    return { id, number: order.number };
  }
  function news({ id, number }: { id: string; number: string }) {
    const job = { job_id: randomUUID(), order_id: id, order_number: number };
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    return [
      envelope('studio.job.queued', job.job_id, job, at(1)),
      envelope('studio.job.claimed', job.job_id, job, at(2)),
      envelope(
        'studio.video.delivered',
        job.job_id,
        { ...job, video: aVideo(), still_key: null, delivered_at: at(3).toISOString() },
        at(3),
      ),
    ];
  }
  const handled = (events: { id: string }[]) =>
    eventually('all news', async () => {
      const ids = events.map(({ id }) => id);
      const rows = await shop.context.db.selectFrom('inbox').select('eventId').where('eventId', 'in', ids).execute();
      return rows.length === ids.length;
    });

  it('ends in the same order, whatever the order in which it comes and however often', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const placed = await place(true);
      const events = news(placed);
      for (const index of order) {
        const event = events[index];
        if (!event) continue;
        await shop.context.bus.publish(event);
        await shop.context.bus.publish(event);
        await handled([event]);
      }
      const now = await read(placed.number);
      expect(now.state).toBe('completed');
      expect(now.history.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'queued', 'claimed', 'delivered', 'completed']);
      expect(await shop.facts('orders.order.completed', placed.id)).toHaveLength(1);
    }
  });

  it('changes nothing about an order that was cancelled', async () => {
    const placed = await place(false);
    await shop.as(asha)(cancelOrder, { params: { number: placed.number } });
    const before = await read(placed.number);
    const events = news(placed);
    for (const event of events) await shop.context.bus.publish(event);
    await handled(events);
    expect(await read(placed.number)).toEqual(before);
  });

  it('tells the customer when the uploads are deleted', async () => {
    const { id, number } = await place(false);
    await shop.as(asha)(cancelOrder, { params: { number } });
    const event = envelope('media.uploads.purged', id, purgedNews({ id, number }));
    await shop.context.bus.publish(event);
    await handled([event]);
    expect((await read(number)).history.at(-1)?.kind).toBe('uploads_purged');
  });

  it('reaches a browser that is looking', async () => {
    const { number } = await place(false);
    const abort = new AbortController();
    const response = await fetch(`${shop.url}/api/orders/${number}/events`, {
      headers: { authorization: `Bearer ${await house.forUser(asha)}` },
      signal: abort.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let seen = '';
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) seen += decoder.decode(chunk, { stream: true });
    })().catch(() => {});
    await eventually('the state now', () => seen.includes('"awaiting_payment"'));
    await shop.as(asha)(cancelOrder, { params: { number } });
    await eventually('the change', () => seen.includes('"cancelled"'));
    abort.abort();
    await reading;
  });
});
