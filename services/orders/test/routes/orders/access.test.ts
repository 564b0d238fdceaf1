import { randomUUID } from 'node:crypto';
import { DOWNLOAD_FILES } from '@nimantran/proto/domain/order';
import {
  cancelOrder,
  downloadOrder,
  getCalendarFile,
  getInvitationWords,
  getOrder,
  getPurgeReceipt,
  listOrders,
  openCheckout,
  orderFate,
  placeOrder,
  settleOrder,
  trackOrder,
} from '@nimantran/proto/http/orders/orders';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { anOrder, person } from '../../support/fixtures.ts';
import { house } from '../../support/neighbours.ts';
import { refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'who sees an order', () => {
  const shop = withShop();
  const asha = person('asha');
  const stranger = person('stranger');
  const admin = person('admin', ['admin']);
  const place = async () => (await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() })).order;

  it("is its customer: somebody else's is 404, and nobody is 401", async () => {
    const { number } = await place();
    const params = { number };
    const calls = (caller: ReturnType<typeof shop.as>) => [
      caller(getOrder, { params }),
      caller(getPurgeReceipt, { params }),
      caller(settleOrder, { params }),
      caller(cancelOrder, { params }),
      caller(downloadOrder, { params }),
      ...DOWNLOAD_FILES.map((file) => caller(downloadOrder, { params, query: { file } })),
      caller(getInvitationWords, { params }),
      caller(getCalendarFile, { params }),
      caller(openCheckout, { params, body: { bill_id: null }, idempotencyKey: randomUUID() }),
    ];
    for (const answer of await Promise.all(calls(shop.as(stranger)).map(refusal)))
      expect(answer).toMatchObject({ status: 404, code: 'order_not_found' });
    for (const answer of await Promise.all(calls(shop.as(undefined)).map(refusal)))
      expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' });
    const streamed = await fetch(`${shop.url}/api/orders/${number}/events`, {
      headers: { authorization: `Bearer ${await house.forUser(stranger)}` },
    });
    expect(streamed.status).toBe(404);
    await streamed.body?.cancel();
    expect((await shop.as(stranger)(listOrders)).orders).toEqual([]);
    expect((await shop.as(asha)(getOrder, { params })).state).toBe('awaiting_payment');
  });

  it('is an admin too, who looks and does not act', async () => {
    const { number } = await place();
    const seen = await shop.as(admin)(getOrder, { params: { number } });
    expect(seen).toMatchObject({ number, can: { pay: false, cancel: false, download: false } });
    expect(await refusal(shop.as(admin)(cancelOrder, { params: { number } }))).toMatchObject({ status: 404 });
  });

  it('reads the receipt of what was deleted: its customer, and an admin', async () => {
    const { number } = await place();
    const id = await shop.idOf(number);
    for (const reader of [asha, admin]) {
      const { lines } = await shop.as(reader)(getPurgeReceipt, { params: { number } });
      expect(lines).toMatchObject([{ what: `photo of ${id}`, size_bytes: 5 }]);
    }
  });

  it('is whoever knows number and address, who learns its status and not its content', async () => {
    const { number } = await place();
    const track = (given: { number: string; email: string }) => shop.as(undefined)(trackOrder, { body: given });
    const tracked = await track({ number: number.toLowerCase(), email: ' ASHA@Example.com' });
    expect(tracked).toMatchObject({ number, state: 'awaiting_payment' });
    expect(JSON.stringify(tracked)).not.toContain('Rohan');
    const wrong = [
      await refusal(track({ number, email: 'other@example.com' })),
      await refusal(track({ number: 'NM-00000000', email: 'asha@example.com' })),
    ];
    expect(wrong[0]).toEqual(wrong[1]);
    expect(wrong[0]).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  it('cannot be downloaded before it is finished', async () => {
    const { number } = await place();
    for (const file of DOWNLOAD_FILES) {
      const asked = shop.as(asha)(downloadOrder, { params: { number }, query: { file } });
      expect(await refusal(asked)).toMatchObject({ status: 409, code: 'not_downloadable' });
    }
    for (const operation of [getInvitationWords, getCalendarFile])
      expect(await refusal(shop.as(asha)(operation, { params: { number } }))).toMatchObject({ code: 'not_downloadable' });
  });

  it('tells its fate to services only', async () => {
    const { number } = await place();
    const id = await shop.idOf(number);
    const params = { order_id: id };
    expect(await shop.asService()(orderFate, { params })).toMatchObject({ state: 'awaiting_payment', uploads_may_go: false });
    await shop.as(asha)(cancelOrder, { params: { number } });
    expect(await shop.asService()(orderFate, { params })).toMatchObject({
      state: 'cancelled',
      due_at: expect.any(String),
      uploads_may_go: false,
    });
    expect(await refusal(shop.as(asha)(orderFate, { params }))).toMatchObject({ status: 403 });
    expect(await refusal(shop.asService()(orderFate, { params: { order_id: randomUUID() } }))).toMatchObject({ status: 404 });
  });
});
