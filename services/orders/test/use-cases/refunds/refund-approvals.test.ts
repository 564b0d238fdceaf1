import { randomUUID } from 'node:crypto';
import type { Approval } from '@nimantran/proto/domain/approval';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import type { Role } from '@nimantran/proto/domain/user';
import { userRolesChanged } from '@nimantran/proto/events/identity';
import { endOrder } from '@nimantran/proto/http/orders/admin-orders';
import {
  decideRefund,
  listRefundApprovals,
  refundOrder,
  retryRefund,
  withdrawRefund,
} from '@nimantran/proto/http/orders/admin-refunds';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { countAdminsOf } from '../../../src/clients/count-admins.ts';
import { aloneBy } from '../../../src/domain/refunds/refund-limit.ts';
import { envelope, person } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { house } from '../../support/neighbours.ts';
import { aDispute } from '../../support/quiet-shop.ts';
import { providerEvent, refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'refunds by two admins', () => {
  const shop = withShop(
    { REFUND_ALONE_LIMIT: 'INR:10000,USD:500,EUR:500,GBP:500' },
    // Identity's current answer, not a cached one.
    ({ neighbours }) => ({ countAdmins: async () => neighbours.admins }),
  );
  const { asha, admin, key, placePaid, place, placePreviewed, deliver, read, money, refund, settled, atProvider } = moneyOf(shop);
  const second = person('second', ['admin']);
  const decide = (id: string, decision: 'agree' | 'decline', who = second) =>
    shop.as(who)(decideRefund, { params: { id }, body: { decision } });
  const open = async (number: string) =>
    (await shop.as(second)(listRefundApprovals, { query: {} })).approvals.filter(({ target }) => target.id === number);
  const end = (number: string, idempotencyKey: string = randomUUID()) =>
    shop.as(admin)(endOrder, {
      params: { number },
      body: { reason: 'requested', note: 'They called', support_number: null },
      idempotencyKey,
    });
  async function changes(number: string): Promise<AuditedChange[]> {
    const rows = await shop.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'orders.change.made')
      .orderBy('seq')
      .execute();
    return rows.map(({ envelope }) => envelope.data as AuditedChange).filter(({ target }) => target.id === number);
  }
  async function asked(number: string, amount: number | null): Promise<Approval> {
    const { approval, refunds } = await refund(number, amount);
    expect(refunds).toEqual([]);
    if (!approval) throw new Error('It was refunded at once.');
    return approval;
  }
  beforeEach(() => {
    shop.neighbours.admins = 2;
  });

  it('up to the limit need one, above it a second who agrees', async () => {
    const { number, intent } = await placePaid();
    expect((await refund(number, 10_000)).refunds).toHaveLength(1);
    const other = await placePaid();
    const approval = await asked(other.number, 10_001);
    expect(approval).toMatchObject({ kind: 'refund', state: 'open', target: { kind: 'order', id: other.number } });
    expect(approval.summary).toContain('₹100.01');
    expect((await money(other.number)).refunds).toEqual([]);
    const agreed = await decide(approval.id, 'agree');
    expect(agreed).toMatchObject({ state: 'approved', error: null, decided_by: { uid: second.uid } });
    const [made] = await settled(other.number);
    expect(made).toMatchObject({ state: 'succeeded', amount: { amount_minor: 10_001 }, requested_by: admin.uid });
    expect(await decide(approval.id, 'agree')).toEqual(agreed);
    expect((await atProvider(other.intent)).map(({ amount }) => amount)).toEqual([10_001]);
    expect(await atProvider(intent)).toHaveLength(1);
    expect((await changes(other.number)).map(({ action, actor }) => [action, actor.uid])).toEqual([
      ['refund.asked', admin.uid],
      ['refund.sent', admin.uid],
      ['refund.approved', second.uid],
    ]);
  });

  it('cannot be cut into slices, not by a failed one that is tried again either', async () => {
    const { number } = await placePaid();
    await shop.control('next-refund', { outcome: 'failed' });
    await refund(number, 6_000);
    const [failed] = await settled(number);
    expect((await refund(number, 4_000)).refunds).toHaveLength(1);
    expect(await refund(number, 1)).toMatchObject({ refunds: [], approval: { state: 'open' } });
    await shop.as(admin)(retryRefund, { params: { refund_id: failed?.id ?? '' }, ...key() });
    await settled(number);
    // After a day the limit starts over.
    const [waiting] = await open(number);
    await decide(waiting?.id ?? '', 'decline');
    const { db } = shop.context;
    await db
      .updateTable('refunds')
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('requestedBy', '=', admin.uid)
      .execute();
    expect((await refund(number, 1)).refunds).toHaveLength(1);
  });

  it('cannot be cut into slices by another account, of the same person or of a colleague who was not asked', async () => {
    const { number } = await placePaid();
    expect((await refund(number, 6_000)).refunds).toHaveLength(1);
    const twin = { ...person('twin', ['admin']), email: admin.email };
    const body = { amount_minor: 4_001, reason: 'goodwill', note: 'The rest of it', support_number: null } as const;
    const sliced = await shop.as(twin)(refundOrder, { params: { number }, body, ...key() });
    expect(sliced).toMatchObject({ refunds: [], approval: { state: 'open' } });
  });

  it('are not asked for with words that the database cannot keep', async () => {
    const { number } = await placePaid();
    const body = { amount_minor: null, reason: 'goodwill', note: 'a\0b', support_number: null } as const;
    const asked = () => refusal(shop.as(admin)(refundOrder, { params: { number }, body, ...key() }));
    expect(await asked()).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await open(number)).toEqual([]);
  });

  it('end with the role of who asked for them', async () => {
    const { number } = await placePaid();
    const { id } = await asked(number, 20_000);
    const tell = async (version: number, roles: Role[]) => {
      const news = envelope(userRolesChanged.type, admin.uid, { uid: admin.uid, roles });
      await shop.context.bus.publish({ ...news, key_version: version });
    };
    await tell(1, ['admin', 'designer']);
    await tell(2, ['designer']);
    await eventually('the end of what was asked for', async () => (await open(number)).length === 0);
    expect(await refusal(decide(id, 'agree'))).toMatchObject({ status: 409, code: 'approval_lapsed' });
    expect((await money(number)).refunds).toEqual([]);
    expect((await changes(number)).map(({ action }) => action)).toEqual(['refund.asked', 'refund.lapsed']);
  });

  it('count together when they are asked for at once', async () => {
    const { number } = await placePaid();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => refund(number, 4_000)));
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.refunds : []));
    expect(made).toHaveLength(2);
    expect(await open(number)).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'already_asked' });
  });

  it('answer the same for the same key, ask once, and tell so by 202', async () => {
    const { number } = await placePaid();
    const idempotencyKey = randomUUID();
    const [one, other] = await Promise.all([refund(number, 20_000, idempotencyKey), refund(number, 20_000, idempotencyKey)]);
    expect(other).toEqual(one);
    expect(await refusal(refund(number, 20_000))).toMatchObject({ status: 409, code: 'already_asked' });
    const answer = await fetch(`${shop.url}/api/admin/orders/${number}/refunds`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        authorization: `Bearer ${await house.forUser(admin)}`,
      },
      body: JSON.stringify({ amount_minor: 20_000, reason: 'goodwill', note: 'A test asks for it', support_number: null }),
    });
    expect(answer.status).toBe(202);
  });

  it('are decided by another admin alone: neither by who asked, nor by other people, nor twice', async () => {
    const { number } = await placePaid();
    const { id } = await asked(number, null);
    expect(await refusal(decide(id, 'agree', admin))).toMatchObject({ status: 409, code: 'own_request' });
    const twin = { ...person('twin', ['admin']), email: admin.email.toUpperCase() };
    expect(await refusal(decide(id, 'agree', twin))).toMatchObject({ status: 409, code: 'own_request' });
    for (const who of [asha, person('dee', ['designer']), person('pat', ['partner'])]) {
      expect(await refusal(decide(id, 'agree', who))).toMatchObject({ status: 403 });
      expect(await refusal(shop.as(who)(listRefundApprovals, { query: {} }))).toMatchObject({ status: 403 });
      expect(await refusal(shop.as(who)(withdrawRefund, { params: { id } }))).toMatchObject({ status: 403 });
    }
    expect(await refusal(shop.as(second)(withdrawRefund, { params: { id } }))).toMatchObject({ status: 409 });
    expect(await shop.as(admin)(withdrawRefund, { params: { id } })).toMatchObject({ state: 'withdrawn' });
    expect(await refusal(decide(id, 'agree'))).toMatchObject({ status: 409, code: 'already_decided' });
    expect((await money(number)).refunds).toEqual([]);
    const { approvals } = await shop.as(second)(listRefundApprovals, { query: { ended: true } });
    expect(approvals[0]).toMatchObject({ id, state: 'withdrawn' });
  });

  it('send back exactly what was asked for, or say why not and send nothing', async () => {
    const { number } = await placePaid();
    const part = await asked(number, 25_000);
    shop.neighbours.admins = 1;
    await refund(number, 5_000);
    const failed = await decide(part.id, 'agree');
    expect(failed.state).toBe('approved');
    expect(failed.error).toContain('Only ₹249.00');
    expect((await money(number)).refunds).toHaveLength(1);
    shop.neighbours.admins = 2;
    const whole = await asked(number, null);
    shop.neighbours.admins = 1;
    await refund(number, 100);
    expect((await decide(whole.id, 'agree')).error).toContain('of ₹249.00, but only ₹248.00 is left now');
    expect((await money(number)).refunds.map(({ amount }) => amount.amount_minor)).toEqual([5_000, 100]);
  });

  it('need one where there is only one, which the audit log says', async () => {
    shop.neighbours.admins = 1;
    const { number } = await placePaid();
    expect((await refund(number, null)).refunds).toHaveLength(1);
    const [change] = await changes(number);
    expect(change?.summary).toBe(`₹299.00 of order ${number} sent back by the only admin there is.`);
    expect(change?.after).toMatchObject({ alone: 'the only admin', refundable_minor: 0 });
  });

  it('need two where identity does not say how many there are', async () => {
    shop.neighbours.admins = undefined;
    const { number } = await placePaid();
    expect((await asked(number, null)).state).toBe('open');
  });

  it('stop an order that is being made, with all of its money, once a second admin agrees', async () => {
    const { id, number } = await placePaid();
    const { approval, state } = await end(number);
    expect(state).toBe('processing');
    expect(approval).toMatchObject({ kind: 'order_stop', state: 'open' });
    expect((await read(number)).state).toBe('processing');
    await decide(approval?.id ?? '', 'agree');
    expect(await read(number)).toMatchObject({ state: 'cancelled' });
    expect(await settled(number)).toEqual([
      expect.objectContaining({ state: 'succeeded', amount: { currency: 'INR', amount_minor: 29_900 } }),
    ]);
    expect(await shop.facts('orders.order.cancelled', id)).toHaveLength(1);
    expect(await shop.facts('orders.order.refunded', id)).toEqual([]);
    expect((await read(number)).history.map(({ kind }) => kind)).toContain('cancelled');
    expect(await refusal(end(number))).toMatchObject({ status: 409, code: 'transition_refused' });
  });

  it('are not needed to withdraw what nobody has paid; it is done once', async () => {
    const { id, number, sessionId } = await place();
    const idempotencyKey = randomUUID();
    const [one, other] = await Promise.all([end(number, idempotencyKey), end(number, idempotencyKey)]);
    expect(one).toEqual({ state: 'cancelled', refunds: [], approval: null });
    expect(other).toEqual(one);
    expect(await shop.facts('orders.order.cancelled', id)).toHaveLength(1);
    // A customer who pays nevertheless gets the money back.
    await eventually('the end of the page to pay', async () => {
      const { status } = await shop.provider.stripe.checkout.sessions.retrieve(sessionId);
      return status === 'expired';
    });
    expect(
      await refusal(
        shop.as(asha)(endOrder, { params: { number }, body: { reason: 'other', note: 'x', support_number: null }, ...key() }),
      ),
    ).toMatchObject({ status: 403 });
    expect((await changes(number)).map(({ action }) => action)).toEqual(['order.withdrawn']);
  });

  it('do not stop an order while a dispute holds its money', async () => {
    shop.neighbours.admins = 1;
    const { number, intent } = await placePaid();
    const created = Math.floor(Date.now() / 1000);
    const dispute = aDispute({ id: `du_${randomUUID()}`, intent, amount: 29_900, status: 'needs_response', created });
    const news = (type: string, changes: object = {}) => shop.webhook(providerEvent(type, { ...dispute, ...changes }));
    expect((await news('charge.dispute.created')).status).toBe(200);
    expect(await refusal(end(number))).toMatchObject({ status: 409, code: 'disputed' });
    expect(await read(number)).toMatchObject({ state: 'processing' });
  });

  it('end an order whose preview is being made in the same way, and leave one that is delivered alone', async () => {
    shop.neighbours.admins = 1;
    const order = await placePaid();
    await deliver(order, new Date());
    expect(await refusal(end(order.number))).toMatchObject({ status: 409, code: 'transition_refused' });
    const previewed = await placePreviewed();
    expect(await end(previewed.number)).toMatchObject({ state: 'cancelled', refunds: [] });
    expect((await read(previewed.number)).history.at(-1)?.text).toContain(
      'that you have paid, because the preview has been made',
    );
  });
});

it.each([
  [10_000, 0, 2, 'within the limit'],
  [10_001, 0, 2, undefined],
  [1, 10_000, 2, undefined],
  [10_001, 0, 1, 'the only admin'],
  [10_001, 0, 0, 'the only admin'],
  [10_001, 0, undefined, undefined],
  [10_000, 0, undefined, 'within the limit'],
])('one admin sends %i after %i alone, of %s admins: %s', (amountMinor, sentAlone, admins, expected) => {
  expect(aloneBy({ amountMinor, sentAloneMinor: sentAlone, limitMinor: 10_000, admins })).toBe(expected);
});

it('how many admins there are is kept for moments, and a failure for none', async () => {
  let now = 0;
  const answers: (number | Error)[] = [1, 2, new Error('down'), 3];
  const identity = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { admins: answer };
  };
  const log = { warn: () => undefined } as unknown as Parameters<typeof countAdminsOf>[1];
  const count = countAdminsOf(identity as unknown as Parameters<typeof countAdminsOf>[0], log, () => now);
  expect([await count(), await count()]).toEqual([1, 1]);
  now = 10_000;
  expect(await count()).toBe(2);
  now = 20_000;
  expect(await count()).toBeUndefined();
  expect(await count()).toBe(3);
});
