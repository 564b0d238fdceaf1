import { userErased } from '@nimantran/proto/events/identity';
import { orderCompleted } from '@nimantran/proto/events/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { refreshPages } from '../../src/jobs/refresh-pages.ts';
import { tellAddresses } from '../../src/jobs/tell-addresses.ts';
import { FUNCTION, type Guests, invitationOf, newSecretOf, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'a page that the code of a video leads to', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  afterAll(() => guests.close());

  function order(number: string, changes: Parameters<typeof invitationOf>[1] = {}) {
    const invitation = invitationOf(number, changes);
    guests.orders.set(number, invitation);
    return { invitation, number, owner: { uid: invitation.owner_uid }, token: newSecretOf(number) };
  }
  const complete = ({ invitation, number, owner, token }: ReturnType<typeof order>) =>
    guests.receive(orderCompleted, invitation.order_id, {
      ...{ order_id: invitation.order_id, order_number: number, theme_id: 121, completed_at: '2026-11-20T10:00:00.000Z' },
      page: { token, owner_uid: owner.uid },
    });
  const read = (token: string) => guests.ask('nobody', 'GET', `/api/invitations/${token}`);
  const addressesTold = async () => {
    await tellAddresses(guests.context);
    const rows = await guests.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => envelope).filter(({ type }) => type === 'guests.page.addressed');
  };

  it('opens with the delivery, answers like an unknown address before, and stays off once its host turned it off', async () => {
    const one = order('NM-C0DE0001');
    expect(await read(one.token)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
    await complete(one);
    // Host and guests open it at this moment, before the page has asked for the days.
    const { body } = await guests.ask(one.owner, 'GET', `/api/guest-pages/${one.number}`);
    expect(body).toMatchObject({ on: true, token: one.token, last_day: '2026-12-05', kept_until: '2027-01-04T18:30:00.000Z' });
    expect(body.counts).toMatchObject({ functions: [{ key: FUNCTION, title: 'Wedding', people: 0 }] });
    expect(await read(one.token)).toMatchObject({ status: 200, body: { headline: 'Rohan & Asha' } });
    expect((await guests.reply(one.token, { people: { [FUNCTION]: 2 } })).status).toBe(200);
    await refreshPages(guests.context);

    await guests.ask(one.owner, 'DELETE', `/api/guest-pages/${one.number}/on`);
    // A correction has been delivered.
    await complete(one);
    await refreshPages(guests.context);
    expect((await read(one.token)).status).toBe(404);
    const again = await guests.ask(one.owner, 'PUT', `/api/guest-pages/${one.number}/on`);
    expect(again.body).toMatchObject({ on: true, token: one.token, counts: { coming: 1 } });
  });

  it('is not opened for a host who was erased, nor for an order that ended meanwhile', async () => {
    const forgotten = order('NM-C0DE0002', { owner_uid: 'forgotten' });
    await guests.receive(userErased, 'forgotten', { uid: 'forgotten' });
    await complete(forgotten);
    const ended = order('NM-C0DE0003', { delivered: false });
    await complete(ended);
    await refreshPages(guests.context);
    for (const { token } of [forgotten, ended]) expect((await read(token)).status).toBe(404);
    const pages = await guests.context.db.selectFrom('pages').select('orderNumber').execute();
    expect(pages.map(({ orderNumber }) => orderNumber)).toEqual(['NM-C0DE0001']);
  });

  it('has the order’s address however it is opened; another one is told to orders, once', async () => {
    expect(await addressesTold()).toEqual([]);
    const page_token = newSecretOf('of the order');
    const page = await guests.page({ page_token });
    expect(page.token).toBe(page_token);
    expect(await addressesTold()).toEqual([]);
    const renewed = await guests.ask(page.owner, 'PUT', `/api/guest-pages/${page.number}/address`, { replaces: page_token });
    // An order from before codes has none: its page makes one.
    const old = await guests.page();
    const told = await addressesTold();
    expect(told.map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { order_id: page.orderId, order_number: page.number, token: renewed.body.token },
        { order_id: old.orderId, order_number: old.number, token: old.token },
      ]),
    );
    expect(told).toHaveLength(2);
    expect(await addressesTold()).toHaveLength(2);
  });

  it('keeps an address that its host renewed before the next delivery', async () => {
    const one = order('NM-C0DE0004', { page_token: newSecretOf('NM-C0DE0004') });
    await complete(one);
    const renewed = await guests.ask(one.owner, 'PUT', `/api/guest-pages/${one.number}/address`, { replaces: one.token });
    await complete(one);
    await refreshPages(guests.context);
    expect((await read(one.token)).status).toBe(404);
    expect((await read(String(renewed.body.token))).status).toBe(200);
  });
});
