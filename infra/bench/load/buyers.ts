import { setTimeout as sleep } from 'node:timers/promises';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { OrderOptions } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import { placeOrder, STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import { createQuote } from '@nimantran/proto/http/pricing/quotes';
import Stripe from 'stripe';
import { BILLING, customise, findTheme } from '../../shop-client/order.ts';
import { newIntent, type Person, visitAs } from '../../shop-client/person.ts';
import type { SleepingShop } from './sleeping-shop.ts';

/** A theme without photos whose drafts need no designer if they have no findings. */
export const THEME = { folder: 'first-light', id: 166, category: 'thread-ceremony' };
/** A draft has 720p, so the final video is rendered separately. */
const OPTIONS: OrderOptions = {
  currency: 'INR',
  resolution: '1080p',
  delivery: 'express',
  remove_watermark: false,
  promo_code: null,
};
const PEOPLE = 8;
const AT_ONCE = 6;
const PAYMENTS_AT_ONCE = 8;
const ANSWER_LIMIT_MS = 30_000;
const AGAIN_MS = 1_000;

/** An order that is placed and paid at the provider, before its webhook is sent. */
export interface PaidOrder {
  number: string;
  payload: string;
}

/** Customers who buy one theme, each with their own details. */
export class Buyers {
  readonly #shop: SleepingShop;
  readonly #people: Person[];
  readonly #theme: Video;
  readonly #customisation: Customisation;
  readonly #total: number;
  readonly #stripe: Stripe;
  #placed = 0;

  private constructor(shop: SleepingShop, people: Person[], theme: Video, customisation: Customisation, total: number) {
    this.#shop = shop;
    this.#people = people;
    this.#theme = theme;
    this.#customisation = customisation;
    this.#total = total;
    const { hostname: host, port } = new URL(shop.shop.localUrl);
    this.#stripe = new Stripe(shop.secrets.stripeKey, { host, port: Number(port), protocol: 'http', telemetry: false });
  }

  static async open(shop: SleepingShop): Promise<Buyers> {
    const { publicUrl, localUrl } = shop.shop;
    const emails = Array.from({ length: PEOPLE }, (_, index) => `buyer-${index}@nimantran.test`);
    const people = await Promise.all(emails.map((email) => visitAs(publicUrl, localUrl, email)));
    const [first] = people;
    if (!first) throw new Error('Nobody buys.');
    const theme = await findTheme(first, THEME.id, THEME.category);
    const { remove_watermark, promo_code, currency, resolution, delivery } = OPTIONS;
    const { total } = await first.call(createQuote, {
      body: {
        ...{ pricing_id: theme.pricing_id, currency, resolution, delivery, remove_watermark, promo_code },
        ...{ bride_first: false, custom_audio: false },
      },
    });
    return new Buyers(shop, people, theme, await customise(first, theme, {}), total.amount_minor);
  }

  /** Stops the provider's own webhooks; the bench sends them when it is time. */
  async holdWebhooks(): Promise<void> {
    await this.#control('webhooks', { drop_every: 1 });
  }

  /** Places orders and pays for them at the provider, so that only their webhooks are missing. */
  async prepare(count: number): Promise<PaidOrder[]> {
    const numbers = new Map<string, string>();
    await inTurns(Array.from({ length: count }), AT_ONCE, async () => {
      const { number, session } = await this.place();
      numbers.set(session, number);
    });
    await inTurns([...numbers.keys()], PAYMENTS_AT_ONCE, (session) => this.#control(`sessions/${session}/pay`, {}));
    const paid: PaidOrder[] = [];
    for await (const event of this.#stripe.events.list({ type: 'checkout.session.completed', limit: 100 })) {
      const number = numbers.get((event.data.object as Stripe.Checkout.Session).id);
      if (number !== undefined) paid.push({ number, payload: JSON.stringify(event, null, 2) });
      if (paid.length === count) return paid.reverse();
    }
    throw new Error(`The provider told of ${paid.length} of ${count} payments.`);
  }

  /** Places one order; returns its number and its checkout session. */
  async place(): Promise<{ number: string; session: string }> {
    this.#placed += 1;
    const person = this.#people[this.#placed % PEOPLE];
    if (!person) throw new Error('Nobody buys.');
    const { details } = this.#customisation;
    const name = Object.keys(details)[0] ?? '';
    const { order, checkout } = await person.call(placeOrder, {
      idempotencyKey: newIntent(),
      body: {
        theme_id: this.#theme.id,
        theme_version: this.#theme.version,
        customisation: { ...this.#customisation, details: { ...details, [name]: `Guest ${this.#placed}` } },
        options: OPTIONS,
        billing: BILLING,
        expected_total_minor: this.#total,
        terms_accepted: true,
      },
    });
    return { number: order.number, session: checkout.checkout_url.split('/').at(-1) ?? '' };
  }

  async pay(session: string): Promise<void> {
    await this.#control(`sessions/${session}/pay`, {});
  }

  /**
   * Sends the webhooks at a steady rate, however long the responses take, and repeats a rejected one after a second, as the
   * provider would later. Returns how long each took in ms until it was accepted, how many rejections there were, and how late
   * the last one was sent.
   */
  async tell(orders: readonly PaidOrder[], perSecond: number): Promise<{ took: number[]; refused: number; lateMs: number }> {
    const took: number[] = [];
    let refused = 0;
    const send = async (order: PaidOrder): Promise<void> => {
      const start = performance.now();
      while (!(await this.#send(order))) {
        refused += 1;
        await sleep(AGAIN_MS);
      }
      took.push(performance.now() - start);
    };
    const answers: Promise<void>[] = [];
    const begun = performance.now();
    let lateMs = 0;
    for (const [index, order] of orders.entries()) {
      const due = begun + (index * 1_000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      lateMs = Math.max(0, performance.now() - due);
      answers.push(send(order));
    }
    await Promise.all(answers);
    return { took, refused, lateMs };
  }

  /** Returns false if the shop could not accept it now. @throws Error if the shop rejects it */
  async #send({ payload }: PaidOrder): Promise<boolean> {
    const secret = this.#shop.secrets.stripeWebhook;
    const signature = this.#stripe.webhooks.generateTestHeaderString({ payload, secret });
    const answer = await fetch(this.#shop.shop.publicUrl + STRIPE_WEBHOOK_PATH, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (!answer) return false;
    if (answer.status >= 400 && answer.status < 500) throw new Error(`A webhook was answered with ${answer.status}.`);
    return answer.ok;
  }

  async #control(path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.#shop.shop.localUrl}/_test/stripe/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The stand-in answered ${path} with ${answer.status}.`);
  }
}

/** Calls `call` once per item, with a limit on concurrent calls. */
async function inTurns<Item>(items: readonly Item[], atOnce: number, call: (item: Item) => Promise<unknown>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await call(item);
    }),
  );
}
