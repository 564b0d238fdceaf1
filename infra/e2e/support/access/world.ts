import { randomUUID } from 'node:crypto';
import type { Video } from '@nimantran/proto/domain/theme';
import { addBill } from '@nimantran/proto/http/orders/admin-orders';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { type DraftContent, saveDraft } from '@nimantran/proto/http/orders/drafts';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import { getPartnerDashboard, listPartners } from '@nimantran/proto/http/orders/partners';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { getStudioQueue } from '@nimantran/proto/http/studio/jobs';
import type { Shop } from '../../../launcher/shop.ts';
import { BILLING, customise, findTheme, OPTIONS, order, payByCard } from '../../../shop-client/order.ts';
import { newIntent, type Person, until, visit, visitAs } from '../../../shop-client/person.ts';
import { drawPhoto, uploadPhoto } from '../../../shop-client/photo.ts';
import { SHORT } from '../order/sold-themes.ts';

/** The callers: the things belong to `owner`, who is a customer like `stranger`. */
export const CALLERS = ['anonymous', 'stranger', 'owner', 'designer', 'partner', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/** One customer's things that no other customer may access. */
export interface World {
  people: Record<CallerName, Person>;
  theme: Video;
  options: typeof OPTIONS;
  billing: typeof BILLING;
  paidOrder: string;
  unpaidOrder: string;
  orderId: string;
  invoiceId: string;
  billId: string;
  refundId: string;
  supportNumber: string;
  uploadId: string;
  jobId: string;
  partnerCode: string;
  partnerUid: string;
  uid: string;
  /** Texts that only the owner and the shop's staff may read. */
  secrets: string[];
}

const SECRET_WORD = 'Parvathavardhini';

/** Creates a customer who orders, pays, uploads, asks and gets a refund, and people of every role. */
export async function makeWorld(shop: Shop): Promise<World> {
  const as = (email: string) => visitAs(shop.publicUrl, shop.localUrl, email);
  const people = {
    anonymous: await visit(shop.publicUrl),
    stranger: await as('stranger@nimantran.test'),
    owner: await as('owner@nimantran.test'),
    designer: await as('designer@nimantran.test'),
    partner: await as('partner@nimantran.test'),
    admin: await as('admin@nimantran.test'),
  };
  const { owner, designer, partner, admin } = people;
  const theme = await findTheme(owner, SHORT.id, SHORT.category);
  const customisation = await customise(owner, theme, { guest: SECRET_WORD });
  const paid = await order(owner, theme, customisation, newIntent());
  const unpaid = await order(owner, theme, customisation, newIntent());
  await payByCard(shop.localUrl, paid.checkoutUrl, '4242424242424242');
  const number = paid.order.number;
  const settled = await until(`${number} to be paid and invoiced`, 60_000, async () => {
    const now = await owner.call(getOrder, { params: { number } });
    return now.state === 'processing' && now.invoices.length > 0 ? now : undefined;
  });
  const bill = await admin.call(addBill, {
    params: { number },
    body: { label: 'A second language', amount_minor: 5_000, support_number: null },
    idempotencyKey: randomUUID(),
  });
  const { refunds } = await admin.call(refundOrder, {
    params: { number },
    body: { amount_minor: 100, reason: 'goodwill', note: 'A hundred paise', support_number: null },
    idempotencyKey: randomUUID(),
  });
  const request = await owner.call(openSupportRequest, {
    body: { kind: 'question', subject: SECRET_WORD, text: SECRET_WORD, order_number: number, claim: null, draft: null },
    idempotencyKey: randomUUID(),
  });
  const upload = await uploadPhoto(owner, drawPhoto(800, 600, 200), 'owner.jpg');
  const job = await until(`the job of ${number}`, 120_000, async () => {
    const queue = await designer.call(getStudioQueue);
    return Object.values(queue)
      .flat()
      .find(({ order_number }) => order_number === number);
  });
  await owner.call(saveDraft, { params: { theme_id: theme.id }, body: { version: 0, content: draftOf(SECRET_WORD) } });
  const { code } = await partner.call(getPartnerDashboard, { query: {} });
  const partners = await admin.call(listPartners);
  const found = await owner.call(getOrder, { params: { number } });
  return {
    people,
    theme,
    options: OPTIONS,
    billing: BILLING,
    paidOrder: number,
    unpaidOrder: unpaid.order.number,
    orderId: randomUUID(),
    invoiceId: settled.invoices[0]?.id ?? '',
    billId: bill.id,
    refundId: refunds[0]?.id ?? '',
    supportNumber: request.number,
    uploadId: upload.id,
    jobId: job.id,
    partnerCode: code,
    partnerUid: partners.find((one) => one.code === code)?.uid ?? '',
    uid: 'nobody',
    secrets: [SECRET_WORD, number, unpaid.order.number, request.number, found.email, upload.id, bill.id],
  };
}

/** The details of an unfinished invitation. */
export function draftOf(words: string): DraftContent {
  return {
    details: { guest: words },
    photos: {},
    own_music: false,
    music: null,
    bride_first: false,
    with_code: true,
    resolution: '720p',
    delivery: 'standard',
    remove_watermark: false,
    promo_code: '',
    billing: { name: '', country: '', state: '', gstin: '' },
  };
}
