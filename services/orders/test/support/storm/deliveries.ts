import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { STRIPE_WEBHOOK_PATH } from '@nimantran/proto/http/orders/orders';
import type Stripe from 'stripe';
import { WEBHOOK_SECRET } from '../../../../../infra/test-support/stand-ins/start-local.ts';
import type { Dice } from '../dice.ts';

const CONNECTIONS = 16;
/** A bad delivery is added after so many good ones: a tenth of all is bad. */
const GOOD_PER_BAD = 9;
const PAUSE_MS = 20;
/** If the service does not answer now, it will not for a moment. */
const PATIENCE_MS = 300;
const TIMEOUT_MS = 15_000;

interface Delivery {
  payload: string;
  signature: string | undefined;
  expected: 200 | 400;
}

/** Models the network: events arrive shuffled, repeated and resent if unanswered, among an attacker's deliveries. */
export class Deliveries {
  readonly counts = { good: 0, bad: 0, unanswered: 0 };
  /** Unexpected answers. */
  readonly wrong: string[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  private readonly pool: Delivery[] = [];
  private readonly url: string;
  private readonly stripe: Stripe;
  private readonly dice: Dice;
  private readonly after: (answered: number) => void;
  private good = 0;
  private sending = 0;
  private open = true;
  private readonly workers: Promise<void>[];

  /** @param after receives the number of answers so far */
  constructor(options: { url: string; stripe: Stripe; dice: Dice; after: (answered: number) => void }) {
    this.url = options.url;
    this.stripe = options.stripe;
    this.dice = options.dice;
    this.after = options.after;
    this.workers = Array.from({ length: CONNECTIONS }, () => this.work());
  }

  get answered(): number {
    return this.counts.good + this.counts.bad;
  }

  add(event: Stripe.Event, copies: number): void {
    const payload = JSON.stringify(event, null, 2);
    for (let copy = 0; copy < copies; copy += 1) {
      this.pool.push({ payload, signature: this.sign(payload), expected: 200 });
      this.good += 1;
      if (this.good % GOOD_PER_BAD === 0) this.pool.push(this.forge(event, payload));
    }
  }

  /** Resolves when everything added is answered. */
  async drained(): Promise<void> {
    while (this.pool.length > 0 || this.sending > 0) await sleep(PAUSE_MS);
  }

  async close(): Promise<void> {
    this.open = false;
    await Promise.all(this.workers);
    this.agent.destroy();
  }

  private sign(payload: string, options: { secret?: string; timestamp?: number } = {}): string {
    return this.stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...options });
  }

  /** A delivery that an attacker could send: if it were accepted, the books would show it. */
  private forge(event: Stripe.Event, payload: string): Delivery {
    const forged = JSON.stringify({ ...event, id: `${event.id}_forged` }).replaceAll(/"(amount\w*)":(\d+)/g, '"$1":1$2');
    const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
    const signed: readonly [string | undefined, ...(string | undefined)[]] = [
      undefined,
      '',
      't=1,v1=0',
      this.sign(payload),
      this.sign(forged, { secret: 'whsec_guessed' }),
      this.sign(forged, { timestamp: hourAgo }),
    ];
    return { payload: forged, signature: this.dice.pick(signed), expected: 400 };
  }

  private async work(): Promise<void> {
    while (this.open) {
      const delivery = this.take();
      if (!delivery) {
        await sleep(PAUSE_MS);
        continue;
      }
      this.sending += 1;
      await this.deliver(delivery);
      this.sending -= 1;
    }
  }

  private take(): Delivery | undefined {
    const last = this.pool.pop();
    const place = this.dice.below(this.pool.length + 1);
    const chosen = this.pool[place];
    if (!last || !chosen) return last;
    this.pool[place] = last;
    return chosen;
  }

  private async deliver(delivery: Delivery): Promise<void> {
    const status = await this.post(delivery).catch(() => undefined);
    if (status === undefined || status >= 500) {
      if (status !== undefined) this.wrong.push(`${status} instead of ${delivery.expected}`);
      this.counts.unanswered += 1;
      this.pool.push(delivery);
      await sleep(PATIENCE_MS);
      return;
    }
    if (status !== delivery.expected)
      this.wrong.push(`${status} instead of ${delivery.expected}: ${delivery.payload.slice(0, 200)}`);
    this.counts[delivery.expected === 200 ? 'good' : 'bad'] += 1;
    this.after(this.answered);
  }

  private post({ payload, signature }: Delivery): Promise<number> {
    const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
    if (signature !== undefined) headers['stripe-signature'] = signature;
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: this.agent, headers, timeout: TIMEOUT_MS };
      const sent = request(this.url + STRIPE_WEBHOOK_PATH, options, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.end(payload);
    });
  }
}
