import { randomUUID } from 'node:crypto';
import { videoDelivered } from '@nimantran/proto/events/studio';
import { downloadOrder, getOrder, listOrders, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { aCopy, anOrder, aVideo, envelope, person, someExtras } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'the way of an order', () => {
  const shop = withShop();
  const asha = person('asha');

  it('goes from placing over payment and delivery to a download, each with one event and one mail', async () => {
    const call = shop.as(asha);
    const { order, checkout } = await call(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      headline: 'Asha & Rohan',
      total: { currency: 'INR', amount_minor: 29_900 },
      can: { pay: true, cancel: true, download: false },
    });
    expect(order.number).toMatch(/^NM-[0-9A-HJKMNP-TV-Z]{8}$/);
    const id = await shop.idOf(order.number);
    expect(shop.neighbours.held).toContainEqual({ order_id: id, upload_ids: [expect.any(String)] });

    const session = await shop.provider.stripe.checkout.sessions.retrieve(sessionIdOf(checkout));
    expect(session).toMatchObject({ amount_total: 29_900, currency: 'inr', client_reference_id: order.number });
    expect(session.success_url).toBe(
      `https://shop.test/user/invitations/${order.number}?paid=1&session_id={CHECKOUT_SESSION_ID}`,
    );

    await shop.control(`sessions/${session.id}/pay`);
    const paid = await eventually('the webhook settles', async () => {
      const now = await call(getOrder, { params: { number: order.number } });
      return now.state === 'processing' && now;
    });
    expect(paid.paid).toEqual({ currency: 'INR', amount_minor: 29_900 });
    expect(Date.parse(paid.due_at ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    const [fact, ...more] = await shop.facts('orders.order.paid', id);
    expect(more).toEqual([]);
    expect(fact?.key_version).toBe(2);
    expect(fact?.data).toMatchObject({
      order_number: order.number,
      resolution: '1080p',
      due_at: paid.due_at,
      headline: order.headline,
    });
    await eventually('the receipt', () =>
      shop.mails.some((mail) => mail.order_number === order.number && mail.message_id.startsWith('receipt-')),
    );

    const job = { job_id: randomUUID(), order_id: id, order_number: order.number };
    const claimed = envelope('studio.job.claimed', job.job_id, job);
    const delivered = {
      ...job,
      video: aVideo(),
      copy: aCopy(),
      extras: someExtras(),
      still_key: 'stills/scene.jpg',
      delivered_at: new Date(Date.now() + 1).toISOString(),
    };
    await shop.context.bus.publish(claimed);
    await shop.context.bus.publish(envelope(videoDelivered.type, job.job_id, delivered));
    const ready = await eventually('the delivery', async () => {
      const now = await call(getOrder, { params: { number: order.number } });
      return now.state === 'completed' && now.history.some(({ kind }) => kind === 'claimed') && now;
    });
    expect(ready.can).toEqual({ pay: false, cancel: false, download: true, watch_preview: false, review: false });
    expect(ready.poster_url).toContain('/stills/scene.jpg');
    const pictures = someExtras().cards.map(({ thumbnail }) => expect.stringContaining(`/${thumbnail.object_key}`));
    expect(ready.thumbnail_urls).toEqual(pictures);
    shop.neighbours.signed.length = 0;
    await eventually('the mail', () => shop.mails.some((mail) => mail.message_id.startsWith(`ready-${id}`)));
    expect(await shop.facts('orders.order.completed', id)).toHaveLength(1);

    const download = await call(downloadOrder, { params: { number: order.number } });
    expect(download.file_name).toBe('Asha-Rohan-wedding-invitation.mp4');
    expect(shop.neighbours.signed.map(({ download_name }) => download_name).sort()).toEqual([download.file_name, undefined]);
    await call(downloadOrder, { params: { number: order.number } });
    const after = await call(getOrder, { params: { number: order.number } });
    expect(after.history.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'claimed', 'delivered', 'completed', 'downloaded']);
    expect(after.downloads).toEqual([
      { file: 'video', size_bytes: 1_000_000, width: 1920, height: 1080 },
      { file: 'whatsapp', size_bytes: 420_000, width: 848, height: 476 },
      { file: 'card-1', size_bytes: 90_000, width: 1920, height: 1080 },
      { file: 'card-2', size_bytes: 90_000, width: 1920, height: 1080 },
      { file: 'square', size_bytes: 90_000, width: 1080, height: 1080 },
      { file: 'pdf', size_bytes: 90_000 },
      { file: 'pdf-5x7', size_bytes: 90_000 },
      { file: 'loop', size_bytes: 90_000, width: 848, height: 476 },
    ]);
    expect(JSON.stringify({ ...after, thumbnail_urls: [] })).not.toContain('videos/');
    shop.neighbours.signed.length = 0;
    const copy = await call(downloadOrder, { params: { number: order.number }, query: { file: 'whatsapp' } });
    expect(copy.file_name).toBe('Asha-Rohan-wedding-invitation-whatsapp.mp4');
    expect(shop.neighbours.signed.map(({ object_key }) => object_key)).toEqual([aCopy().object_key, aCopy().object_key]);
    shop.neighbours.signed.length = 0;
    const names = await Promise.all(
      (['card-2', 'square', 'pdf', 'pdf-5x7', 'loop'] as const).map((file) =>
        call(downloadOrder, { params: { number: order.number }, query: { file } }).then(({ file_name }) => file_name),
      ),
    );
    expect(names).toEqual(
      ['-card-2.jpg', '-square.jpg', '.pdf', '-5x7.pdf', '-loop.mp4'].map((ending) => `Asha-Rohan-wedding-invitation${ending}`),
    );
    const { cards, square, pdf, pdf_5x7, loop } = someExtras();
    const signed = new Set(shop.neighbours.signed.map(({ object_key }) => object_key));
    expect(signed).toEqual(new Set([cards[1], square, pdf, pdf_5x7, loop].map((file) => file?.object_key)));
    const absent = call(downloadOrder, { params: { number: order.number }, query: { file: 'card-3' } });
    expect(await refusal(absent)).toMatchObject({ status: 404, code: 'no_such_file' });
    expect(await shop.context.db.selectFrom('downloads').select('id').where('orderId', '=', id).execute()).toHaveLength(8);
    expect((await call(listOrders)).orders[0]?.number).toBe(order.number);
    expect(shop.mails.filter((mail) => mail.order_number === order.number)).toHaveLength(2);
  });

  it('is settled by the customer coming back, before any webhook', async () => {
    const call = shop.as(asha);
    await shop.control('webhooks', { paused: true });
    const { order, checkout } = await call(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    const settled = await call(settleOrder, { params: { number: order.number } });
    expect(settled.state).toBe('processing');
    await shop.control('webhooks', { paused: false });
  });
});
