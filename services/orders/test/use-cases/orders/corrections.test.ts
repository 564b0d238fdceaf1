import { randomUUID } from 'node:crypto';
import { reviseOrder } from '@nimantran/proto/http/orders/admin-orders';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { correctOrder, getCorrectionTerms } from '@nimantran/proto/http/orders/corrections';
import { getInvitationWords, getOrder, openCheckout, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { eraseOrder } from '../../../src/use-cases/customers/erase-customer.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { anOrder, anOrderOfItsOwn, aVideo, envelope, person, purgedNews } from '../../support/fixtures.ts';
import { house, REVISION_MINOR } from '../../support/neighbours.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

type Wanted = BodyOf<typeof correctOrder>;
const DAY_MS = 86_400_000;

describeWith(['postgres'], 'words that a customer corrects alone', () => {
  const shop = withShop();
  const asha = person('asha');
  const admin = person('admin', ['admin']);
  const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
    details: { groom: 'Rohann' },
    bride_first: true,
    expected_price_minor: null,
    ...changes,
  });
  const correct = (number: string, changes: Partial<Wanted> = {}, by = asha, idempotencyKey: string = randomUUID()) =>
    shop.as(by)(correctOrder, { params: { number }, body: wanted(changes), idempotencyKey });
  const terms = (number: string, by = asha) => shop.as(by)(getCorrectionTerms, { params: { number } });
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });
  const rowOf = (number: string) =>
    shop.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const factsOf = async (id: string) => (await shop.facts('orders.order.revised', id)).map(({ data }) => data);
  const deliver = (orderId: string, at = new Date(), sha256 = 'f'.repeat(64)) =>
    shop.context.db
      .transaction()
      .execute((transaction) => completeOrder(transaction, orderId, { video: { ...aVideo(), sha256 }, posterKey: null, at }));
  const pay = async (number: string, bill_id: string | null = null) => {
    const idempotencyKey = randomUUID();
    const checkout = await shop.as(asha)(openCheckout, { params: { number }, body: { bill_id }, idempotencyKey });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    return shop.as(asha)(settleOrder, { params: { number } });
  };
  const delivered = async (at?: Date, body = anOrder()) => {
    const { order } = await shop.as(asha)(placeOrder, { body, idempotencyKey: randomUUID() });
    await pay(order.number);
    const { id } = await rowOf(order.number);
    await deliver(id, at);
    return { id, number: order.number };
  };
  const corrected = async () => {
    const order = await delivered();
    await correct(order.number);
    await deliver(order.id, new Date(Date.now() + 1_000), 'a'.repeat(64));
    return order;
  };

  afterEach(() => shop.neighbours.gone.clear());

  it('are free once and begin at once, with what was changed; the delivered film stays until the new one is there', async () => {
    const { customisation } = anOrder();
    const { id, number } = await delivered(
      undefined,
      anOrder({ customisation: { ...customisation, layout: 'portrait', palette: 'rose' } }),
    );
    expect(await terms(number)).toMatchObject({ refusal: null, price: null, free_until: expect.any(String) });
    const key = randomUUID();
    const answer = await correct(number, {}, asha, key);
    expect(answer).toEqual({ state: 'processing', bill: null });
    expect(await correct(number, {}, asha, key)).toEqual(answer);
    expect(await read(number)).toMatchObject({
      ...{ headline: 'Asha & Rohann', can: { download: true } },
      ...{ customisation: { layout: 'portrait', palette: 'rose' }, theme: { portrait_orientation: true } },
    });
    expect(await factsOf(id)).toMatchObject([
      { correction: { details: { groom: 'Rohann' }, bride_first: true }, note: 'Corrected by the customer' },
    ]);
    expect(await deliver(id, new Date(Date.now() + 1_000), 'a'.repeat(64))).toBe(true);
    expect(await rowOf(number)).toMatchObject({ state: 'completed', video: { sha256: 'a'.repeat(64) } });
    expect((await read(number)).history.map(({ kind }) => kind)).toEqual([
      ...['placed', 'paid', 'delivered', 'completed', 'revised', 'delivered', 'completed'],
    ]);
  });

  it('may choose other scenes as cards alone, and give the choice back to the theme', async () => {
    const { customisation } = anOrder();
    const ordered = { ...customisation, cards: ['Names', 'A scene of another theme'] };
    const { id, number } = await delivered(undefined, anOrder({ customisation: ordered }));
    expect((await read(number)).customisation.cards).toEqual(['Names']);
    const nothing = { details: {}, cards: ['Names'] };
    expect(await refusal(correct(number, nothing))).toMatchObject({ status: 400, code: 'nothing_corrected' });
    await correct(number, { details: {}, cards: null });
    expect((await read(number)).customisation.cards).toBeUndefined();
    expect(await factsOf(id)).toMatchObject([{ correction: { details: {}, cards: null } }]);
  });

  it('move calendar, map and text with them, under the same UID and a higher sequence', async () => {
    const { number } = await delivered();
    const words = () => shop.as(asha)(getInvitationWords, { params: { number } });
    const calendar = async () => {
      const response = await fetch(`${shop.url}/api/orders/${number}/calendar`, {
        headers: { authorization: `Bearer ${await house.forUser(asha)}` },
      });
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('content-disposition')).toContain('Asha-Rohan-wedding-invitation.ics');
      return (await response.text()).replaceAll('\r\n ', '');
    };
    const before = await calendar();
    expect(before).toContain('DTSTART;TZID=Asia/Kolkata:20261205T193000');
    expect(before).toContain('SEQUENCE:0');
    expect(await words()).toMatchObject({ functions: [{ title: 'Wedding', start: '19:30', map_url: null }] });
    await correct(number, { details: { time: '20:15', place: 'City Palace' } });
    const after = await calendar();
    expect(after).toContain('DTSTART;TZID=Asia/Kolkata:20261205T201500');
    expect(after).toContain('SEQUENCE:1');
    // The page may be off, or get another address: its own file names it.
    expect(after).not.toContain('/i/');
    expect(after.match(/UID:.*/)?.[0]).toBe(before.match(/UID:.*/)?.[0]);
    const { functions, texts } = await words();
    expect(functions[0]?.map_url).toContain('query=City+Palace');
    expect(texts.every(({ text }) => text.includes('City Palace') && text.includes('8:15 PM'))).toBe(true);
  });

  it('begin one correction, however often and from how many tabs it is sent', async () => {
    const { id, number } = await delivered();
    const key = randomUUID();
    const sent = await Promise.allSettled([
      ...[1, 2, 3].map(() => correct(number, {}, asha, key)),
      ...[1, 2].map(() => correct(number, { details: { groom: 'Rohaan' } })),
    ]);
    expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await factsOf(id)).toHaveLength(1);
    expect(await refusal(correct(number))).toMatchObject({ status: 409, code: 'correction_running' });
    expect(await terms(number)).toMatchObject({ refusal: { code: 'correction_running' } });
  });

  it('cost the price of a revision after the first or after its days, and begin when that is paid', async () => {
    const { id, number } = await corrected();
    expect(await terms(number)).toMatchObject({ price: { currency: 'INR', amount_minor: REVISION_MINOR }, free_until: null });
    const again = { details: { groom: 'Rohan' } };
    expect(await refusal(correct(number, again))).toMatchObject({ status: 409, code: 'price_changed' });
    const { state, bill } = await correct(number, { ...again, expected_price_minor: REVISION_MINOR });
    expect(state).toBe('completed');
    expect(bill).toMatchObject({ kind: 'revision', state: 'open', amount: { currency: 'INR', amount_minor: REVISION_MINOR } });
    expect(await refusal(correct(number, again))).toMatchObject({ code: 'revision_unpaid' });
    expect(await factsOf(id)).toHaveLength(1);
    expect(await pay(number, bill?.id)).toMatchObject({ state: 'processing', headline: 'Asha & Rohan' });
    expect((await factsOf(id))[1]).toMatchObject({ correction: { details: { groom: 'Rohan' } } });

    const late = await delivered(new Date(Date.now() - 15 * DAY_MS));
    expect(await terms(late.number)).toMatchObject({ price: { amount_minor: REVISION_MINOR } });
  });

  it('are not those of another couple: names stay near those that a person knew, also after many corrections', async () => {
    const { id, number } = await corrected();
    const price = { expected_price_minor: REVISION_MINOR };
    expect(await refusal(correct(number, { details: { groom: 'Imran', bride: 'Fatima' }, ...price }))).toMatchObject({
      status: 409,
      code: 'other_hosts',
      fields: ['details.groom', 'details.bride'],
    });
    // Close to the current name, but not to the one that was paid for.
    expect(await refusal(correct(number, { details: { groom: 'Rohannnn' }, ...price }))).toMatchObject({ code: 'other_hosts' });
    const body = { fault: 'ours', note: 'As agreed', photos: {}, amount_minor: null, support_number: null } as const;
    const details = { groom: 'Imran' };
    await shop.as(admin)(reviseOrder, { params: { number }, body: { ...body, details }, idempotencyKey: randomUUID() });
    await deliver(id, new Date(Date.now() + 2_000));
    expect((await terms(number)).known_names).toMatchObject({ groom: 'Imran' });
    expect((await correct(number, { details: { groom: 'Imrann' }, ...price })).bill).toMatchObject({ state: 'open' });
  });

  it('change something, fill what the theme needs, and leave what was not bought', async () => {
    const { number } = await delivered();
    expect(await refusal(correct(number, { details: { groom: ' Rohan ' } }))).toMatchObject({ code: 'nothing_corrected' });
    expect(await refusal(correct(number, { details: { date: '' } }))).toMatchObject({ fields: ['details.date'] });
    expect(await refusal(correct(number, { details: { moon: 'x' } }))).toMatchObject({ status: 400 });
    expect(await refusal(correct(number, { bride_first: false }))).toMatchObject({ status: 400, fields: ['bride_first'] });
  });

  it('add the code to the last scene without another word, or take it out; its address stays the same', async () => {
    const { id, number } = await delivered();
    const unchanged = { details: {}, bride_first: true };
    expect(await refusal(correct(number, { ...unchanged, with_code: false }))).toMatchObject({ code: 'nothing_corrected' });
    await correct(number, { ...unchanged, with_code: true });
    const { pageToken } = await rowOf(number);
    expect(pageToken).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await read(number)).customisation.with_code).toBe(true);
    await deliver(id, new Date(Date.now() + 1_000), 'a'.repeat(64));
    const price = { expected_price_minor: REVISION_MINOR };
    const { bill } = await correct(number, { ...unchanged, with_code: false, ...price });
    await pay(number, bill?.id);
    await deliver(id, new Date(Date.now() + 2_000), 'b'.repeat(64));
    const again = await correct(number, { details: { groom: 'Rohann' }, with_code: true, ...price });
    await pay(number, again.bill?.id);
    expect((await factsOf(id)).map((data) => (data as { page_token?: string }).page_token)).toEqual([
      pageToken,
      undefined,
      pageToken,
    ]);
    const completed = (await shop.facts('orders.order.completed', id)).map(({ data }) => (data as { page?: unknown }).page);
    expect(completed).toEqual([undefined, { token: pageToken, owner_uid: asha.uid }, undefined]);
  });

  it('give an address to the code of an order from before codes', async () => {
    const { id, number } = await delivered();
    await shop.context.db.updateTable('orders').set({ pageToken: null }).where('id', '=', id).execute();
    await correct(number, { with_code: true });
    expect(await factsOf(id)).toMatchObject([{ page_token: (await rowOf(number)).pageToken }]);
  });

  it('wait while a change request, a refund or a dispute is open, and for what else is not theirs to correct', async () => {
    const asked = await delivered();
    const request = { kind: 'revision', subject: 'A change', text: 'Please', claim: null, draft: null, changes: null } as const;
    await shop.as(asha)(openSupportRequest, { body: { ...request, order_number: asked.number }, idempotencyKey: randomUUID() });
    expect(await refusal(correct(asked.number))).toMatchObject({ status: 409, code: 'change_open' });

    const refunded = await delivered();
    const refund = { amount_minor: 100, reason: 'goodwill', note: 'Sorry', support_number: null } as const;
    await shop.as(admin)(refundOrder, { params: { number: refunded.number }, body: refund, idempotencyKey: randomUUID() });
    await shop.context.db.updateTable('refunds').set({ state: 'pending' }).where('orderId', '=', refunded.id).execute();
    expect(await refusal(correct(refunded.number))).toMatchObject({ status: 409, code: 'refund_open' });

    const disputed = await delivered();
    const payment = await shop.context.db
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '=', disputed.id)
      .executeTakeFirstOrThrow();
    await shop.context.db
      .insertInto('disputes')
      .values({
        ...{ id: randomUUID(), orderId: disputed.id, paymentId: payment.id, currency: 'INR', amountMinor: 100, reason: 'x' },
        ...{ status: 'needs_response', isOpen: true, respondBy: null, openedAt: new Date(), closedAt: null, toldAt: new Date() },
      })
      .execute();
    expect(await refusal(correct(disputed.number))).toMatchObject({ status: 409, code: 'dispute_open' });

    const { order: unpaid } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    expect(await refusal(correct(unpaid.number))).toMatchObject({ status: 409, code: 'transition_refused' });
  });

  it('need their uploads: once these are deleted, it says to request a change with photos', async () => {
    const order = await delivered(new Date(Date.now() - 60_000), anOrderOfItsOwn());
    shop.neighbours.gone.add((await rowOf(order.number)).customisation.photos.couple?.upload_id ?? '');
    expect(await refusal(correct(order.number))).toMatchObject({ status: 409, code: 'photos_gone' });
    await shop.context.bus.publish(envelope('media.uploads.purged', order.id, purgedNews(order)));
    await eventually('the purge', async () => (await rowOf(order.number)).uploadsPurgedAt !== null);
    expect(await refusal(correct(order.number))).toMatchObject({ status: 409, code: 'photos_gone' });
    expect((await terms(order.number)).refusal?.message).toMatch(/Request a change/);
  });

  it('belong to their customer alone, and to nobody once they are forgotten', async () => {
    const { id, number } = await delivered();
    for (const other of [person('vera'), admin]) {
      expect(await refusal(correct(number, {}, other))).toMatchObject({ status: 404 });
      expect(await refusal(terms(number, other))).toMatchObject({ status: 404 });
    }
    const done = await corrected();
    expect((await rowOf(done.number)).pageToken).not.toBeNull();
    await shop.context.db.transaction().execute((transaction) => eraseOrder(transaction, done.id));
    expect(await rowOf(done.number)).toMatchObject({ knownDetails: null, pageToken: null });
    await shop.context.db.updateTable('orders').set({ eraseWantedAt: new Date() }).where('id', '=', id).execute();
    expect(await refusal(correct(number))).toMatchObject({ status: 409, code: 'customer_erased' });
  });
});
