import { randomUUID } from 'node:crypto';
import type { Approval } from '@nimantran/proto/domain/approval';
import type { Order } from '@nimantran/proto/domain/order';
import {
  type AdminOrder,
  type AdminOrderSummary,
  addBill,
  DEFAULT_ORDER_SORT,
  endOrder,
  exportOrders,
  findOrders,
  getAdminOrder,
  getOrderMoney,
  type OrderMail,
  type OrderSort,
  resendMail,
  reviseOrder,
  withdrawBill,
} from '@nimantran/proto/http/orders/admin-orders';
import {
  type AdminRefund,
  decideRefund,
  listRefundApprovals,
  refundOrder,
  retryRefund,
  settleRefundByHand,
  withdrawRefund,
} from '@nimantran/proto/http/orders/admin-refunds';
import { askCustomer } from '@nimantran/proto/http/studio/job-actions';
import { forRole } from './mock-admin.ts';
import { inHours, newBill, orders } from './mock-orders.ts';
import { MockProblem } from './mock-routes.ts';
import { found, sessionOf } from './mock-shop.ts';
import { SHOWN_JOB_ID } from './mock-studio.ts';
import { allRequests } from './mock-support.ts';
import { videoOf } from './mock-themes.ts';

const ALONE_MINOR = 10_000;
const PAGE = 5;
const COLLEAGUE = { uid: 'colleague', email: 'meera@nimantran.test' };
/** All orders share one job, so this remembers which order was last viewed. */
let lookedAt = '';
const approvals = new Map<string, { approval: Approval; agree: () => void }>();
const mails = new Map<string, OrderMail[]>();
const refunds = new Map<string, AdminRefund[]>();

const isMade = ({ state }: Order) => state === 'processing' || state === 'preview_processing';

function latenessOf(order: Order): AdminOrderSummary['lateness'] {
  if (order.due_at === null) return null;
  if (order.state === 'completed') return order.completed_at && order.completed_at > order.due_at ? 'was_late' : null;
  return isMade(order) && order.due_at < new Date().toISOString() ? 'late' : null;
}

const heldSince = (order: Order) => {
  const last = order.history.at(-1);
  return last?.kind === 'held' ? last.at : null;
};

const KEYS: Readonly<Record<string, (order: Order) => string | number>> = {
  placed_at: ({ placed_at }) => placed_at,
  due_at: ({ due_at }) => due_at ?? '9999',
  total: ({ total }) => total.amount_minor,
};

function sorted(list: Order[], sort: OrderSort): Order[] {
  const key = KEYS[sort.replace('-', '')] ?? (({ placed_at }: Order) => placed_at);
  const up = list.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
  return sort.startsWith('-') ? up.toReversed() : up;
}

/** Admin operations on orders. */
export function serveAdminOrders(): void {
  forRole('admin', findOrders, ({ query }) => {
    const { search = '', state, delivery, theme = '', currency, late, sort = DEFAULT_ORDER_SORT, cursor = '0' } = query;
    const list = [...orders.values()].filter(
      (order) =>
        (state === undefined || order.state === state) &&
        (delivery === undefined || order.delivery === delivery) &&
        (currency === undefined || order.total.currency === currency) &&
        (theme === '' || String(order.theme.id) === theme || order.theme.title.toLowerCase().startsWith(theme.toLowerCase())) &&
        (!late || latenessOf(order) === 'late') &&
        (search === '' || order.email.startsWith(search) || order.number.startsWith(search.toUpperCase())),
    );
    const from = Number(cursor);
    const page = sorted(list, sort).slice(from, from + PAGE);
    return {
      orders: page.map((order) => ({ ...order, lateness: latenessOf(order), held_since: heldSince(order) })),
      next_cursor: from + PAGE < list.length ? String(from + PAGE) : null,
    };
  });
  forRole('admin', exportOrders, ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('Order\r\n');
    return undefined;
  });
  forRole('admin', getAdminOrder, ({ params }) => {
    const order = found(orders.get(params.number));
    const theme = videoOf(order.theme.id);
    lookedAt = order.number;
    return {
      order,
      customer: { uid: 'customer-uid', is_forgotten: false, orders: orders.size },
      theme_version: 'a1b2c3d4',
      fields: theme?.fields ?? null,
      slots: theme?.images ?? null,
      photo_urls: Object.fromEntries(
        Object.entries(order.customisation.photos).map(([slot, { upload_id }]) => [slot, `/mock/upload/${upload_id}`]),
      ),
      music_url: null,
      promo_code: null,
      terms: { version: '2026-01', accepted_at: order.placed_at },
      made_from: null,
      lateness: latenessOf(order),
      held_since: heldSince(order),
      job_id: isMade(order) ? SHOWN_JOB_ID : null,
      history: order.history.map((event) => ({ ...event, by: event.kind === 'bill_added' ? COLLEAGUE : null })),
      mails: mailsOf(order),
      wanted: order.state === 'completed' ? wantedOf(order) : [],
      support: allRequests().filter((request) => request.order_number === order.number),
      can: {
        stop: isMade(order),
        withdraw: order.state === 'awaiting_payment' || order.state === 'awaiting_balance',
        bill: isMade(order) || order.state === 'completed' || order.state === 'awaiting_balance',
        revise: order.state === 'completed',
        ask: isMade(order) && heldSince(order) === null,
      },
    };
  });
  forRole('admin', askCustomer, ({ body }) => {
    const order = found(orders.get(lookedAt));
    const held = { at: inHours(0), kind: 'held' as const, text: `We are waiting for your answer: ${body.message}` };
    const question = { id: randomUUID(), message: body.message, asked_at: held.at };
    orders.set(order.number, { ...order, question, history: [...order.history, held] });
    return { state: 'on_hold' as const };
  });
  forRole('admin', getOrderMoney, ({ params }) => {
    const order = found(orders.get(params.number));
    const { currency } = order.total;
    const back = refundsOf(order);
    const gone = back.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount.amount_minor, 0);
    return {
      bills: order.bills,
      refunds: back,
      disputes: [],
      ledger: order.paid
        ? [{ at: order.placed_at, kind: 'payment' as const, provider_ref: 'pi_3PxQ0001', amount: order.paid }]
        : [],
      refundable: { currency, amount_minor: Math.max(0, (order.paid?.amount_minor ?? 0) - gone) },
      alone: { currency, amount_minor: ALONE_MINOR },
    };
  });
  forRole('admin', refundOrder, ({ params, body, who }) => {
    const order = found(orders.get(params.number));
    const amount = body.amount_minor ?? order.paid?.amount_minor ?? 0;
    const give = () => {
      const made = newRefund(order, amount, body.note, body.reason);
      refunds.set(order.number, [...refundsOf(order), made]);
      return made;
    };
    if (amount <= ALONE_MINOR) return { refunds: [give()], approval: null };
    return { refunds: [], approval: ask(order, 'refund', `Send ${amount / 100} of order ${order.number} back.`, who, give) };
  });
  forRole('admin', endOrder, ({ params, who }) => {
    const order = found(orders.get(params.number));
    const end = () => void orders.set(order.number, { ...order, state: 'cancelled' });
    if (order.state === 'awaiting_payment') {
      end();
      return { state: 'cancelled' as const, refunds: [], approval: null };
    }
    const approval = ask(order, 'order_stop', `Stop order ${order.number} and send all of its money back.`, who, end);
    return { state: order.state, refunds: [], approval };
  });
  forRole('admin', listRefundApprovals, ({ query }) => ({
    approvals: [...approvals.values()]
      .map(({ approval }) => approval)
      .filter(({ state }) => (state === 'open') !== (query.ended ?? false))
      .filter(({ target }) => query.target === undefined || target.id === query.target),
    next_cursor: null,
  }));
  forRole('admin', decideRefund, ({ params, body, who }) =>
    decide(params.id, body.decision === 'agree' ? 'approved' : 'declined', who),
  );
  forRole('admin', withdrawRefund, ({ params, who }) => decide(params.id, 'withdrawn', who));
  forRole('admin', addBill, ({ params, body }) => {
    const order = found(orders.get(params.number));
    const bill = newBill({
      kind: 'customisation',
      label: body.label,
      amount: { ...order.total, amount_minor: body.amount_minor },
    });
    orders.set(order.number, { ...order, bills: [...order.bills, bill] });
    return bill;
  });
  forRole('admin', withdrawBill, ({ params }) => {
    const order = found([...orders.values()].find(({ bills }) => bills.some(({ id }) => id === params.bill_id)));
    const bills = order.bills.map((bill) => (bill.id === params.bill_id ? { ...bill, state: 'void' as const } : bill));
    orders.set(order.number, { ...order, bills });
    return found(bills.find(({ id }) => id === params.bill_id));
  });
  forRole('admin', reviseOrder, ({ params }) => {
    const order = found(orders.get(params.number));
    orders.set(order.number, { ...order, state: 'processing', due_at: inHours(48) });
    return { state: 'processing' as const, bill: null };
  });
  forRole('admin', retryRefund, ({ params }) => changeRefund(params.refund_id, { state: 'pending', error: null }));
  forRole('admin', settleRefundByHand, ({ params }) => changeRefund(params.refund_id, { state: 'succeeded', error: null }));
  forRole('admin', resendMail, ({ params }) => {
    const list = mailsOf(found(orders.get(params.number)));
    const mail = found(list.find(({ id }) => id === params.mail_id));
    if (list.length > 6)
      throw new MockProblem(429, 'too_many_mails', '5 emails of this order were sent again today. Try again tomorrow.');
    const again: OrderMail = {
      ...mail,
      id: randomUUID(),
      state: 'waiting',
      sent_at: null,
      wanted_at: inHours(0),
      can_resend: false,
    };
    mails.set(params.number, [again, ...list]);
    return again;
  });
}

/** A customer's change request that waits for a decision. */
function wantedOf({ customisation }: Order): AdminOrder['wanted'] {
  const [key = ''] = Object.keys(customisation.details);
  const changes = { details: { [key]: 'Aishwarya' }, photos: { groom: { upload_id: randomUUID() } } };
  return [{ support_number: 'SR-4K7M2P9Q', changes, photo_urls: { groom: '/mock/picture/103' } }];
}

function ask(order: Order, kind: string, summary: string, who: string | undefined, agree: () => unknown): Approval {
  const asked_by = { uid: sessionOf(who)?.user.uid ?? '', email: who ?? '' };
  const approval: Approval = {
    id: randomUUID(),
    kind,
    target: { kind: 'order', id: order.number },
    summary,
    state: 'open',
    asked_by,
    asked_at: inHours(0),
    lapses_at: inHours(72),
    decided_by: null,
    decided_at: null,
    error: null,
  };
  approvals.set(approval.id, { approval, agree: () => void agree() });
  return approval;
}

/** A request by another admin, waiting for a decision. */
export function askAsColleague(number: string): void {
  const order = found(orders.get(number));
  const give = () => void refunds.set(number, [...refundsOf(order), newRefund(order, 24_900, 'They called', 'quality')]);
  const approval = ask(
    order,
    'refund',
    `Send ₹249.00 of order ${number} (${order.theme.title}) back. Something was not right.`,
    COLLEAGUE.email,
    give,
  );
  approvals.set(approval.id, { approval: { ...approval, asked_by: COLLEAGUE }, agree: give });
}

function decide(id: string, state: Approval['state'], who: string | undefined): Approval {
  const { approval, agree } = found(approvals.get(id));
  if (state === 'approved') agree();
  const decided_by = { uid: sessionOf(who)?.user.uid ?? '', email: who ?? '' };
  const decided = { ...approval, state, decided_by, decided_at: inHours(0) };
  approvals.set(id, { approval: decided, agree });
  return decided;
}

function mailsOf(order: Order): OrderMail[] {
  const known = mails.get(order.number);
  if (known) return known;
  const mail = (kind: OrderMail['kind'], more: Partial<OrderMail> = {}): OrderMail => ({
    ...{ id: randomUUID(), kind, wanted_at: order.placed_at, sent_at: order.placed_at, state: 'sent', tries: 1, error: null },
    ...{ can_resend: true },
    ...more,
  });
  const list = [
    ...(order.state === 'completed' ? [mail('ready')] : []),
    ...(order.paid ? [mail('receipt')] : []),
    mail('support', { state: 'dropped', sent_at: null, tries: 12, error: 'connect ECONNREFUSED', can_resend: false }),
  ];
  mails.set(order.number, list);
  return list;
}

function newRefund(order: Order, amount_minor: number, note: string, reason: AdminRefund['reason']): AdminRefund {
  return {
    id: randomUUID(),
    amount: { ...order.total, amount_minor },
    reason,
    state: 'pending',
    requested_at: inHours(0),
    settled_at: null,
    order_number: order.number,
    note,
    requested_by: 'admin-uid',
    provider_id: 're_1',
    error: null,
  };
}

function refundsOf(order: Order): AdminRefund[] {
  const known = refunds.get(order.number);
  if (known) return known;
  const error = 'The bank did not take it: the card was closed.';
  const list = order.refunds.map((refund) => ({
    ...newRefund(order, refund.amount.amount_minor, 'Agreed on the phone', refund.reason),
    ...refund,
    error: refund.state === 'failed' ? error : null,
  }));
  refunds.set(order.number, list);
  return list;
}

function changeRefund(id: string, change: Partial<AdminRefund>): AdminRefund {
  for (const [number, list] of refunds) {
    const refund = list.find((each) => each.id === id);
    if (!refund) continue;
    const changed = { ...refund, ...change };
    refunds.set(
      number,
      list.map((each) => (each.id === id ? changed : each)),
    );
    return changed;
  }
  throw new MockProblem(404, 'refund_not_found', 'This refund does not exist.');
}
