import { randomUUID } from 'node:crypto';
import { createPreviewOrder } from '@nimantran/proto/http/orders/admin-orders';
import { getOrder, listOrders, openCheckout, settleOrder } from '@nimantran/proto/http/orders/orders';
import { getSupportRequest, openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { splitDeposit } from '../../../src/domain/payments/split-deposit.ts';
import { finishPreviewOrders } from '../../../src/jobs/finish-preview-orders.ts';
import { showPreview } from '../../../src/use-cases/orders/show-preview.ts';
import { anOrder, aVideo, PHOTO, person, THEME_VERSION, WEDDING } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'an order with a preview', () => {
  const shop = withShop();
  const asha = person('asha');
  const admin = person('admin', ['admin']);
  const { customisation, options, billing } = anOrder();

  const ask = async (changes: Partial<typeof options> = {}) => {
    const draft = {
      theme_id: WEDDING.id,
      theme_version: THEME_VERSION,
      customisation,
      options: { ...options, ...changes },
      billing,
    };
    const body = { kind: 'preview' as const, subject: 'A preview', text: 'Please', order_number: null, claim: null, draft };
    return (await shop.as(asha)(openSupportRequest, { body, idempotencyKey: randomUUID() })).number;
  };
  const create = (support_number: string, by = admin, idempotencyKey: string = randomUUID()) =>
    shop.as(by)(createPreviewOrder, { params: { support_number }, idempotencyKey });
  const thread = (support_number: string) => shop.as(asha)(getSupportRequest, { params: { support_number } });
  const rowOf = (number: string) =>
    shop.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const mailsOf = (orderId: string) =>
    shop.context.db.selectFrom('mails').select('kind').where('orderId', '=', orderId).orderBy('createdAt').execute();
  const pay = async (number: string) => {
    const { checkout_url } = await shop.as(asha)(openCheckout, {
      params: { number },
      body: { bill_id: null },
      idempotencyKey: randomUUID(),
    });
    await shop.control(`sessions/${sessionIdOf({ checkout_url })}/pay`);
    return shop.as(asha)(settleOrder, { params: { number } });
  };

  afterEach(() => {
    shop.neighbours.gone.clear();
    shop.neighbours.heldElsewhere.clear();
    shop.neighbours.version = THEME_VERSION;
    shop.neighbours.price = 29_900;
  });

  it('costs double, in two halves, in the name of the customer, who is told all that paying means', async () => {
    shop.neighbours.price = 29_901;
    const request = await ask({ promo_code: 'WELCOME10' });
    const made = await create(request);
    expect(made).toMatchObject({
      state: 'awaiting_payment',
      has_preview: true,
      email: asha.email,
      total: { amount_minor: 59_802 },
    });
    expect(made.can.pay).toBe(false);
    const order = await shop.as(asha)(getOrder, { params: { number: made.number } });
    expect(order.bills).toMatchObject([
      { kind: 'deposit', label: 'First half: your preview', state: 'open', amount: { amount_minor: 29_901 } },
      { kind: 'balance', state: 'planned', amount: { amount_minor: 29_901 }, pay_until: null },
    ]);
    expect(order.can).toMatchObject({ pay: true, cancel: true });
    const days = (Date.parse(order.bills[0]?.pay_until ?? '') - Date.parse(order.placed_at)) / 86_400_000;
    expect(days).toBe(7);
    const row = await rowOf(made.number);
    expect(row).toMatchObject({ ownerUid: asha.uid, supportNumber: request, promoCode: null, termsAcceptedAt: null });
    expect(shop.neighbours.held).toContainEqual({ order_id: row.id, upload_ids: [PHOTO] });
    expect(await shop.facts('orders.order.placed', row.id)).toHaveLength(1);
    expect(await mailsOf(row.id)).toEqual([{ kind: 'bill' }]);
    const told = await thread(request);
    expect(told).toMatchObject({ state: 'answered', preview_order: made.number });
    const words = told.messages.at(-1)?.text ?? '';
    for (const said of [made.number, '₹598.02', '₹299.01', '7 days', '14 days', 'we keep the first half', 'terms of service'])
      expect(words).toContain(said);
    expect(order.history.map(({ kind }) => kind)).toEqual(['placed']);
  });

  it('is made once, however often and by whomever it is asked for at once', async () => {
    const request = await ask();
    const key = randomUUID();
    const other = person('other-admin', ['admin']);
    const all = await Promise.all([
      create(request, admin, key),
      create(request, admin, key),
      create(request),
      create(request, other),
    ]);
    const again = await create(request, admin, key);
    expect(new Set([...all, again].map(({ number }) => number)).size).toBe(1);
    const row = await rowOf(again.number);
    expect(await mailsOf(row.id)).toHaveLength(1);
    expect(await shop.facts('orders.order.placed', row.id)).toHaveLength(1);
    expect((await thread(request)).messages).toHaveLength(2);
    const mine = await shop.as(asha)(listOrders, { query: { limit: 100 } });
    expect(mine.orders.filter(({ number }) => number === again.number)).toHaveLength(1);
    expect(await refusal(create(await ask(), admin, key))).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('is for admins to make, from a request that carries a draft', async () => {
    const request = await ask();
    for (const who of [asha, person('dev', ['designer']), person('pat', ['partner'])])
      expect(await refusal(create(request, who))).toMatchObject({ status: 403 });
    expect(await refusal(create('SR-00000000'))).toMatchObject({ status: 404, code: 'support_not_found' });
    const body = { kind: 'other' as const, subject: 'x', text: 'x', order_number: null, claim: null, draft: null };
    const { number } = await shop.as(asha)(openSupportRequest, { body, idempotencyKey: randomUUID() });
    expect(await refusal(create(number))).toMatchObject({ status: 409, code: 'no_draft' });
    expect((await thread(request)).preview_order).toBeNull();
  });

  it('is refused when the theme has changed or photos are gone, and nothing is written then', async () => {
    const request = await ask();
    const before = (await shop.as(asha)(listOrders, { query: { limit: 100 } })).orders.length;
    shop.neighbours.version = 'v2';
    expect(await refusal(create(request))).toMatchObject({ status: 409, code: 'theme_changed' });
    shop.neighbours.version = THEME_VERSION;
    shop.neighbours.gone.add(PHOTO);
    expect(await refusal(create(request))).toEqual({
      status: 409,
      code: 'photos_gone',
      fields: ['customisation.photos.couple'],
    });
    shop.neighbours.gone.clear();
    expect((await shop.as(asha)(listOrders, { query: { limit: 100 } })).orders).toHaveLength(before);
    expect((await create(request)).state).toBe('awaiting_payment');
  });

  it('is cancelled without a word to the customer when another order has the photos', async () => {
    const request = await ask();
    shop.neighbours.heldElsewhere.add(PHOTO);
    expect(await refusal(create(request))).toMatchObject({ status: 409, code: 'photos_gone' });
    const { preview_order, messages } = await thread(request);
    const row = await rowOf(preview_order ?? '');
    expect(row.state).toBe('cancelled');
    expect(messages).toHaveLength(1);
    expect(await mailsOf(row.id)).toEqual([]);
    shop.neighbours.heldElsewhere.clear();
    expect(await refusal(create(request))).toMatchObject({ status: 409, code: 'preview_order_ended' });
  });

  it('is told to the customer by the house when the process died that made it', async () => {
    const request = await ask();
    const { media } = shop.context;
    shop.context.media = async (operation, ...rest) => {
      if (operation.name === 'holdUploads') throw new Error('The process died here.');
      return media(operation, ...rest);
    };
    expect((await refusal(create(request))).status).toBe(500);
    shop.context.media = media;
    const { preview_order, messages } = await thread(request);
    expect(messages).toHaveLength(1);
    await shop.context.db
      .updateTable('orders')
      .set({ placedAt: new Date(Date.now() - 120_000) })
      .where('number', '=', preview_order ?? '')
      .execute();
    await finishPreviewOrders(shop.context);
    await finishPreviewOrders(shop.context);
    expect((await thread(request)).messages).toHaveLength(2);
    const row = await rowOf(preview_order ?? '');
    expect(await mailsOf(row.id)).toEqual([{ kind: 'bill' }]);
    expect(shop.neighbours.held).toContainEqual({ order_id: row.id, upload_ids: [PHOTO] });
    expect((await create(request)).number).toBe(preview_order);
  });

  it('is paid half for the preview, which accepts the terms, and half after it', async () => {
    const { number } = await create(await ask());
    expect(await pay(number)).toMatchObject({ state: 'preview_processing', paid: { amount_minor: 29_900 } });
    const { id, termsAcceptedAt, paidAt } = await rowOf(number);
    expect(termsAcceptedAt).toEqual(paidAt);
    expect(termsAcceptedAt).not.toBeNull();
    expect(await shop.facts('orders.order.deposit_paid', id)).toHaveLength(1);
    expect(await shop.facts('orders.order.paid', id)).toHaveLength(0);
    const shown = await shop.context.db
      .transaction()
      .execute((transaction) => showPreview(transaction, id, { video: aVideo(), at: new Date() }));
    expect(shown).toBe(true);
    expect(await pay(number)).toMatchObject({ state: 'processing', paid: { amount_minor: 59_800 } });
    expect(await shop.facts('orders.order.paid', id)).toHaveLength(1);
    expect((await rowOf(number)).termsAcceptedAt).toEqual(termsAcceptedAt);
  });

  it('splits every amount without losing or making a cent, in halves that differ by one at most', () => {
    const property = fc.property(fc.integer({ min: 2, max: 100_000_000 }), (totalMinor) => {
      const { depositMinor, balanceMinor } = splitDeposit(totalMinor);
      expect(depositMinor + balanceMinor).toBe(totalMinor);
      expect(depositMinor - balanceMinor).toBeOneOf([0, 1]);
    });
    fc.assert(property, { numRuns: 300 });
  });
});
