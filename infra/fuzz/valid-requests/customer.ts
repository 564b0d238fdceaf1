import { randomUUID } from 'node:crypto';
import { newSecret } from '@nimantran/kit/auth/secret';
import type { Order } from '@nimantran/proto/domain/order';
import { listMySessions } from '@nimantran/proto/http/identity/my-account';
import { getAdminOrder, withdrawBill } from '@nimantran/proto/http/orders/admin-orders';
import { getCorrectionTerms } from '@nimantran/proto/http/orders/corrections';
import { getDraft } from '@nimantran/proto/http/orders/drafts';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import { type Review, shareOrderReview } from '@nimantran/proto/http/orders/reviews';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { createQuote } from '@nimantran/proto/http/pricing/quotes';
import { askCustomer } from '@nimantran/proto/http/studio/job-actions';
import { draftOf } from '../../e2e/support/access/world.ts';
import { idTokenOf, until } from '../../shop-client/person.ts';
import { drawPhoto } from '../../shop-client/photo.ts';
import { uploadFile } from '../../shop-client/upload.ts';
import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import { inTurn, lastLook, type ValidRequestMaker } from './valid-request.ts';

const WAIT_MS = 30_000;

/** The member's newest order that matches; made if there is none. */
async function own(stock: ShopSeeder, by: Member, isSo: (order: Order) => boolean, make: () => Promise<unknown>): Promise<Order> {
  const look = async (): Promise<Order | undefined> => {
    // Staff can read other people's orders too.
    for (const number of stock.things.ownOf('order', by.role).slice(-60).reverse()) {
      const found = await by.person.call(getOrder, { params: { number: String(number) } }).catch(() => undefined);
      if (found && isSo(found)) return found;
    }
    return undefined;
  };
  const there = await look();
  if (there) return there;
  await make();
  const made = await look();
  if (!made) throw new Error(`No order of ${by.email} has come so far.`);
  return made;
}

const isDelivered = ({ can }: Order): boolean => can.download;

export async function delivered(stock: ShopSeeder, by: Member): Promise<Order> {
  return own(stock, by, isDelivered, async () => {
    const number = await stock.paid(by);
    await stock.deliver([{ by, number }], isDelivered);
  });
}

const aboutDelivered: ValidRequestMaker = async (stock, by) => ({ params: { number: (await delivered(stock, by)).number } });
const aboutUnpaid: ValidRequestMaker = async (stock, by) => {
  const order = await own(
    stock,
    by,
    ({ can }) => can.pay,
    () => stock.unpaid(by),
  );
  return { params: { number: order.number } };
};

async function beingMade(stock: ShopSeeder, by: Member): Promise<{ number: string }> {
  const { number } = await own(
    stock,
    by,
    ({ state }) => state === 'processing',
    () => stock.paid(by),
  );
  return { number };
}

/** The link to the words of one of the member's orders; visitors get a customer's. */
export async function shared(stock: ShopSeeder, by: Member): Promise<Review & { number: string }> {
  const owner = by.email ? by : await stock.people.of('customer');
  const params = await beingMade(stock, owner);
  const review = await owner.person.call(shareOrderReview, { params, body: { with_photos: false } });
  stock.things.add('review', review.token, owner.role);
  return { ...review, ...params };
}

/** A job of one of the member's orders is on hold until they answer. */
const asked: ValidRequestMaker = async (stock, by) => {
  const admin = await stock.people.secondAdmin();
  const order = await own(
    stock,
    by,
    ({ state, question }) => state === 'processing' && question === null,
    () => stock.paid(by),
  );
  const params = { number: order.number };
  let isAsked = false;
  const question = await until(
    'a question to be there',
    WAIT_MS,
    async () => {
      const now = await by.person.call(getOrder, { params });
      if (now.question) return now.question;
      const { job_id } = await admin.person.call(getAdminOrder, { params });
      // A second question would replace the first, which would then have no answer.
      if (job_id && !isAsked)
        isAsked = await admin.person.call(askCustomer, { params: { id: job_id }, body: { message: 'Which date?' } }).then(
          () => true,
          () => false,
        );
      return undefined;
    },
    100,
  );
  stock.things.add('question', question.id);
  return { params, body: { question_id: question.id, text: 'The second.', details: {}, photos: {} } };
};

export const newRequest = async (by: Member): Promise<string> => {
  const body = {
    kind: 'question',
    subject: 'Words',
    text: 'How long may they be?',
    order_number: null,
    claim: null,
    draft: null,
  } as const;
  return (await by.person.call(openSupportRequest, { body, idempotencyKey: randomUUID() })).number;
};

/** A new draft version, based on the saved one. */
export async function newWords(stock: ShopSeeder, by: Member) {
  const params = { theme_id: (await stock.theme()).id };
  const { draft } = await by.person.call(getDraft, { params });
  return { params, body: { version: draft?.version ?? 0, content: draftOf(`Words ${randomUUID()}`) } };
}

/** A new upload that has been checked, and that no request has deleted. */
const newUpload: ValidRequestMaker = async (stock, by) => {
  const { id } = await uploadFile(by.person, { bytes: drawPhoto(300, 300, 40), fileName: 'a.jpg', kind: 'photo' });
  stock.things.add('upload', id, by.role);
  return { params: { id } };
};

/** A new request whose thread is still open. */
const aboutRequest: ValidRequestMaker = async (stock, by) => {
  const number = await newRequest(by);
  stock.things.add('support', number, by.role);
  return { params: { support_number: number }, body: { text: 'And in Hindi?' } };
};

/** A further correction, which waits for its payment; its bill is withdrawn before the next one. */
const correction: ValidRequestMaker = inTurn(async (stock, by) => {
  const order = await delivered(stock, by);
  const params = { number: order.number };
  const admin = await stock.people.secondAdmin();
  const open = order.bills.filter(({ kind, state }) => kind === 'revision' && state === 'open');
  for (const { id } of open) await admin.person.call(withdrawBill, { params: { bill_id: id } });
  await stock.fuzz.db.query('update orders.orders set free_correction_at = now() where number = $1', [order.number]);
  const { price } = await by.person.call(getCorrectionTerms, { params });
  // Another family would be another order.
  const details = { venue: `House ${randomUUID().slice(0, 8)}` };
  const { bride_first } = order.customisation;
  return { params, body: { details, bride_first, with_code: true, expected_price_minor: price?.amount_minor ?? null } };
});

/** Operations of customers; members of every role are customers too. */
export const OF_CUSTOMERS: Readonly<Record<string, ValidRequestMaker>> = {
  async placeOrder(stock, by) {
    const { theme, customisation, options, billing } = await stock.wish(by);
    const { resolution, delivery, currency, remove_watermark, promo_code } = options;
    const quote = await by.person.call(createQuote, {
      body: {
        pricing_id: theme.pricing_id,
        ...{ resolution, delivery, currency, remove_watermark, promo_code },
        bride_first: false,
        custom_audio: false,
      },
    });
    const about = { theme_id: theme.id, theme_version: theme.version, customisation, options, billing };
    return { body: { ...about, expected_total_minor: quote.total.amount_minor, terms_accepted: true, once_more: true } };
  },
  openCheckout: async (stock, by) => ({ ...(await aboutUnpaid(stock, by)), body: { bill_id: null } }),
  settleOrder: aboutUnpaid,
  cancelOrder: async (stock, by) => ({ params: { number: (await stock.unpaid(by)).number } }),
  answerOrder: asked,
  getCorrectionTerms: aboutDelivered,
  correctOrder: correction,
  downloadOrder: async (stock, by) => ({ ...(await aboutDelivered(stock, by)), query: {} }),
  getInvitationWords: aboutDelivered,
  getCalendarFile: aboutDelivered,
  downloadOrderFiles: aboutDelivered,
  getOrder: aboutDelivered,
  streamOrder: aboutDelivered,
  getPurgeReceipt: aboutDelivered,
  async watchPreview(stock, by) {
    const order = await own(
      stock,
      by,
      ({ can }) => can.watch_preview,
      async () => {},
    );
    return { params: { number: order.number } };
  },
  async getInvoice(stock, by) {
    const order = await own(
      stock,
      by,
      ({ invoices }) => invoices.length > 0,
      async () => {},
    );
    return { params: { number: order.number, invoice_id: order.invoices[0]?.id } };
  },
  async trackOrder(stock) {
    const customer = await stock.people.of('customer');
    return { body: { number: stock.things.of('order', 'customer')[0], email: customer.email } };
  },
  saveDraft: newWords,
  openSupportRequest: async () => ({
    body: { kind: 'question', subject: 'Words', text: 'How long?', order_number: null, claim: null, draft: null },
  }),
  getSupportRequest: async (stock, by) => {
    const numbers = stock.things.of('support', by.role);
    return { params: { support_number: numbers[0] } };
  },
  replyToSupportRequest: aboutRequest,
  closeSupportRequest: async (stock, by) => ({ params: { support_number: stock.things.of('support', by.role)[0] } }),
  deleteUpload: newUpload,
  // Older uploads may have been deleted.
  getUpload: newUpload,
  getUploadAddress: newUpload,
  async signIn(stock, by) {
    const email = by.email || 'somebody@nimantran.test';
    return { body: { id_token: await idTokenOf(stock.fuzz.shop.localUrl, email) } };
  },
  async endMySession(_stock, by) {
    const { sessions } = await by.person.call(listMySessions);
    return { params: { id: sessions[0]?.id } };
  },
  eraseMyData: async (_stock, by) => ({ body: { email: by.email } }),
  async createQuote(stock) {
    const { pricing_id } = await stock.theme();
    return {
      body: {
        ...{ pricing_id, currency: 'INR', resolution: '720p', delivery: 'standard', bride_first: false, custom_audio: false },
        ...{ remove_watermark: true, promo_code: null },
      },
    };
  },
  async drawLiveStill(stock) {
    const theme = await stock.theme();
    return {
      body: {
        ...{ theme_id: theme.id, theme_version: theme.version, form: randomUUID(), scene: { index: 0 }, width: 320 },
        ...{ details: {}, photos: {}, bride_first: false, ...lastLook(theme) },
      },
    };
  },
  shareOrderReview: async (stock, by) => ({ params: await beingMade(stock, by), body: { with_photos: true } }),
  getOrderReview: async (stock, by) => ({ params: await beingMade(stock, by) }),
  endOrderReview: async (stock, by) => ({ params: await beingMade(stock, by) }),
  async shareReview(stock) {
    const theme = await stock.theme();
    const details = Object.fromEntries(theme.fields.flatMap(({ key, sample }) => (sample === '' ? [] : [[key, sample]])));
    const body = { theme_version: theme.version, details, bride_first: false, ...lastLook(theme) };
    return { params: { theme_id: theme.id }, body };
  },
  openReview: async (stock, by) => ({ params: { token: (await shared(stock, by)).token }, query: {} }),
  async answerReview(stock, by) {
    const { token, round, fields } = await shared(stock, by);
    const answers = fields.slice(0, 1).map(({ key }) => ({ key, verdict: 'right', wording: null }));
    const reviewer_key = newSecret();
    stock.things.add('reviewer', reviewer_key);
    return { params: { token, reviewer_key }, body: { name: 'Nani', round, answers } };
  },
  listYeses: async (stock, by) => ({ params: { number: (await shared(stock, by)).number } }),
  async drawReviewStill(stock, by) {
    const { token } = await shared(stock, by);
    return { params: { token }, body: { form: randomUUID(), scene: { index: 0 }, width: 320 } };
  },
  recordVisit: async (stock) => ({
    body: { code: stock.things.of('partner code')[0], visitor_id: randomUUID(), landing: '/' },
  }),
  getVideo: async (stock) => ({ params: { category: 'house-warming', video: String((await stock.theme()).id) } }),
};
