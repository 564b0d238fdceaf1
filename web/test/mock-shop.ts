import { randomBytes, randomUUID } from 'node:crypto';
import { categorySlug, themeIdOf } from '@nimantran/proto/domain/category';
import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Order, OrderEvent } from '@nimantran/proto/domain/order';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { User } from '@nimantran/proto/domain/user';
import { getVideo, listVideos } from '@nimantran/proto/http/catalog';
import { getSignInMethod, type SessionInfo, signIn, signOut, whoAmI } from '@nimantran/proto/http/identity';
import { deleteUpload, getUpload, type Upload } from '@nimantran/proto/http/media';
import {
  cancelOrder,
  downloadOrder,
  getOrder,
  listOrders,
  openCheckout,
  placeOrder,
  settleOrder,
  streamOrder,
  trackOrder,
} from '@nimantran/proto/http/orders';
import { createQuote, listPricing, type Quote, type QuoteRequest } from '@nimantran/proto/http/pricing';
import { MockProblem, on } from './mock-routes.ts';
import { PRICING, THEMES, videoOf } from './mock-themes.ts';

export const uploads = new Map<string, Upload>();
export const orders = new Map<string, Order>();
export const orderStreams = new Map<string, Set<(event: string) => void>>();

const ROLES: Readonly<Record<string, User['roles']>> = { designer: ['designer'], admin: ['admin'], partner: ['partner'] };

export function sessionOf(who: string | undefined): SessionInfo | null {
  if (who === undefined) return null;
  const name = who.split('@')[0] ?? who;
  const names: Record<string, string> = { customer: 'Asha Verma', designer: 'Dev Iyer', admin: 'Meera Rao' };
  return {
    user: { uid: name, email: who, email_verified: true, name: names[name] ?? name, photoURL: null, roles: ROLES[name] ?? [] },
    prices_hidden: name === 'internal',
  };
}

export function serveShop(): void {
  on(listVideos, ({ params }) => {
    if (params.category === 'most-popular') return [...THEMES];
    return THEMES.filter((theme) => categorySlug(theme.category_id, theme.category) === params.category);
  });
  on(getVideo, ({ params }) => {
    const video = videoOf(themeIdOf(params.video) ?? 0);
    if (!video) throw new MockProblem(404, 'no_such_video', 'There is no such video.');
    return video;
  });
  on(listPricing, () => [...PRICING]);
  on(createQuote, ({ body }) => quoteOf(body));
  on(getSignInMethod, ({ request }) => ({ kind: 'local' as const, popup_url: `http://${request.headers.host}/mock/accounts` }));
  on(whoAmI, ({ who }) => ({ session: sessionOf(who) }));
  on(signIn, ({ body, response }) => {
    const who = body.id_token.replace(/^mock-token-for-account-/, '');
    response.setHeader('set-cookie', `mock-session=${encodeURIComponent(who)}; Path=/; HttpOnly; SameSite=Lax`);
    return sessionOf(who) as SessionInfo;
  });
  on(signOut, ({ response }) => {
    response.setHeader('set-cookie', 'mock-session=; Path=/; Max-Age=0');
    return undefined;
  });
  on(getUpload, ({ params }) => found(uploads.get(params.id)));
  on(deleteUpload, ({ params }) => {
    uploads.delete(params.id);
    return undefined;
  });
  serveOrders();
}

function serveOrders(): void {
  on(placeOrder, ({ body, who, request }) => {
    if (!request.headers['idempotency-key']) throw new MockProblem(400, 'no_idempotency_key', 'The Idempotency-Key is missing.');
    const theme = found(videoOf(body.theme_id));
    const custom = body.customisation;
    const held = Object.entries(custom.photos).find(([, photo]) => uploads.get(photo.upload_id)?.file_name.includes('held'));
    if (held) {
      const fault = { field: `customisation.photos.${held[0]}`, message: 'belongs to another order: upload it again' };
      throw new MockProblem(400, 'invalid_customisation', 'A photo cannot be used. Choose it again.', [fault]);
    }
    const quote = quoteOf({
      pricing_id: theme.pricing_id,
      ...body.options,
      bride_first: custom.bride_first,
      custom_audio: false,
    });
    if (quote.total.amount_minor !== body.expected_total_minor)
      throw new MockProblem(409, 'price_changed', 'The price has changed.');
    const now = new Date().toISOString();
    const number = `NM-${[...randomBytes(8)].map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('')}`;
    const headline = theme.fields.filter((field) => field.kind === 'name').slice(0, 2);
    const order: Order = {
      number,
      state: 'awaiting_payment',
      theme: {
        id: theme.id,
        title: theme.title,
        category: theme.category,
        portrait_orientation: theme.portrait_orientation,
      },
      headline: headline.map((field) => custom.details[field.key] ?? '').join(' & '),
      resolution: body.options.resolution,
      delivery: body.options.delivery,
      total: quote.total,
      placed_at: now,
      due_at: null,
      completed_at: null,
      customisation: custom,
      remove_watermark: body.options.remove_watermark,
      lines: quote.lines,
      paid: null,
      refunded: null,
      billing: body.billing,
      email: who ?? '',
      payment_error: null,
      history: [{ at: now, kind: 'placed', text: 'You placed the order.' }],
      poster_url: null,
      can: { pay: true, cancel: true, download: false },
    };
    orders.set(number, order);
    return { order, checkout: checkoutOf(number) };
  });
  on(openCheckout, ({ params }) => checkoutOf(found(orders.get(params.number)).number));
  on(listOrders, () => ({ orders: [...orders.values()].reverse(), next_cursor: null }));
  on(getOrder, ({ params }) => found(orders.get(params.number)));
  on(settleOrder, ({ params }) => found(orders.get(params.number)));
  on(cancelOrder, ({ params }) =>
    changeOrder(params.number, { state: 'cancelled', can: NOTHING }, 'cancelled', 'You cancelled the order.'),
  );
  on(downloadOrder, ({ params }) => ({
    url: `/mock/video.mp4?download=${params.number}`,
    play_url: '/mock/video.mp4',
    file_name: `${params.number}.mp4`,
    expires_at: new Date(Date.now() + 600_000).toISOString(),
  }));
  on(trackOrder, ({ body }) => {
    const order = orders.get(body.number);
    if (!order || order.email !== body.email) throw new MockProblem(404, 'no_such_order', 'There is no such order.');
    return order;
  });
  on(streamOrder, ({ params, request, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    const send = (event: string) => void response.write(event);
    const listeners = orderStreams.get(params.number) ?? new Set();
    orderStreams.set(params.number, listeners.add(send));
    request.on('close', () => listeners.delete(send));
    return undefined;
  });
}

const NOTHING = { pay: false, cancel: false, download: false };

/** Moves an order on and tells who listens. */
export function changeOrder(number: string, part: Partial<Order>, kind: OrderEvent['kind'], text: string): Order {
  const order = { ...found(orders.get(number)), ...part };
  order.history = [...order.history, { at: new Date().toISOString(), kind, text }];
  orders.set(number, order);
  const event = `event: order\ndata: ${JSON.stringify({ state: order.state, updated_at: new Date().toISOString() })}\n\n`;
  for (const send of orderStreams.get(number) ?? []) send(event);
  return order;
}

export function payOrder(number: string, outcome: string): void {
  if (outcome === 'declined') {
    changeOrder(
      number,
      { payment_error: 'Your card was declined by its bank.' },
      'payment_failed',
      'The payment did not go through.',
    );
    return;
  }
  const order = found(orders.get(number));
  const due_at = new Date(Date.now() + 36 * 3_600_000).toISOString();
  changeOrder(
    number,
    { state: 'processing', paid: order.total, payment_error: null, due_at, can: NOTHING },
    'paid',
    'Your payment arrived.',
  );
}

export function completeOrder(number: string): void {
  const completed_at = new Date().toISOString();
  const can = { ...NOTHING, download: true };
  const poster_url = '/mock/picture/101';
  changeOrder(number, { state: 'completed', completed_at, can, poster_url }, 'completed', 'Your video is ready to download.');
}

function checkoutOf(number: string) {
  return { checkout_url: `/mock/checkout/${number}`, expires_at: new Date(Date.now() + 1_800_000).toISOString() };
}

function quoteOf(request: QuoteRequest): Quote {
  const { currency } = request;
  const model = PRICING.find((candidate) => candidate.pid === request.pricing_id);
  const offer =
    model?.currencies.find((entry) => entry.code === currency)?.res[RESOLUTIONS.indexOf(request.resolution)]?.offer ?? 0;
  const inr = currency === 'INR';
  const lines: Quote['lines'] = [
    { kind: 'video', label: `Video, ${request.resolution}`, reason: 'Price of this design', amount_minor: offer },
  ];
  const add = (kind: Quote['lines'][number]['kind'], label: string, amount_minor: number) =>
    lines.push({ kind, label, reason: '', amount_minor });
  if (request.delivery === 'express') add('express', 'Express delivery', inr ? 2500 : 50);
  if (request.bride_first) add('bride_first', "Bride's name first", inr ? 3000 : 75);
  if (request.remove_watermark) add('remove_watermark', 'Without watermark', inr ? 5000 : 100);
  const sum = () => lines.reduce((total, line) => total + line.amount_minor, 0);
  let promo: Quote['promo'] = null;
  if (request.promo_code) {
    const applied = request.promo_code === 'WELCOME10';
    promo = { code: request.promo_code, applied, message: applied ? 'WELCOME10 is applied.' : 'This code is not known.' };
    const whole = { currency, amount_minor: sum() };
    if (applied) {
      const amount_minor = -Math.round(sum() / 10);
      lines.push({ kind: 'discount', label: 'Promo code WELCOME10', reason: `10% of ${formatMoney(whole)}`, amount_minor });
    }
  }
  return { currency, lines, total: { currency, amount_minor: sum() }, promo };
}

export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new MockProblem(404, 'not_found', 'There is no such thing.');
  return value;
}

export const newUpload = (fileName: string): Upload => ({
  id: randomUUID(),
  kind: 'photo',
  state: 'receiving',
  file_name: fileName,
  width: null,
  height: null,
  reason: null,
  thumbnail_url: null,
  created_at: new Date().toISOString(),
});
