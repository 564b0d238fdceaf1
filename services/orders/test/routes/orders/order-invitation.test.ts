import { randomUUID } from 'node:crypto';
import { correctOrder } from '@nimantran/proto/http/orders/corrections';
import { orderInvitation } from '@nimantran/proto/http/orders/invitations';
import { openCheckout, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { anOrder, aVideo, envelope, person, someExtras } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'the invitation of an order', () => {
  const shop = withShop();
  const asha = person('asha');
  const read = (number: string) => shop.asService()(orderInvitation, { params: { number } });
  async function paid(body = anOrder()): Promise<{ id: string; number: string }> {
    const { order } = await shop.as(asha)(placeOrder, { body, idempotencyKey: randomUUID() });
    const params = { number: order.number };
    const checkout = await shop.as(asha)(openCheckout, { params, body: { bill_id: null }, idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await shop.as(asha)(settleOrder, { params });
    return { id: await shop.idOf(order.number), number: order.number };
  }
  const deliver = (id: string, at = new Date()) =>
    shop.context.db
      .transaction()
      .execute((transaction) =>
        completeOrder(transaction, id, { video: aVideo(), extras: someExtras(), posterKey: 'stills/poster.jpg', at }),
      );

  it('is told to guests with words, theme and files once it is delivered, and with new words after a correction', async () => {
    const { id, number } = await paid();
    expect(await read(number)).toMatchObject({
      order_id: id,
      owner_uid: asha.uid,
      delivered: false,
      delivered_at: null,
      video: null,
    });
    const at = new Date();
    await deliver(id, at);
    const delivered = await read(number);
    expect(delivered).toMatchObject({
      ...{ delivered: true, delivered_at: at.toISOString(), headline: 'Asha & Rohan', revision: 0 },
      ...{ theme_version: 'v1-marigold', theme: { id: 7, width: 1920 }, poster_key: 'stills/poster.jpg' },
      details: { groom: 'Rohan', bride: 'Asha' },
      video: { object_key: aVideo().object_key },
    });
    expect(delivered.cards.length).toBeGreaterThan(0);

    const words = { details: { place: 'Town Hall, Jaipur' }, bride_first: true, expected_price_minor: null };
    await shop.as(asha)(correctOrder, { params: { number }, body: words, idempotencyKey: randomUUID() });
    const corrected = await read(number);
    expect(corrected).toMatchObject({ delivered: true, details: { place: 'Town Hall, Jaipur' }, revision: 1 });
    expect(Date.parse(corrected.changed_at)).toBeGreaterThan(Date.parse(delivered.changed_at));
    expect(corrected.delivered_at).toBe(at.toISOString());

    const { customisation } = anOrder();
    const upright = await paid(anOrder({ customisation: { ...customisation, layout: 'portrait', palette: 'rose' } }));
    expect((await read(upright.number)).theme).toMatchObject({ width: 1080, height: 1920, colors: { ground: '#7a1f3d' } });

    await sql`update orders set erase_wanted_at = now() where id = ${id}`.execute(shop.context.db);
    expect((await read(number)).delivered).toBe(false);
  });

  it('is for services alone, and missing where there is no order', async () => {
    const { number } = await paid();
    const params = { number };
    expect(await refusal(shop.as(undefined)(orderInvitation, { params }))).toMatchObject({ status: 401 });
    expect(await refusal(shop.as(asha)(orderInvitation, { params }))).toMatchObject({ status: 403 });
    expect(await refusal(read('NM-00000000'))).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  it('has one address before the film is made: for its code, for the page, and a new one when guests tells of it', async () => {
    const { customisation } = anOrder();
    const { id, number } = await paid(anOrder({ customisation: { ...customisation, with_code: true } }));
    const { page_token } = await read(number);
    expect(page_token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await shop.facts('orders.order.paid', id)).toMatchObject([{ data: { page_token } }]);
    await deliver(id);
    const page = { token: page_token, owner_uid: asha.uid };
    expect(await shop.facts('orders.order.completed', id)).toMatchObject([{ data: { page } }]);
    const token = 'renewed_by_its_host_00';
    const pageId = randomUUID();
    const told = (version: number, data: object) => ({
      ...envelope('guests.page.addressed', pageId, { order_id: id, order_number: number, ...data }),
      key_version: version,
    });
    await shop.context.bus.publish(told(2, { token }));
    await eventually('the new address', async () => (await read(number)).page_token === token);
    // One that comes late changes nothing.
    await shop.context.bus.publish(told(1, { token: 'an_older_address_00000' }));
    const words = { details: { place: 'Town Hall, Jaipur' }, bride_first: true, expected_price_minor: null };
    await shop.as(asha)(correctOrder, { params: { number }, body: words, idempotencyKey: randomUUID() });
    expect(await shop.facts('orders.order.revised', id)).toMatchObject([{ data: { page_token: token } }]);
  });

  it('has an address that is in no event of a film without a code', async () => {
    const { id, number } = await paid();
    await deliver(id);
    expect((await read(number)).page_token).toBeDefined();
    for (const type of ['orders.order.paid', 'orders.order.completed']) {
      const [fact] = await shop.facts(type, id);
      expect(JSON.stringify(fact)).not.toContain((await read(number)).page_token);
    }
  });

  it('has replies, of which its customer gets one mail a day, with their number', async () => {
    const { id, number } = await paid();
    const told = (day: string, replies: number) =>
      envelope('guests.replies.arrived', randomUUID(), { order_id: id, order_number: number, day, replies });
    const mails = () => shop.mails.filter(({ text }) => text.includes('answered your invitation') && text.includes(number));
    await shop.context.bus.publish(told('2026-12-01', 3));
    await eventually('the mail', () => mails().length === 1);
    // The same day again, and the next.
    await shop.context.bus.publish(told('2026-12-01', 3));
    await shop.context.bus.publish(told('2026-12-02', 1));
    await eventually('the next mail', () => mails().length === 2);
    expect(mails().map(({ to, subject }) => [to, subject])).toEqual([
      [asha.email, '3 guests have replied: Asha & Rohan'],
      [asha.email, 'A guest has replied: Asha & Rohan'],
    ]);
    expect(mails()[0]?.text).toContain(`https://shop.test/user/invitations/${number}`);
  });
});
