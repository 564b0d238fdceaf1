import { randomUUID } from 'node:crypto';
import { CURRENCIES, type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import {
  type AdminPayout,
  getPartnerAccount,
  getPartnerPayouts,
  recordPayout,
  reversePayout,
} from '@nimantran/proto/http/orders/partner-payouts';
import {
  changePartner,
  downloadPartnerOrders,
  getPartnerDashboard,
  listPartners,
  type PartnerDashboard,
  type PartnerSummary,
} from '@nimantran/proto/http/orders/partners';
import { forRole } from './mock-admin.ts';
import { inHours } from './mock-orders.ts';
import { MockProblem } from './mock-routes.ts';
import { sessionOf } from './mock-shop.ts';

const COLLEAGUE = { uid: 'colleague', email: 'colleague@nimantran.test' };
const partners = new Map<string, PartnerSummary>();
const payouts = new Map<string, AdminPayout[]>();
const money = (currency: Currency, amount_minor: number) => ({ currency, amount_minor });
const day = (hours: number) => inHours(hours).slice(0, 10);

/** Partners, the results of their codes and their payouts. */
export function servePartners(): void {
  addPartner('partner', 'SHUBH7K2', 42, { INR: 214_530, USD: 3_860 });
  for (let index = 1; index <= 28; index++)
    addPartner(`bringer-${index}`, `MARG${1000 + index}`, index % 4, index % 4 === 0 ? {} : { INR: index * 5_250 });
  pay('partner', 'INR', 120_000, 'N326261234567', -400);
  reverse(pay('partner', 'INR', 12_500, 'N326261230001', -390), 'The bank sent it back: the account number was wrong', -380);
  pay('partner', 'INR', 52_500, 'N326269876543', -60);

  forRole('admin', listPartners, () => [...partners.values()]);
  forRole('admin', getPartnerAccount, ({ params, query }) => account(params.uid, query.until ?? day(0)));
  forRole('admin', changePartner, ({ params, body }) => {
    const partner = Object.assign(known(params.uid), body);
    const { uid, email, code, commission_percent, is_active } = partner;
    return { uid, email, code, commission_percent, is_active };
  });
  forRole('admin', recordPayout, ({ params, body, who }) => {
    const { amount, paid_until, reference } = body;
    const due = account(params.uid, paid_until).payable.find(({ currency }) => currency === amount.currency)?.amount_minor ?? 0;
    if (amount.amount_minor > due)
      throw new MockProblem(409, 'more_than_due', `${formatMoney({ ...amount, amount_minor: due })} is due, not more.`);
    const by = { uid: sessionOf(who)?.user.uid ?? '', email: who ?? '' };
    return pay(params.uid, amount.currency, amount.amount_minor, reference, 0, { by, paid_until });
  });
  forRole('admin', reversePayout, ({ params, body }) => {
    const payout = [...payouts.values()].flat().find(({ id }) => id === params.payout_id);
    if (!payout) throw new MockProblem(404, 'unknown_payout', 'This pay-out does not exist.');
    if (payout.reversed) throw new MockProblem(409, 'already_reversed', 'This pay-out has already been reversed.');
    return reverse(payout, body.reason, 0);
  });
  forRole('partner', getPartnerPayouts, () => ({
    balances: known('partner').balances,
    payouts: ofPartner('partner').map(({ recorded_by: _, reversed, ...payout }) => ({
      ...payout,
      reversed: reversed && { at: reversed.at, reason: reversed.reason },
    })),
  }));
  forRole('partner', getPartnerDashboard, ({ query, request }) => {
    const from = query.from ?? day(-29 * 24);
    return { ...dashboard(from, query.to ?? day(0)), link: `http://${request.headers.host}/?partner=SHUBH7K2` };
  });
  forRole('partner', downloadPartnerOrders, ({ response }) => {
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
    });
    response.end('"Paid at (UTC)","Theme","State","Currency","Revenue","Commission"\r\n');
    return undefined;
  });
}

function addPartner(uid: string, code: string, orders: number, earned: Partial<Record<Currency, number>>): void {
  const balances = CURRENCIES.flatMap((currency) => {
    const minor = earned[currency];
    return minor === undefined ? [] : [{ currency, earned_minor: minor, paid_out_minor: 0, due_minor: minor }];
  });
  const email = uid === 'bringer-3' ? '' : `${uid}@nimantran.test`;
  partners.set(uid, { uid, email, code, commission_percent: 10, is_active: uid !== 'bringer-3', orders, balances });
}

function known(uid: string): PartnerSummary {
  const partner = partners.get(uid);
  if (!partner) throw new MockProblem(404, 'partner_not_found', 'This partner does not exist.');
  return partner;
}

const ofPartner = (uid: string) => payouts.get(uid) ?? [];

/** The mock ignores waiting periods: everything due can be paid out, but only for orders from half a year ago. */
function account(uid: string, until: string) {
  const partner = known(uid);
  const payable = partner.balances
    .filter(({ due_minor }) => due_minor > 0 && until > day(-180 * 24))
    .map(({ currency, due_minor }) => money(currency, due_minor));
  return { partner, until, payable, payouts: ofPartner(uid) };
}

function pay(
  uid: string,
  currency: Currency,
  minor: number,
  reference: string,
  hours: number,
  { by = COLLEAGUE, paid_until = day(hours - 24) } = {},
): AdminPayout {
  const payout: AdminPayout = {
    id: randomUUID(),
    amount: money(currency, minor),
    paid_until,
    reference,
    recorded_at: inHours(hours),
    recorded_by: by,
    reversed: null,
  };
  payouts.set(uid, [payout, ...ofPartner(uid)]);
  book(uid, currency, minor);
  return payout;
}

function reverse(payout: AdminPayout, reason: string, hours: number): AdminPayout {
  const [uid = ''] = [...payouts].find(([, list]) => list.includes(payout)) ?? [];
  payout.reversed = { at: inHours(hours), reason, by: COLLEAGUE };
  book(uid, payout.amount.currency, -payout.amount.amount_minor);
  return payout;
}

function book(uid: string, currency: Currency, minor: number): void {
  const balance = known(uid).balances.find((one) => one.currency === currency);
  if (!balance) return;
  balance.paid_out_minor += minor;
  balance.due_minor -= minor;
}

/** A few visits on most days, with orders on some of them. */
function dashboard(from: string, to: string): Omit<PartnerDashboard, 'link'> {
  const days: PartnerDashboard['days'] = [];
  const orders: PartnerDashboard['orders'] = [];
  for (let ago = 365; ago >= 0; ago--) {
    const at = day(-ago * 24);
    if (at < from || at > to || ago % 5 === 1) continue;
    const visits = 1 + ((ago * 7) % 11);
    const currency: Currency = ago % 9 === 0 ? 'USD' : 'INR';
    const price = currency === 'USD' ? 1_900 : 52_500;
    const sold = ago % 3 === 0 ? 1 : 0;
    const [revenue, commission] = [money(currency, price * sold), money(currency, (price * sold) / 10)];
    days.push({ day: at, visits, orders: sold, revenue: sold ? [revenue] : [], commission: sold ? [commission] : [] });
    if (sold === 0) continue;
    const theme_title = ago % 2 ? 'Royal Jharokha' : 'Up, Up, Hooray';
    orders.unshift({
      paid_at: `${at}T09:30:00Z`,
      theme_title,
      state: ago === 0 ? 'processing' : 'completed',
      revenue,
      commission,
    });
  }
  const sums = (of: 'revenue' | 'commission') =>
    CURRENCIES.flatMap((currency) => {
      const all = orders.map((order) => order[of]).filter((amount) => amount.currency === currency);
      return all.length === 0
        ? []
        : [
            money(
              currency,
              all.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
            ),
          ];
    });
  const visits = days.reduce((sum, each) => sum + each.visits, 0);
  const totals = { visits, orders: orders.length, revenue: sums('revenue'), commission: sums('commission') };
  return { code: 'SHUBH7K2', commission_percent: 10, is_active: true, from, to, totals, days, orders };
}
