import { randomUUID } from 'node:crypto';
import { userErased } from '@nimantran/proto/events/identity';
import { videoDelivered } from '@nimantran/proto/events/studio';
import { customerOrders, customerStanding, getOrder, placeOrder } from '@nimantran/proto/http/orders/orders';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { eraseOrders } from '../../../src/jobs/erase-orders.ts';
import { anOrder, aVideo, envelope, PHOTO, person } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

describe('a customer who asks to be forgotten', () => {
  const shop = withShop();
  const asha = person('asha');

  async function paidOrder() {
    const { order, checkout } = await shop.as(asha)(placeOrder, {
      body: anOrder({
        customisation: { ...anOrder().customisation, details: { ...anOrder().customisation.details, bride: 'Ashalata' } },
        billing: { name: 'Ashalata Rao', country: 'IN', state: 'MP', gstin: null },
      }),
      idempotencyKey: randomUUID(),
    });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await eventually('the order is paid', async () => (await state(order.number)) === 'processing');
    return order.number;
  }
  const rowOf = (number: string) =>
    shop.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const state = async (number: string) => (await rowOf(number)).state;
  const erase = (uid: string) => shop.context.bus.publish(envelope(userErased.type, uid, { uid }));

  async function deliver(number: string) {
    const { id } = await rowOf(number);
    const data = {
      job_id: randomUUID(),
      order_id: id,
      order_number: number,
      video: aVideo(),
      still_key: null,
      delivered_at: new Date().toISOString(),
    };
    await shop.context.bus.publish(envelope(videoDelivered.type, data.job_id, data));
    await eventually('the order is completed', async () => (await state(number)) === 'completed');
  }

  it('gets a copy, keeps an order that is alive until it ends, and is then found nowhere', { timeout: 60_000 }, async () => {
    const number = await paidOrder();
    const service = shop.asService();
    const params = { uid: asha.uid };
    expect((await service(customerStanding, { params })).open).toEqual([`Order ${number} is "Processing".`]);
    const copy = await service(customerOrders, { params });
    expect(copy.orders).toEqual([expect.objectContaining({ number, email: asha.email })]);

    await erase(asha.uid);
    await eventually('the wish is noted', async () => (await rowOf(number)).eraseWantedAt !== null);
    expect(await state(number)).toBe('processing');
    expect((await rowOf(number)).email).toBe(asha.email);

    await deliver(number);
    await eventually('the order is erased', async () => {
      await eraseOrders(shop.context);
      return (await rowOf(number)).erasedAt !== null;
    });
    expect(await shop.rowsWith(['Ashalata', asha.email, asha.uid, PHOTO])).toEqual([]);
    const { totalMinor, currency } = await rowOf(number);
    expect({ totalMinor, currency }).toEqual({ totalMinor: 29_900, currency: 'INR' });
    expect(await refusal(shop.as(asha)(getOrder, { params: { number } }))).toMatchObject({ status: 404 });
    expect((await service(customerStanding, { params })).open).toEqual([]);
    expect((await service(customerOrders, { params })).orders).toEqual([]);
    // The gateway's token of a moment ago still names the person.
    const late = shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    expect(await refusal(late)).toMatchObject({ status: 401 });
    expect(await shop.rowsWith([asha.email, asha.uid])).toEqual([]);
  });

  it('is asked about by services only', async () => {
    for (const caller of [shop.as(asha), shop.as(person('boss', ['admin']))]) {
      expect(await refusal(caller(customerStanding, { params: { uid: asha.uid } }))).toMatchObject({ status: 403 });
      expect(await refusal(caller(customerOrders, { params: { uid: asha.uid } }))).toMatchObject({ status: 403 });
    }
  });
});
