import { listDisputes } from '@nimantran/proto/http/orders/admin-orders';
import type { AdminRefund } from '@nimantran/proto/http/orders/admin-refunds';
import { listRefunds, retryRefund, settleRefundByHand } from '@nimantran/proto/http/orders/admin-refunds';
import { listFailedMails, resendFailedMail } from '@nimantran/proto/http/orders/failed-mails';
import { type Holiday, listHolidays, listUninvoiced, removeHoliday, saveHoliday } from '@nimantran/proto/http/orders/holidays';
import { runReconciliation } from '@nimantran/proto/http/orders/reconciliations';
import { type EditablePrices, getPrices, savePrices } from '@nimantran/proto/http/pricing/admin-prices';
import { PARKED_EVENTS, READING_SERVICES } from '@nimantran/proto/http/shared/parked-events';
import { listFailedThemeRenders, retryThemeRender } from '@nimantran/proto/http/studio/failed-theme-renders';
import { priceList } from '../../../services/pricing/src/domain/price-list.ts';
import { forRole } from './mock-admin.ts';
import { serveHealth } from './mock-health.ts';
import { inHours } from './mock-orders.ts';
import { MockProblem } from './mock-routes.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const inr = (amount_minor: number) => ({ currency: 'INR' as const, amount_minor });

const refunds = new Map<string, AdminRefund>();
const holidays = new Map<string, Holiday>();
/** Events with the reader that could not process them. */
const PARKED = [
  { event: id(71), by: 'orders', type: 'studio.video.delivered' },
  { event: id(72), by: 'orders', type: 'studio.preview.delivered' },
  { event: id(73), by: 'catalog', type: 'studio.stills.drawn' },
];
const parked = new Set(PARKED.map(({ event }) => event));
const failedMails = new Set([id(81), id(82)]);
const failedThemes = new Set([id(91)]);
let prices: EditablePrices[] = [];

/** Money, holidays, parked events, failed work and prices as admins see them. */
export function serveTools(): void {
  const refund = { note: 'The video came late.', requested_by: 'admin', provider_id: null, requested_at: inHours(-30) };
  refunds.set(id(51), {
    ...refund,
    id: id(51),
    order_number: 'NM-EX000006',
    amount: inr(12_500),
    reason: 'goodwill',
    state: 'failed',
    settled_at: null,
    error: 'The account of the card is closed.',
  });
  refunds.set(id(52), {
    ...refund,
    id: id(52),
    order_number: 'NM-EX00000D',
    amount: inr(2_500),
    reason: 'goodwill',
    state: 'succeeded',
    settled_at: inHours(-20),
    error: null,
  });
  forRole('admin', listRefunds, ({ query }) => ({
    refunds: [...refunds.values()].filter(({ state }) => query.state === undefined || state === query.state),
    next_cursor: null,
  }));
  const change = (key: string, state: AdminRefund['state']): AdminRefund => {
    const found = refunds.get(key);
    if (!found) throw new MockProblem(404, 'refund_not_found', 'This refund does not exist.');
    const changed = { ...found, state, error: null };
    refunds.set(key, changed);
    return changed;
  };
  forRole('admin', retryRefund, ({ params }) => change(params.refund_id, 'pending'));
  forRole('admin', settleRefundByHand, ({ params }) => change(params.refund_id, 'succeeded'));
  forRole('admin', listDisputes, () => ({
    disputes: [
      {
        id: 'du_1QmockDispute',
        order_number: 'NM-EX000006',
        amount: inr(52_500),
        reason: 'product_not_received',
        status: 'needs_response',
        is_open: true,
        respond_by: inHours(76),
        opened_at: inHours(-40),
        closed_at: null,
      },
    ],
    next_cursor: null,
  }));
  forRole('admin', runReconciliation, ({ body }) => ({
    ...body,
    id: id(61),
    started_at: inHours(0),
    finished_at: null,
    error: null,
    payments: 0,
    refunds: 0,
    disputes: 0,
    differences: [],
  }));
  forRole('admin', listUninvoiced, () => ({
    payments: [{ order_number: 'NM-EX000006', amount: inr(52_500), received_at: inHours(-3) }],
    next_cursor: null,
  }));
  serveHolidays();
  serveFailedWork();
  serveHealth();
  servePrices();
}

function serveHolidays(): void {
  const year = new Date().getFullYear();
  holidays.set(`${year}-01-26`, { day: `${year}-01-26`, name: 'Republic Day', is_ahead: false, promised_over: 0 });
  holidays.set(`${year + 1}-01-26`, { day: `${year + 1}-01-26`, name: 'Republic Day', is_ahead: true, promised_over: 2 });
  forRole('admin', listHolidays, () => [...holidays.values()].sort((one, other) => one.day.localeCompare(other.day)));
  forRole('admin', saveHoliday, ({ params: { day }, body }) => {
    const holiday = { day, name: body.name, is_ahead: true, promised_over: 0 };
    holidays.set(day, holiday);
    return holiday;
  });
  forRole('admin', removeHoliday, ({ params }) => void holidays.delete(params.day));
}

function serveFailedWork(): void {
  for (const service of READING_SERVICES) {
    forRole('admin', PARKED_EVENTS[service].list, ({ query }) => {
      // The navigation of every page asks for a count alone; only the page of the tools is to find a service away.
      if (service === 'media' && Number(query.limit) !== 1)
        throw new MockProblem(503, 'unavailable', 'This part of the shop is away.');
      const events = PARKED.filter(({ by, event }) => by === service && parked.has(event)).map(({ event, type }) => ({
        id: event,
        type,
        key: id(7),
        occurred_at: inHours(-5),
        parked_at: inHours(-4),
        error: 'timeout exceeded when trying to connect',
      }));
      return { events, count: events.length, next_cursor: null };
    });
    forRole('admin', PARKED_EVENTS[service].replay, ({ params }) => void parked.delete(params.event_id));
  }
  forRole('admin', listFailedMails, () =>
    [...failedMails].map((mail, index) => ({
      id: mail,
      kind: index === 0 ? 'ready' : 'receipt',
      order_number: 'NM-EX000006',
      wanted_at: inHours(-90),
      given_up_at: inHours(-8),
      tries: 14,
      error: '550 No such mailbox here',
    })),
  );
  forRole('admin', resendFailedMail, ({ params }) => void failedMails.delete(params.mail_id));
  forRole('admin', listFailedThemeRenders, () =>
    [...failedThemes].map((render) => ({
      id: render,
      kind: 'sample' as const,
      theme_id: 103,
      theme_version: '2026-11-02',
      error: 'The font Mukta holds no glyph for U+0A90.',
      failed_at: inHours(-12),
    })),
  );
  forRole('admin', retryThemeRender, ({ params }) => void failedThemes.delete(params.render_id));
}

function servePrices(): void {
  prices = priceList().map((model) => ({ ...model, version: 1, updated_at: inHours(-400) }));
  forRole('admin', getPrices, () => ({ models: prices, minimum_charge: { INR: 100, USD: 50, EUR: 50, GBP: 30 } }));
  forRole('admin', savePrices, ({ body }) => {
    const saved = body.models.map((model) => ({ ...model, version: model.version + 1, updated_at: inHours(0) }));
    prices = prices.map((model) => saved.find(({ pid }) => pid === model.pid) ?? model);
    return { models: saved };
  });
}
