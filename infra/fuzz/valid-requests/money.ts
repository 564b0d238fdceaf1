import { randomUUID } from 'node:crypto';
import { addBill, getAdminOrder, withdrawBill } from '@nimantran/proto/http/orders/admin-orders';
import { listRefunds, refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { recordPayout } from '@nimantran/proto/http/orders/partner-payouts';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { until } from '../../shop-client/person.ts';
import type { Member } from '../people.ts';
import { REFUND_FAILS_CARD, type ShopSeeder } from '../shop-seeder.ts';
import { delivered } from './customer.ts';
import { inTurn, type ValidRequestMaker } from './valid-request.ts';

const WAIT_MS = 30_000;
const WHY = { reason: 'goodwill', note: 'As agreed', support_number: null } as const;
const BILL = { label: 'A second language', amount_minor: 5_000, support_number: null };
/** Above the amount that an admin may refund alone. */
const MUCH_MINOR = 1_500;

const aboutDelivered: ValidRequestMaker = async (stock) => ({
  params: { number: (await delivered(stock, await stock.people.of('customer'))).number },
});

/** A refund that the bank has returned; one is made whenever none is left. */
const failedRefund: ValidRequestMaker = inTurn(async (stock, by) => {
  const refunds = async () => (await by.person.call(listRefunds, { query: { state: 'failed' } })).refunds;
  if ((await refunds()).length === 0) {
    const number = await stock.paid(await stock.people.of('customer', 2), REFUND_FAILS_CARD);
    for (let part = 1; part <= 4; part += 1)
      await by.person.call(refundOrder, {
        params: { number },
        body: { amount_minor: part, ...WHY },
        idempotencyKey: randomUUID(),
      });
  }
  const [first] = await until(
    'a refund to fail',
    WAIT_MS,
    async () => {
      const found = await refunds();
      return found.length > 0 ? found : undefined;
    },
    100,
  );
  stock.things.add('refund', first?.id);
  return { params: { refund_id: first?.id }, body: { note: 'By bank transfer' } };
});

/** An open request of another admin that is not decided yet. */
const openApproval =
  (whose: (stock: ShopSeeder, by: Member) => Promise<Member>): ValidRequestMaker =>
  async (stock, by) => {
    const asking = await whose(stock, by);
    const number = await stock.paid(await stock.people.of('customer', 3));
    const body = { amount_minor: MUCH_MINOR, ...WHY };
    const { approval } = await asking.person.call(refundOrder, { params: { number }, body, idempotencyKey: randomUUID() });
    stock.things.add('refund approval', approval?.id);
    return { params: { id: approval?.id }, body: { decision: 'decline' } };
  };

async function newBill({ person }: Member, stock: ShopSeeder): Promise<string> {
  const { params } = await aboutDelivered(stock, await stock.people.of('customer'));
  const bill = await person.call(addBill, {
    params: { number: String(params?.number) },
    body: BILL,
    idempotencyKey: randomUUID(),
  });
  stock.things.add('bill', bill.id);
  return bill.id;
}

let payouts = 0;
const payout = () => {
  payouts += 1;
  const paid_until = new Date().toISOString().slice(0, 10);
  return {
    amount: { currency: 'INR' as const, amount_minor: 1 },
    paid_until,
    reference: `NEFT ${randomUUID().slice(0, 8)} ${payouts}`,
  };
};

const partnerOf = async (stock: ShopSeeder): Promise<{ uid: string }> => ({ uid: (await stock.people.of('partner')).uid });

/** Admin operations on orders, their money, and partners. */
export const OF_MONEY: Readonly<Record<string, ValidRequestMaker>> = {
  getAdminOrder: aboutDelivered,
  getOrderMoney: aboutDelivered,
  refundOrder: async (stock, by) => ({ ...(await aboutDelivered(stock, by)), body: { amount_minor: 1, ...WHY } }),
  endOrder: async (stock) => ({
    params: { number: (await stock.unpaid(await stock.people.of('customer', 4))).number },
    body: WHY,
  }),
  decideRefund: openApproval((stock) => stock.people.secondAdmin()),
  withdrawRefund: openApproval(async (_stock, by) => by),
  retryRefund: failedRefund,
  settleRefundByHand: failedRefund,
  async addBill(stock, by) {
    const { params } = await aboutDelivered(stock, by);
    return { params: params ?? {}, body: BILL };
  },
  withdrawBill: async (stock, by) => ({ params: { bill_id: await newBill(by, stock) } }),
  /** The revision awaits payment; it is withdrawn before the next one. */
  reviseOrder: inTurn(async (stock, by) => {
    const { params = {} } = await aboutDelivered(stock, by);
    const { order } = await by.person.call(getAdminOrder, { params: { number: String(params.number) } });
    const open = order.bills.filter(({ kind, state }) => kind === 'revision' && state === 'open');
    for (const { id } of open) await by.person.call(withdrawBill, { params: { bill_id: id } });
    const details = { family: `Family ${randomUUID().slice(0, 8)}` };
    return {
      params,
      body: { fault: 'theirs', note: 'As they asked', details, photos: {}, amount_minor: 5_000, support_number: null },
    };
  }),
  async createPreviewOrder(stock, by) {
    const { theme, customisation, options, billing } = await stock.wish(by);
    const draft = { theme_id: theme.id, theme_version: theme.version, customisation, options, billing };
    const body = {
      kind: 'preview',
      subject: 'A preview',
      text: 'First, please.',
      order_number: null,
      claim: null,
      draft,
    } as const;
    const request = await by.person.call(openSupportRequest, { body, idempotencyKey: randomUUID() });
    return { params: { support_number: request.number } };
  },
  async resendMail(stock, by) {
    for (const number of new Set(stock.things.of('order').reverse())) {
      const { mails } = await by.person.call(getAdminOrder, { params: { number: String(number) } });
      for (const { id } of mails) stock.things.add('mail', id);
      const again = mails.find(({ can_resend, state }) => can_resend && state === 'sent');
      const isQuiet = mails.every(({ state }) => state !== 'waiting');
      // At most five mails of an order can be sent again per day.
      if (again && isQuiet && mails.length < 5) return { params: { number, mail_id: again.id } };
    }
    return {};
  },
  async resendFailedMail(stock) {
    const { rows } = await stock.fuzz.db.query<{ id: string }>(
      `update orders.mails set sent_at = null, given_up_at = now(), tries = 100, last_error = 'made to fail'
       where id = (select id from orders.mails where sent_at is not null and given_up_at is null limit 1) returning id`,
    );
    stock.things.add('mail', rows[0]?.id);
    return { params: { mail_id: rows[0]?.id } };
  },
  async runReconciliation() {
    const at = Date.now() - 3_600_000 - Math.floor(Math.random() * 86_400_000);
    return { body: { from: new Date(at).toISOString(), to: new Date(at + 60_000).toISOString() } };
  },
  async saveHoliday() {
    const ahead = 20 + Math.floor(Math.random() * 100);
    const day = new Date(Date.now() + ahead * 86_400_000);
    // A Sunday cannot be set as a day off.
    if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
    return { params: { day: day.toISOString().slice(0, 10) }, body: { name: 'Holi' } };
  },
  removeHoliday: async () => ({ params: { day: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10) } }),
  getPartnerAccount: async (stock) => ({ params: await partnerOf(stock), query: {} }),
  changePartner: async (stock) => ({ params: await partnerOf(stock), body: { commission_percent: 10, is_active: true } }),
  recordPayout: async (stock) => ({ params: await partnerOf(stock), body: payout() }),
  async reversePayout(stock, by) {
    const made = await by.person.call(recordPayout, {
      params: await partnerOf(stock),
      body: payout(),
      idempotencyKey: randomUUID(),
    });
    stock.things.add('payout', made.id);
    return { params: { payout_id: made.id }, body: { reason: 'The bank sent it back' } };
  },
};
