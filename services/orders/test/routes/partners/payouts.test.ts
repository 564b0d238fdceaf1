import { randomUUID } from 'node:crypto';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import type { Money } from '@nimantran/proto/domain/currency';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { getPartnerAccount, getPartnerPayouts, recordPayout, reversePayout } from '@nimantran/proto/http/orders/partner-payouts';
import { getPartnerDashboard, listPartners } from '@nimantran/proto/http/orders/partners';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { composePayout } from '../../../src/mails/compose-payout.ts';
import { anOrder, person } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

/** Ten percent of the 299 rupees that each order of these tests costs. */
const SHARE = 2_990;
const inr = (amount_minor: number): Money => ({ currency: 'INR', amount_minor });
const daysAgo = (days: number) => kolkataDay(Date.now() - days * 86_400_000);

describeWith(['postgres'], 'pay-outs to partners', () => {
  const shop = withShop();
  const admin = person('admin', ['admin']);
  const partner = (name: string) => person(name, ['partner']);
  type Who = ReturnType<typeof partner>;

  const join = async (name: string) => {
    const who = partner(name);
    const { code } = await shop.as(who)(getPartnerDashboard, { query: {} });
    return { who, code, params: { uid: who.uid } };
  };
  /** A paid order that a code brought. */
  const sell = async (code: string, buyer = person('asha')) => {
    const attribution = { referrer_source: 'Organic', referrer_landing: '/', first_visit: '2026-11-21', partner_code: code };
    const { order, checkout } = await shop.as(buyer)(placeOrder, {
      body: anOrder({ attribution }),
      idempotencyKey: randomUUID(),
    });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await shop.as(buyer)(settleOrder, { params: { number: order.number } });
    return order.number;
  };
  const record = (uid: string, amount: Money, options: { reference?: string; until?: string; key?: string; by?: Who } = {}) =>
    shop.as(options.by ?? admin)(recordPayout, {
      params: { uid },
      body: {
        amount,
        paid_until: options.until ?? daysAgo(0),
        reference: options.reference ?? `UTR ${randomUUID().slice(0, 8)}`,
      },
      idempotencyKey: options.key ?? randomUUID(),
    });
  const reverse = (payout_id: string, options: { reason?: string; key?: string; by?: Who } = {}) =>
    shop.as(options.by ?? admin)(reversePayout, {
      params: { payout_id },
      body: { reason: options.reason ?? 'The bank sent it back' },
      idempotencyKey: options.key ?? randomUUID(),
    });
  const account = (uid: string, until?: string) =>
    shop.as(admin)(getPartnerAccount, { params: { uid }, query: until === undefined ? {} : { until } });
  const own = (who: Who) => shop.as(who)(getPartnerPayouts);
  const mailsTo = (who: Who) => shop.mails.filter(({ to }) => to === who.email);
  const changesOf = async (uid: string) => {
    const rows = await shop.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'orders.change.made')
      .orderBy('seq')
      .execute();
    return rows.map(({ envelope }) => envelope.data as AuditedChange).filter(({ target }) => target.id === uid);
  };

  it('take off what is due, and are shown to the partner, told by mail and to the audit log', async () => {
    const { who, code } = await join('ana');
    await sell(code);
    await sell(code);
    expect(await own(who)).toEqual({
      balances: [{ currency: 'INR', earned_minor: 2 * SHARE, paid_out_minor: 0, due_minor: 2 * SHARE }],
      payouts: [],
    });
    const paid = await record(who.uid, inr(SHARE), { reference: 'N326261234567' });
    expect(paid).toMatchObject({ amount: inr(SHARE), reference: 'N326261234567', reversed: null });
    expect(paid.recorded_by).toEqual({ uid: admin.uid, email: admin.email });
    const seen = await own(who);
    expect(seen.balances).toEqual([{ currency: 'INR', earned_minor: 2 * SHARE, paid_out_minor: SHARE, due_minor: SHARE }]);
    expect(seen.payouts).toMatchObject([{ id: paid.id, reference: 'N326261234567', paid_until: daysAgo(0) }]);
    expect(JSON.stringify(seen)).not.toContain(admin.email);
    const summary = (await shop.as(admin)(listPartners)).find(({ uid }) => uid === who.uid);
    expect(summary).toMatchObject({ orders: 2, commission_percent: 10, balances: seen.balances });
    expect((await account(who.uid)).payable).toEqual([inr(SHARE)]);
    await eventually('the mail is sent', () => mailsTo(who).length === 1);
    expect(mailsTo(who)[0]?.text).toContain('Transfer reference: N326261234567');
    expect(mailsTo(who)[0]?.text).toContain('https://shop.test/partner');
    expect(await changesOf(who.uid)).toEqual([
      expect.objectContaining({
        action: 'payout.recorded',
        actor: { uid: admin.uid, email: admin.email },
        before: null,
        after: { payout_id: paid.id, ...inr(SHARE), paid_until: daysAgo(0), reference: 'N326261234567' },
      }),
    ]);
    expect((await changesOf(who.uid))[0]?.summary).not.toContain('@');
  });

  it('are never more than what is due, of two at once neither', async () => {
    const { who, code } = await join('ben');
    expect((await refusal(record(who.uid, inr(1)))).code).toBe('more_than_due');
    await sell(code);
    for (const [amount, status] of [
      [inr(SHARE + 1), 409],
      [{ currency: 'USD' as const, amount_minor: 1 }, 409],
      [inr(0), 400],
      [inr(-SHARE), 400],
    ] as const)
      expect((await refusal(record(who.uid, amount))).status, JSON.stringify(amount)).toBe(status);
    const both = await Promise.allSettled([record(who.uid, inr(SHARE)), record(who.uid, inr(SHARE))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await own(who)).balances).toMatchObject([{ paid_out_minor: SHARE, due_minor: 0 }]);
    expect(await refusal(record('nobody', inr(1)))).toMatchObject({ status: 404, code: 'partner_not_found' });
  });

  it('are recorded once, however often the same is sent', async () => {
    const { who, code } = await join('cai');
    await sell(code);
    await sell(code);
    const sent = { key: randomUUID(), reference: 'UTR-0001' };
    const [one, other] = await Promise.all([record(who.uid, inr(SHARE), sent), record(who.uid, inr(SHARE), sent)]);
    expect(other).toEqual(one);
    expect((await refusal(record(who.uid, inr(SHARE - 1), sent))).code).toBe('idempotency_key_reused');
    // The same transfer, entered by a colleague.
    expect((await refusal(record(who.uid, inr(SHARE), { reference: 'utr-0001' }))).code).toBe('reference_known');
    expect((await own(who)).payouts).toHaveLength(1);
    const back = { key: randomUUID() };
    const [first, again] = await Promise.all([reverse(one.id, back), reverse(one.id, back)]);
    expect(again).toEqual(first);
    expect((await refusal(reverse(one.id))).code).toBe('already_reversed');
    // A transfer whose record was reversed may be recorded again.
    expect((await record(who.uid, inr(SHARE), { reference: 'UTR-0001' })).id).not.toBe(one.id);
  });

  it('that were wrong are taken back by a second row, and due again', async () => {
    const { who, code } = await join('dia');
    await sell(code);
    const paid = await record(who.uid, inr(SHARE), { reference: 'UTR 77' });
    await eventually('the first mail is sent', () => mailsTo(who).length === 1);
    const back = await reverse(paid.id, { reason: ' Wrong account ' });
    expect(back.reversed).toMatchObject({ reason: 'Wrong account', by: { uid: admin.uid } });
    const seen = await own(who);
    expect(seen.balances).toMatchObject([{ paid_out_minor: 0, due_minor: SHARE }]);
    expect(seen.payouts).toMatchObject([{ id: paid.id, reversed: { reason: 'Wrong account' } }]);
    expect(JSON.stringify(seen)).not.toContain(admin.email);
    await eventually('the second mail is sent', () => mailsTo(who).length === 2);
    expect(mailsTo(who)[1]?.text).toMatch(/recorded in error[\s\S]*> Wrong account/);
    expect((await changesOf(who.uid)).map(({ action }) => action)).toEqual(['payout.recorded', 'payout.reversed']);
    expect(await refusal(reverse(randomUUID()))).toMatchObject({ status: 404, code: 'unknown_payout' });
    expect((await refusal(reverse(paid.id, { reason: ' ' }))).fields).toEqual(['reason']);
  });

  it.each<[string, { tries: number; isDropped: boolean }, boolean]>([
    ['is told where the first mail may have got through', { tries: 1, isDropped: false }, true],
    ['is told where it was dropped only after a try', { tries: 2, isDropped: true }, true],
    ['is not told where it was dropped before any try', { tries: 1, isDropped: true }, false],
    ['is not told where it was never tried', { tries: 0, isDropped: false }, false],
  ])('taken back: the partner %s', async (name, { tries, isDropped }, isTold) => {
    const { who, code } = await join(`jo${name.length}`);
    await sell(code);
    const { id } = await record(who.uid, inr(SHARE));
    await eventually('the mail is sent', () => mailsTo(who).length === 1);
    const { db, config } = shop.context;
    await reverse(id);
    await eventually('the second mail is sent', () => mailsTo(who).length === 2);
    await db
      .updateTable('mails')
      .set({ sentAt: null, tries, givenUpAt: isDropped ? new Date() : null, nextTryAt: new Date(Date.now() + 3_600_000) })
      .where('subjectId', '=', id)
      .execute();
    const back = await db.selectFrom('partnerPayouts').select('id').where('reversesId', '=', id).executeTakeFirstOrThrow();
    const composed = await composePayout(db, { subjectId: back.id }, config.PUBLIC_URL);
    expect(composed?.to).toBe(isTold ? who.email : undefined);
  });

  it('are rows that the database neither changes nor removes, and that only whole ones take back', async () => {
    const { who, code } = await join('eva');
    await sell(code);
    const { id } = await record(who.uid, inr(SHARE));
    const { db } = shop.context;
    for (const wrong of [
      sql`update partner_payouts set amount_minor = 1 where id = ${id}`,
      sql`delete from partner_payouts where id = ${id}`,
      sql`truncate partner_payouts`,
    ])
      await expect(wrong.execute(db)).rejects.toThrow(/append-only|permission denied/);
    const row = { partnerUid: who.uid, currency: 'INR' as const, paidUntil: null, reference: null, reason: 'x' };
    const by = { byUid: 'x', byEmail: 'x', at: new Date() };
    const insert = (changes: object) =>
      db
        .insertInto('partnerPayouts')
        .values({ ...row, ...by, id: randomUUID(), amountMinor: SHARE, reversesId: id, ...changes })
        .execute();
    for (const changes of [
      { amountMinor: SHARE - 1 },
      { currency: 'USD' },
      { reversesId: randomUUID() },
      { amountMinor: -SHARE },
    ])
      await expect(insert(changes), JSON.stringify(changes)).rejects.toThrow();
    await reverse(id);
    await expect(insert({})).rejects.toThrow(/partner_payouts_reverses_id_key/);
    const reversal = await db.selectFrom('partnerPayouts').select('id').where('reversesId', '=', id).executeTakeFirstOrThrow();
    await expect(insert({ reversesId: reversal.id })).rejects.toThrow(/takes back a whole pay-out/);
  });

  it('leave a debt where their money went back to the customer, which what comes then pays', async () => {
    const { who, code } = await join('fay');
    const number = await sell(code);
    await record(who.uid, inr(SHARE));
    await shop.as(admin)(refundOrder, {
      params: { number },
      body: { amount_minor: null, reason: 'goodwill', note: 'x', support_number: null },
      idempotencyKey: randomUUID(),
    });
    await eventually('the money is back', async () => (await own(who)).balances[0]?.due_minor === -SHARE);
    expect((await account(who.uid)).payable).toEqual([]);
    await sell(code);
    expect((await own(who)).balances).toEqual([{ currency: 'INR', earned_minor: SHARE, paid_out_minor: SHARE, due_minor: 0 }]);
    expect((await refusal(record(who.uid, inr(1)))).code).toBe('more_than_due');
    await sell(code);
    expect((await account(who.uid)).payable).toEqual([inr(SHARE)]);
  });

  it('pay for orders up to a day that has come', async () => {
    const { who, code } = await join('gia');
    const old = await sell(code);
    await sell(code);
    await shop.context.db
      .updateTable('orders')
      .set({ paidAt: new Date(Date.now() - 40 * 86_400_000) })
      .where('number', '=', old)
      .execute();
    expect((await account(who.uid, daysAgo(39))).payable).toEqual([inr(SHARE)]);
    expect((await account(who.uid, daysAgo(41))).payable).toEqual([]);
    expect((await account(who.uid)).payable).toEqual([inr(2 * SHARE)]);
    expect((await refusal(record(who.uid, inr(2 * SHARE), { until: daysAgo(39) }))).code).toBe('more_than_due');
    expect((await record(who.uid, inr(SHARE), { until: daysAgo(39) })).paid_until).toBe(daysAgo(39));
    for (const until of [daysAgo(-1), '2026-02-30', '9999-01-01'])
      expect(await refusal(record(who.uid, inr(1), { until }))).toMatchObject({ status: 400, fields: ['paid_until'] });
    expect((await refusal(account(who.uid, daysAgo(-2)))).status).toBe(400);
    for (const reference of ['', 'ab', 'mira@example.com', '=1+1', 'x'.repeat(61)])
      expect((await refusal(record(who.uid, inr(1), { reference }))).status, reference).toBe(400);
  });

  it('are recorded by admins alone, and nobody sees those of somebody else', async () => {
    const [hal, ivy] = [await join('hal'), await join('ivy')];
    await sell(hal.code);
    const { id } = await record(hal.who.uid, inr(SHARE), { reference: 'SECRET 1' });
    expect(await own(ivy.who)).toEqual({ balances: [], payouts: [] });
    for (const who of [hal.who, ivy.who, person('asha'), person('dev', ['designer'])]) {
      expect((await refusal(record(hal.who.uid, inr(1), { by: who }))).status).toBe(403);
      expect((await refusal(reverse(id, { by: who }))).status).toBe(403);
      expect((await refusal(shop.as(who)(getPartnerAccount, { params: hal.params, query: {} }))).status).toBe(403);
      expect((await refusal(shop.as(who)(listPartners))).status).toBe(403);
    }
    for (const who of [person('asha'), person('dev', ['designer']), admin]) expect((await refusal(own(who))).status).toBe(403);
    for (const asked of [
      shop.as(undefined)(getPartnerPayouts),
      shop.as(undefined)(getPartnerAccount, { params: hal.params, query: {} }),
      shop.as(undefined)(reversePayout, { params: { payout_id: id }, body: { reason: 'x' }, idempotencyKey: randomUUID() }),
    ])
      expect((await refusal(asked)).status).toBe(401);
    expect((await own(hal.who)).payouts).toMatchObject([{ reference: 'SECRET 1', reversed: null }]);
  });
});
