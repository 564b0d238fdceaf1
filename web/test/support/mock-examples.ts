import { randomUUID } from 'node:crypto';
import type { Money } from '@nimantran/proto/domain/currency';
import type { Bill, InvoiceRef, Order, OrderEvent, OrderRefund } from '@nimantran/proto/domain/order';
import { DOWNLOADS, inHours, NOTHING, newBill, newOrder, orders } from './mock-orders.ts';
import { uploads as allUploads, newUpload } from './mock-shop.ts';
import { exampleRequests } from './mock-support.ts';

const inr = (amount_minor: number): Money => ({ currency: 'INR', amount_minor });
const PRICE = 24900;
const EXPRESS = 2500;

const event = (hours: number, kind: OrderEvent['kind'], text: string): OrderEvent => ({ at: inHours(hours), kind, text });
const PLACED = event(-30, 'placed', 'You placed the order.');
const PAID = event(-29.9, 'paid', 'Your payment arrived: ₹249.00.');
const QUEUED = event(-29.8, 'queued', 'A designer will take it up next.');
const CLAIMED = event(-28, 'claimed', 'A designer is at work on it.');
const READY = event(-5, 'completed', 'Your video is ready to download.');

const whole = (state: Bill['state']): Bill =>
  newBill({ kind: 'whole', label: 'Your video', amount: inr(PRICE), state, paid_at: state === 'paid' ? inHours(-29.9) : null });
const invoice = (number: string, amount: number, kind: InvoiceRef['kind'] = 'invoice'): InvoiceRef => ({
  id: randomUUID(),
  number,
  kind,
  issued_at: inHours(-29.8),
  amount: inr(amount),
});
const refund = (reason: OrderRefund['reason'], state: OrderRefund['state'], amount: number): OrderRefund => ({
  id: randomUUID(),
  amount: inr(amount),
  reason,
  state,
  requested_at: inHours(-4),
  settled_at: state === 'succeeded' ? inHours(-3) : null,
});

const base = {
  theme: { id: 101, title: 'Royal Jharokha', category: 'wedding', portrait_orientation: false },
  headline: 'Arjun & मीनाक्षी',
  total: inr(PRICE),
  lines: [{ kind: 'video', label: 'Video, 1080p', amount_minor: PRICE }],
  customisation: {
    details: { groom_name: 'Arjun', bride_name: 'मीनाक्षी', date: '2026-12-05', time: '19:30', venue: 'Lake Terrace, Shiv Niwas' },
    photos: {},
    music: null,
    bride_first: false,
  },
  billing: { name: 'Asha Verma', country: 'IN', state: 'MP', gstin: null },
  email: 'customer@nimantran.test',
  placed_at: inHours(-30),
};
const uploads = (state: Order['uploads']['state'], more: Partial<Order['uploads']>): Order['uploads'] => ({
  state,
  photos: 4,
  music: 0,
  reason: null,
  due_at: null,
  purged_at: null,
  ...more,
});
/** Two photos and a song that the shop has checked. */
function sentUploads(): Pick<Order['customisation'], 'photos' | 'music'> {
  const sent = (name: string, part: Partial<ReturnType<typeof newUpload>>) => {
    const upload = { ...newUpload(name, part.kind ?? 'photo'), state: 'ready' as const, ...part };
    allUploads.set(upload.id, upload);
    return { upload_id: upload.id };
  };
  const picture = { width: 1600, height: 2000, thumbnail_url: '/mock/picture/102', preview_url: '/mock/picture/102' };
  return {
    photos: { groom: sent('groom.jpg', picture), bride: sent('bride.jpg', picture) },
    music: { ...sent('song.mp3', { kind: 'music', duration_seconds: 95 }), start_seconds: 12 },
  };
}

const paid = {
  bills: [whole('paid')],
  paid: inr(PRICE),
  invoices: [invoice('NMT/2026-27/000041', PRICE)],
  can: NOTHING,
  history: [PLACED, PAID, QUEUED, CLAIMED],
};
const done = {
  ...paid,
  state: 'completed' as const,
  completed_at: inHours(-5),
  poster_url: '/mock/picture/101',
  thumbnail_urls: ['/mock/picture/101', '/mock/picture/102'],
  can: { ...NOTHING, download: true },
  video: { kept_until: inHours(360 * 24), deleted_at: null },
  downloads: DOWNLOADS,
  uploads: uploads('due', { due_at: inHours(43) }),
  history: [...paid.history, READY],
};
const preview = {
  has_preview: true,
  total: inr(2 * PRICE),
  lines: [...base.lines, { kind: 'preview', label: 'Preview before production', amount_minor: PRICE }],
};
const deposit = (state: Bill['state']): Bill =>
  newBill({
    kind: 'deposit',
    label: 'First half: your preview',
    amount: inr(PRICE),
    state,
    pay_until: state === 'open' ? inHours(20) : null,
    paid_at: state === 'paid' ? inHours(-20) : null,
  });
const balance = (state: Bill['state']): Bill =>
  newBill({
    kind: 'balance',
    label: 'Other half: your video',
    amount: inr(PRICE),
    state,
    pay_until: state === 'open' ? inHours(330) : null,
  });
const extra = (kind: 'revision' | 'customisation', label: string, amount: number): Bill =>
  newBill({ kind, label, amount: inr(amount), pay_until: inHours(160) });

type Example = { name: string; number: string; order: () => Partial<Order> };

/** An order in every state a customer can meet. */
export const EXAMPLES: readonly Example[] = [
  { name: 'Unpaid', number: 'NM-EX000001', order: () => ({ bills: [whole('open')] }) },
  {
    name: 'Declined',
    number: 'NM-EX000002',
    order: () => ({ bills: [whole('open')], payment_error: 'Your card was declined by its bank.' }),
  },
  {
    name: 'Preview, first half',
    number: 'NM-EX000003',
    order: () => ({ ...preview, bills: [deposit('open'), balance('planned')] }),
  },
  {
    name: 'Preview being made',
    number: 'NM-EX000004',
    order: () => ({
      ...preview,
      ...paid,
      state: 'preview_processing',
      bills: [deposit('paid'), balance('planned')],
      due_at: inHours(20),
    }),
  },
  {
    name: 'Preview ready',
    number: 'NM-EX000005',
    order: () => ({
      ...preview,
      ...paid,
      state: 'awaiting_balance',
      bills: [deposit('paid'), balance('open')],
      history: [...paid.history, event(-2, 'preview_ready', 'Your preview is ready to watch.')],
      can: { ...NOTHING, pay: true, cancel: true, watch_preview: true },
      poster_url: '/mock/picture/101',
    }),
  },
  {
    name: 'Processing',
    number: 'NM-EX000006',
    order: () => ({ ...paid, state: 'processing', due_at: inHours(26), can: { ...NOTHING, review: true } }),
  },
  {
    name: 'Processing, a wish to pay for',
    number: 'NM-EX000007',
    order: () => ({
      ...paid,
      state: 'processing',
      due_at: inHours(26),
      bills: [...paid.bills, extra('customisation', 'Grandparents’ names in an own scene', 15000)],
      can: { ...NOTHING, pay: true },
      history: [...paid.history, event(-1, 'bill_added', 'A charge was added: Grandparents’ names in an own scene, ₹150.00.')],
    }),
  },
  {
    name: 'On hold',
    number: 'NM-EX000008',
    order: () => ({
      ...paid,
      lines: [...base.lines, { kind: 'custom_audio', label: 'Your own music', amount_minor: 10_000 }],
      customisation: { ...base.customisation, ...sentUploads() },
      state: 'processing',
      due_at: inHours(26),
      history: [
        ...paid.history,
        event(-1, 'held', 'We are waiting for your answer: The date is a Sunday, your words say Saturday. Which one is right?'),
      ],
      question: {
        id: '00000000-0000-4000-8000-0000000000aa',
        message: 'The date is a Sunday, your words say Saturday. Which one is right?',
        asked_at: event(-1, 'held', '').at,
      },
    }),
  },
  {
    name: 'Express and late',
    number: 'NM-EX000009',
    order: () => ({
      ...paid,
      state: 'processing',
      delivery: 'express',
      due_at: inHours(-2),
      lines: [...base.lines, { kind: 'express', label: 'Express delivery', amount_minor: EXPRESS }],
      total: inr(PRICE + EXPRESS),
      paid: inr(PRICE + EXPRESS),
      refunds: [refund('late_delivery', 'pending', EXPRESS)],
      history: [...paid.history, event(-2, 'late', 'We missed the express delivery time and send its fee back.')],
    }),
  },
  { name: 'Ready', number: 'NM-EX00000A', order: () => done },
  {
    name: 'Ready, a change to pay for',
    number: 'NM-EX00000B',
    order: () => ({
      ...done,
      bills: [...done.bills, extra('revision', 'Another venue', 10000), extra('customisation', 'A second language', 25000)],
      can: { ...NOTHING, download: true, pay: true },
    }),
  },
  {
    name: 'Change under way',
    number: 'NM-EX00000C',
    order: () => ({
      ...done,
      state: 'processing',
      due_at: inHours(20),
      history: [...done.history, event(-1, 'revised', 'Your change is being made.')],
    }),
  },
  {
    name: 'Ready, refunds of every kind',
    number: 'NM-EX00000D',
    order: () => ({
      ...done,
      refunded: inr(2500),
      refunds: [
        refund('price_match', 'succeeded', 2500),
        refund('goodwill', 'requested', 1000),
        refund('quality', 'pending', 3000),
        refund('other', 'failed', 500),
      ],
      invoices: [...done.invoices, invoice('NMT-C/2026-27/000007', 2500, 'credit_note')],
      history: [
        ...done.history,
        event(-4, 'refund_requested', 'A refund of ₹25.00 was asked for.'),
        event(-3, 'refunded', '₹25.00 was sent back: Lowest price guarantee.'),
        event(-2, 'refund_failed', 'A refund did not go through. We are looking after it.'),
        event(-1, 'downloaded', 'You downloaded the video.'),
        event(-0.5, 'uploads_purged', 'Your photos were deleted.'),
      ],
    }),
  },
  {
    name: 'Ready, uploads deleted',
    number: 'NM-EX00000M',
    order: () => ({
      ...done,
      uploads: uploads('purged', { purged_at: inHours(-1), music: 1 }),
      history: [...done.history, event(-1, 'uploads_purged', 'Your uploads have been deleted from our servers.')],
    }),
  },
  {
    name: 'Ready, from before there were copies',
    number: 'NM-EX00000Q',
    order: () => ({ ...done, downloads: DOWNLOADS.slice(0, 1) }),
  },
  {
    name: 'Ready, disputed',
    number: 'NM-EX00000N',
    order: () => ({ ...done, uploads: uploads('kept', { reason: 'dispute' }) }),
  },
  {
    name: 'Video deleted after its time',
    number: 'NM-EX00000P',
    order: () => ({
      ...done,
      can: NOTHING,
      poster_url: null,
      downloads: [],
      video: { kept_until: null, deleted_at: inHours(-20) },
      uploads: uploads('purged', { purged_at: inHours(-360 * 24) }),
      history: [...done.history, event(-20, 'video_deleted', 'The storage time of your video is over, and it has been deleted.')],
    }),
  },
  {
    name: 'Refunded',
    number: 'NM-EX00000E',
    order: () => ({
      ...paid,
      state: 'refunded',
      refunded: inr(PRICE),
      refunds: [refund('requested', 'succeeded', PRICE)],
      invoices: [...paid.invoices, invoice('NMT-C/2026-27/000008', PRICE, 'credit_note')],
      history: [...paid.history, event(-1, 'refunded', '₹249.00 was sent back: As you asked.')],
    }),
  },
  {
    name: 'Cancelled',
    number: 'NM-EX00000F',
    order: () => ({
      state: 'cancelled',
      bills: [whole('void')],
      can: NOTHING,
      history: [PLACED, event(-1, 'cancelled', 'You cancelled the order.')],
    }),
  },
  {
    name: 'Cancelled, then paid',
    number: 'NM-EX00000G',
    order: () => ({
      state: 'cancelled',
      bills: [whole('void')],
      can: NOTHING,
      paid: inr(PRICE),
      refunds: [refund('not_taken', 'pending', PRICE)],
      history: [
        PLACED,
        event(-1, 'cancelled', 'You cancelled the order.'),
        event(-0.9, 'refund_requested', 'A payment came after that; it goes back.'),
      ],
    }),
  },
  {
    name: 'Expired',
    number: 'NM-EX00000H',
    order: () => ({
      state: 'expired',
      bills: [whole('void')],
      can: NOTHING,
      history: [PLACED, event(-1, 'expired', 'The order was not paid in 24 hours.')],
    }),
  },
  {
    name: 'Preview not gone on with',
    number: 'NM-EX00000J',
    order: () => ({ ...preview, ...paid, state: 'expired', bills: [deposit('paid'), balance('void')] }),
  },
  {
    name: 'Portrait, a very long name',
    number: 'NM-EX00000K',
    order: () => ({
      ...done,
      theme: { id: 102, title: 'Up, Up, Hooray', category: 'birthday', portrait_orientation: true },
      headline: 'Subrahmanyeshwara Venkata Lakshminarasimha & Thiruvenkatanathapuram Anantharamakrishnan',
      poster_url: '/mock/picture/102',
      downloads: [...DOWNLOADS, { file: 'square', size_bytes: 141_000, width: 1080, height: 1080 }],
    }),
  },
];

export function showExamples(): void {
  for (const { number, order } of EXAMPLES) orders.set(number, newOrder({ ...base, bills: [], ...order(), number }));
  exampleRequests();
}
