import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LocalContext } from '../context.ts';
import type { Delivery } from './objects.ts';

const AT_ONCE = 4;
const LONGEST_SLEEP_MS = 60_000;

/** The `Stripe-Signature` header: HMAC-SHA256 over `<seconds>.<payload>`. */
function signWebhook(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Brings events to the webhook address until it answers 2xx: waits double up to a cap, and after three days it gives up. */
export class WebhookSender {
  readonly #context: LocalContext;
  readonly #log: FastifyBaseLogger;
  readonly #sending = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #started = false;

  constructor(context: LocalContext, log: FastifyBaseLogger) {
    this.#context = context;
    this.#log = log;
  }

  start(): void {
    this.#started = true;
    this.#context.store.onCommit(() => this.#wake());
    this.#context.controls.onChange(() => this.#wake());
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    this.#stopping.abort();
    await Promise.allSettled(this.#sending.values());
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const { config, store, clock, controls } = this.#context;
    const url = config.stripe.webhookUrl;
    if (!this.#started || url === undefined || controls.webhooks.paused) return;
    const waiting = store
      .all('delivery')
      .filter((delivery) => delivery.status === 'pending' && !this.#sending.has(delivery.id))
      .sort((one, other) => one.next_at - other.next_at);
    for (const delivery of waiting) {
      const wait = delivery.next_at - clock();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#wake(), Math.min(wait, LONGEST_SLEEP_MS));
        return;
      }
      if (this.#sending.size >= AT_ONCE) return;
      const sending = this.#send(delivery, url).finally(() => {
        this.#sending.delete(delivery.id);
        this.#wake();
      });
      this.#sending.set(delivery.id, sending);
    }
  }

  async #send(delivery: Delivery, url: string): Promise<void> {
    const problem = await this.#post(delivery, url);
    // Stopped on our side: the attempt does not count, the next start goes on.
    if (problem !== null && this.#stopping.signal.aborted) return;
    const { store, clock, retry } = this.#context;
    store.transact((tx) => {
      const attempts = delivery.attempts + 1;
      if (problem === null) {
        tx.put('delivery', { ...delivery, attempts, status: 'delivered', last_problem: null });
        const event = tx.get('event', delivery.event_id);
        if (event && event.pending_webhooks > 0) tx.put('event', { ...event, pending_webhooks: 0 });
        return;
      }
      const wait = Math.min(retry.firstDelayMs * 2 ** Math.min(delivery.attempts, 30), retry.maxDelayMs);
      const next_at = clock() + wait;
      const status = next_at - delivery.first_at > retry.giveUpAfterMs ? 'given_up' : 'pending';
      tx.put('delivery', { ...delivery, attempts, status, next_at, last_problem: problem });
      this.#log.warn(
        { event_id: delivery.event_id, attempts, problem },
        status === 'pending' ? 'webhook not taken, will try again' : 'webhook given up',
      );
    });
  }

  /** Null when it was taken, else what went wrong. */
  async #post(delivery: Delivery, url: string): Promise<string | null> {
    const { store, clock, config, retry } = this.#context;
    const event = store.get('event', delivery.event_id);
    if (event === undefined) return null;
    const payload = JSON.stringify(event, null, 2);
    const seconds = Math.floor(clock() / 1000);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(retry.timeoutMs), this.#stopping.signal]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signWebhook(payload, config.stripe.webhookSecret, seconds),
        },
      });
      await response.body?.cancel();
      return response.ok ? null : `answered ${response.status}`;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      return error instanceof Error ? `${error.message}${cause}` : String(error);
    }
  }
}
