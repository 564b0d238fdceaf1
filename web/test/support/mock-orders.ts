import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { calendarFile } from '@nimantran/proto/domain/calendar-file';
import { byTime, functionsOf } from '@nimantran/proto/domain/functions';
import { headlineOf } from '@nimantran/proto/domain/headline';
import { invitationTexts } from '@nimantran/proto/domain/invitation-text';
import { mapLinkOf } from '@nimantran/proto/domain/map-link';
import type { Bill, Order, OrderEvent } from '@nimantran/proto/domain/order';
import { correctOrder, getCorrectionTerms } from '@nimantran/proto/http/orders/corrections';
import {
  answerOrder,
  cancelOrder,
  downloadOrder,
  getCalendarFile,
  getDeliveryPromise,
  getInvitationWords,
  getOrder,
  getPaymentMethods,
  getPurgeReceipt,
  listOrders,
  openCheckout,
  placeOrder,
  settleOrder,
  streamOrder,
  trackOrder,
  watchPreview,
} from '@nimantran/proto/http/orders/orders';
import { recordVisit } from '@nimantran/proto/http/orders/partners';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { endDraftsOf } from './mock-drafts.ts';
import { MockProblem, on } from './mock-routes.ts';
import { found, LAST_USE, quoteOf, uploads } from './mock-shop.ts';
import { videoOf } from './mock-themes.ts';

export const orders = new Map<string, Order>();
const streams = new Map<string, Set<(event: string) => void>>();

export const NOTHING: Order['can'] = { pay: false, cancel: false, download: false, watch_preview: false, review: false };
export const DOWNLOADS: Order['downloads'] = [
  { file: 'video', size_bytes: 11_347_557, width: 1920, height: 1080 },
  { file: 'whatsapp', size_bytes: 2_420_000, width: 848, height: 476 },
  { file: 'card-1', size_bytes: 164_000, width: 1920, height: 1080 },
  { file: 'card-2', size_bytes: 187_500, width: 1920, height: 1080 },
  { file: 'pdf', size_bytes: 640_000 },
  { file: 'pdf-5x7', size_bytes: 620_000 },
  { file: 'loop', size_bytes: 912_000, width: 848, height: 476 },
];
const FILE_ENDINGS: Readonly<Record<string, string>> = {
  video: '.mp4',
  whatsapp: '-whatsapp.mp4',
  pdf: '.pdf',
  loop: '-loop.mp4',
};
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export function serveOrders(): void {
  on(placeOrder, ({ body, who, request }) => {
    if (!request.headers['idempotency-key']) throw new MockProblem(400, 'no_idempotency_key', 'The Idempotency-Key is missing.');
    const theme = found(videoOf(body.theme_id));
    const custom = body.customisation;
    const held = Object.entries(custom.photos).find(([, photo]) => uploads.get(photo.upload_id)?.file_name.includes('held'));
    if (held) {
      const fault = { field: `customisation.photos.${held[0]}`, message: 'belongs to another order: upload it again' };
      throw new MockProblem(400, 'invalid_customisation', 'A photo cannot be used. Choose it again.', [fault]);
    }
    if (custom.music && !body.music_rights_accepted) {
      const fault = { field: 'music_rights_accepted', message: 'Say that you have the right to use this music.' };
      throw new MockProblem(400, 'music_rights_missing', fault.message, [fault]);
    }
    if (custom.music && uploads.get(custom.music.upload_id)?.file_name.includes('held')) {
      const fault = { field: 'customisation.music', message: 'belongs to another order: upload it again' };
      throw new MockProblem(400, 'invalid_customisation', 'The music cannot be used. Choose it again.', [fault]);
    }
    if (body.billing.name === 'Too Many')
      throw new MockProblem(
        429,
        'too_many_payments',
        'Too many payments in a short time. Try again in an hour, or write to support.',
      );
    if (body.options.promo_code === LAST_USE) throw new MockProblem(409, 'promo_unavailable', `${LAST_USE} is used up.`);
    const same = [...orders.values()].find((each) => isSame(each, body, who));
    if (same && body.billing.name === 'Asks Twice' && !body.once_more)
      throw new MockProblem(409, 'same_order', `You have an unpaid order of the same invitation, ${same.number}.`, undefined, {
        number: same.number,
        state: same.state,
        placed_at: same.placed_at,
        choices: ['pay', 'replace', 'once_more'],
      });
    const quote = quoteOf({
      pricing_id: theme.pricing_id,
      ...body.options,
      bride_first: custom.bride_first,
      custom_audio: custom.music !== null,
    });
    if (quote.total.amount_minor !== body.expected_total_minor)
      throw new MockProblem(409, 'price_changed', 'The price has changed.');
    const order = newOrder({
      theme: {
        id: theme.id,
        title: theme.title,
        category: theme.category,
        portrait_orientation: theme.portrait_orientation,
      },
      headline: headlineOf(theme, custom),
      resolution: body.options.resolution,
      delivery: body.options.delivery,
      total: quote.total,
      lines: quote.lines,
      bills: [newBill({ kind: 'whole', label: 'Your video', amount: quote.total, pay_until: inHours(24) })],
      customisation: custom,
      remove_watermark: body.options.remove_watermark,
      billing: body.billing,
      email: who ?? '',
    });
    orders.set(order.number, order);
    if (body.replaces !== undefined && orders.has(body.replaces))
      changeOrder(
        body.replaces,
        { state: 'cancelled', can: NOTHING },
        'cancelled',
        `You changed this order: ${order.number} replaces it. Nothing was charged.`,
      );
    return { order, checkout: checkoutOf(order.number, order.bills[0]?.id ?? '') };
  });
  on(openCheckout, ({ params, body }) => {
    const order = found(orders.get(params.number));
    if (order.billing.name === 'Too Many')
      throw new MockProblem(
        429,
        'too_many_payments',
        'Too many payments in a short time. Try again in an hour, or write to support.',
      );
    const bill = found(order.bills.find((each) => (body.bill_id === null ? each.state === 'open' : each.id === body.bill_id)));
    return checkoutOf(order.number, bill.id);
  });
  on(listOrders, () => ({ orders: [...orders.values()].reverse(), next_cursor: null }));
  on(getOrder, ({ params }) => found(orders.get(params.number)));
  on(getCorrectionTerms, ({ params }) => {
    const { state, theme, customisation } = found(orders.get(params.number));
    const { version, fields, images, has_bride_first_option } = found(videoOf(theme.id));
    const message = 'Your video is being remade. Wait until it is ready; then you can correct it again.';
    return {
      refusal: state === 'completed' ? null : { code: 'correction_running', message },
      price: null,
      free_until: new Date(Date.now() + 14 * 86_400_000).toISOString(),
      theme_version: version,
      fields,
      slots: images ?? [],
      has_bride_first: has_bride_first_option,
      known_names: customisation.details,
    };
  });
  on(correctOrder, ({ params, body }) => {
    const { customisation } = found(orders.get(params.number));
    const { bride_first, with_code = customisation.with_code ?? false } = body;
    const details = { ...customisation.details, ...body.details };
    const part = { state: 'processing' as const, customisation: { ...customisation, details, bride_first, with_code } };
    changeOrder(params.number, part, 'revised', 'Your video is being remade with your corrections.');
    return { state: 'processing' as const, bill: null };
  });
  on(answerOrder, ({ params, body }) => {
    const order = found(orders.get(params.number));
    if (order.question?.id !== body.question_id)
      throw new MockProblem(
        409,
        'no_question',
        'This question has been answered, or the designer has continued without an answer.',
      );
    const { customisation } = order;
    const details = { ...customisation.details, ...body.details };
    const photos = { ...customisation.photos, ...body.photos };
    const part = {
      question: null,
      customisation: { ...customisation, details, photos, music: body.music ?? customisation.music },
    };
    return changeOrder(params.number, part, 'answered', 'We sent your answer to the designer. The work continues.');
  });
  on(settleOrder, ({ params }) => found(orders.get(params.number)));
  on(cancelOrder, ({ params }) =>
    changeOrder(params.number, { state: 'cancelled', can: NOTHING }, 'cancelled', 'You cancelled the order.'),
  );
  on(downloadOrder, ({ params, query: { file = 'video' } }) => {
    if (!found(orders.get(params.number)).downloads.some((each) => each.file === file))
      throw new MockProblem(404, 'no_copy', 'This video has no small copy. Download the video and send that.');
    const name = file === 'video' ? 'video' : 'slow-video';
    return {
      url: `/mock/${name}.mp4?download=${params.number}`,
      play_url: `/mock/${name}.mp4`,
      file_name: `${params.number}${FILE_ENDINGS[file] ?? `-${file}.jpg`}`,
      expires_at: inHours(0.2),
    };
  });
  const invitationOf = (number: string) => {
    const order = found(orders.get(number));
    const theme = found(videoOf(order.theme.id));
    return { order, theme, functions: functionsOf(theme, order.customisation.details).toSorted(byTime) };
  };
  on(getInvitationWords, ({ params }) => {
    const { order, theme, functions } = invitationOf(params.number);
    return {
      functions: functions.map((each) => ({ ...each, map_url: mapLinkOf(each) ?? null })),
      texts: invitationTexts(theme, order.customisation),
    };
  });
  on(getCalendarFile, ({ params, response }) => {
    const { order, functions } = invitationOf(params.number);
    const headers = { 'content-type': 'text/calendar', 'content-disposition': 'attachment; filename="invitation.ics"' };
    const about = { order_id: order.number, headline: order.headline, functions, revision: 0, changed_at: new Date() };
    response.writeHead(200, headers).end(calendarFile(about));
    return undefined;
  });
  on(getPurgeReceipt, ({ params }) => {
    const { photos, purged_at } = found(orders.get(params.number)).uploads;
    const line = (what: string, size_bytes: number) => ({
      what,
      sha256: createHash('sha256').update(what).digest('hex'),
      size_bytes,
      purged_at: purged_at ?? '',
    });
    const ofPhoto = (id: string) => [line(`photo ${id}`, 2_412_000), line(`preview ${id}`, 181_000), line(`thumb ${id}`, 9_100)];
    return {
      lines: [
        ...Array.from({ length: photos }, (_, index) => ofPhoto(`${params.number}-${index}`)).flat(),
        line('working file draft.mp4', 8_700_000),
        line('working file draft.jpg', 92_000),
      ],
    };
  });
  on(watchPreview, () => ({ play_url: '/mock/video.mp4', expires_at: inHours(0.2) }));
  on(getPaymentMethods, () => ({ methods: ['card' as const, 'upi' as const] }));
  on(getDeliveryPromise, () => ({ standard: { due_at: inHours(50) }, express: { due_at: inHours(24) } }));
  on(recordVisit, ({ body }) => {
    console.log('visit', body);
    return undefined;
  });
  on(trackOrder, ({ body }) => {
    if (body.email.startsWith('slow@'))
      throw new MockProblem(429, 'too_many_tries', 'That were many tries with wrong details. Try again in an hour.');
    const order = orders.get(body.number);
    if (!order || order.email !== body.email) throw new MockProblem(404, 'no_such_order', 'This order does not exist.');
    return order;
  });
  on(streamOrder, ({ params, request, response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    const send = (event: string) => void response.write(event);
    const listeners = streams.get(params.number) ?? new Set();
    streams.set(params.number, listeners.add(send));
    request.on('close', () => listeners.delete(send));
    return undefined;
  });
}

function isSame(order: Order, body: BodyOf<typeof placeOrder>, who: string | undefined): boolean {
  const isTheirs = order.email === who && order.theme.id === body.theme_id && order.state === 'awaiting_payment';
  return isTheirs && order.number !== body.replaces && JSON.stringify(order.customisation) === JSON.stringify(body.customisation);
}

export function newBill(given: Pick<Bill, 'kind' | 'label' | 'amount'> & Partial<Bill>): Bill {
  return { id: randomUUID(), state: 'open', pay_until: null, paid_at: null, ...given };
}

type Given = Pick<Order, 'theme' | 'headline' | 'total' | 'lines' | 'bills' | 'customisation' | 'billing' | 'email'>;

export function newOrder(given: Given & Partial<Order>): Order {
  const now = new Date().toISOString();
  return {
    number: `NM-${[...randomBytes(8)].map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('')}`,
    state: 'awaiting_payment',
    resolution: '1080p',
    delivery: 'standard',
    placed_at: now,
    due_at: null,
    completed_at: null,
    promised_due_at: inHours(50),
    has_preview: false,
    remove_watermark: false,
    promo_code: null,
    refunds: [],
    invoices: [],
    paid: null,
    refunded: null,
    payment_error: null,
    history: [{ at: now, kind: 'placed', text: 'You placed the order.' }],
    uploads: uploadsOf(given.customisation),
    question: null,
    video: null,
    downloads: [],
    poster_url: null,
    can: { ...NOTHING, pay: true, cancel: true },
    ...given,
  };
}

function uploadsOf({ photos, music }: Order['customisation']): Order['uploads'] {
  const kept = { photos: Object.keys(photos).length, music: music ? 1 : 0 };
  const state = kept.photos + kept.music > 0 ? 'kept' : 'none';
  return { state, ...kept, reason: state === 'kept' ? 'needed' : null, due_at: null, purged_at: null };
}

/** Advances an order and notifies its listeners. */
function changeOrder(number: string, part: Partial<Order>, kind: OrderEvent['kind'], text: string): Order {
  const order = { ...found(orders.get(number)), ...part };
  order.history = [...order.history, { at: new Date().toISOString(), kind, text }];
  orders.set(number, order);
  const event = `event: order\ndata: ${JSON.stringify({ state: order.state, updated_at: new Date().toISOString() })}\n\n`;
  for (const send of streams.get(number) ?? []) send(event);
  return order;
}

/** The provider's result of a payment, a moment after the customer returns. */
export function payBill(number: string, billId: string, outcome: string): void {
  const order = found(orders.get(number));
  if (outcome === 'declined') {
    const text = 'The payment failed.';
    changeOrder(number, { payment_error: 'Your card was declined by its bank.' }, 'payment_failed', text);
    return;
  }
  setTimeout(() => settleBill(order, billId), 1_500);
}

function settleBill(order: Order, billId: string): void {
  const bill = found(order.bills.find((each) => each.id === billId));
  const paid_at = new Date().toISOString();
  const bills = order.bills.map((each) => (each.id === billId ? { ...each, state: 'paid' as const, paid_at } : each));
  const number = `NMT/2026-27/${String(orders.size).padStart(6, '0')}`;
  const invoices = [
    ...order.invoices,
    { id: randomUUID(), number, kind: 'invoice' as const, issued_at: paid_at, amount: bill.amount },
  ];
  const paid = { ...bill.amount, amount_minor: (order.paid?.amount_minor ?? 0) + bill.amount.amount_minor };
  const more = bills.some((each) => each.state === 'open');
  endDraftsOf(order.theme.id);
  const part = { bills, invoices, paid, payment_error: null, can: { ...order.can, cancel: false, pay: more } };
  changeOrder(order.number, { ...part, ...MOVES[bill.kind](bill) }, 'paid', `Your payment arrived: ${bill.label}.`);
}

const MOVES: Readonly<Record<Bill['kind'], (bill: Bill) => Partial<Order>>> = {
  whole: () => ({ state: 'processing', due_at: inHours(50) }),
  deposit: () => ({ state: 'preview_processing', due_at: inHours(50) }),
  balance: () => ({ state: 'processing', due_at: inHours(50), can: NOTHING }),
  revision: () => ({ state: 'processing', due_at: inHours(50) }),
  customisation: () => ({}),
};

export function completeOrder(number: string): void {
  const completed_at = new Date().toISOString();
  const can = { ...NOTHING, download: true };
  const poster_url = '/mock/picture/101';
  const thumbnail_urls = [poster_url, '/mock/picture/102'];
  const video = { kept_until: inHours(365 * 24), deleted_at: null };
  changeOrder(
    number,
    { state: 'completed', completed_at, can, poster_url, thumbnail_urls, video, downloads: DOWNLOADS },
    'completed',
    'Your video is ready to download.',
  );
}

function checkoutOf(number: string, billId: string) {
  return { checkout_url: `/mock/checkout/${number}/${billId}`, expires_at: inHours(0.5) };
}
