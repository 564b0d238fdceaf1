import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LocalContext } from '../../context.ts';
import type { Webhook } from '../store/objects.ts';
import { WebhookQueue } from './webhook-queue.ts';

const LONGEST_SLEEP_MS = 60_000;

/** The `Stripe-Signature` header: HMAC-SHA256 over `<seconds>.<payload>`. */
function signWebhook(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Sends events to the webhook address until it answers 2xx: delays double up to a cap, and it gives up after three days. */
export class WebhookSender {
  readonly #context: LocalContext;
  readonly #log: FastifyBaseLogger;
  readonly #queue = new WebhookQueue();
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #woken = false;

  constructor(context: LocalContext, log: FastifyBaseLogger) {
    this.#context = context;
    this.#log = log;
  }

  start(): void {
    const { store, controls } = this.#context;
    for (const webhook of store.each('webhook')) this.#queue.set(webhook);
    store.onCommit((lines) => {
      for (const { table, row } of lines) {
        const webhook = table === 'webhook' ? store.get('webhook', row.id) : undefined;
        if (webhook !== undefined) this.#queue.set(webhook);
      }
      this.#wake();
    });
    controls.onChange(() => this.#wake());
    this.#wake();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stopping.abort();
    await Promise.allSettled(this.#sending);
  }

  /** Soon, and once for all events of the same tick. */
  #wake(): void {
    if (this.#woken) return;
    this.#woken = true;
    setImmediate(() => {
      this.#woken = false;
      this.#sendDue();
    });
  }

  #sendDue(): void {
    clearTimeout(this.#timer);
    const { config, clock, controls } = this.#context;
    const { paused, concurrency, shuffle } = controls.webhooks;
    const url = config.stripe.webhookUrl;
    if (this.#stopping.signal.aborted || url === undefined || paused) return;
    while (this.#queue.sending < concurrency) {
      const webhook = this.#queue.due(clock(), shuffle);
      if (webhook === undefined) {
        this.#sleep();
        return;
      }
      this.#queue.begin(webhook);
      const sending = this.#send(webhook, url).finally(() => {
        this.#queue.end(webhook);
        this.#sending.delete(sending);
        this.#wake();
      });
      this.#sending.add(sending);
    }
  }

  #sleep(): void {
    const next = this.#queue.nextAt();
    if (next === undefined) return;
    const wait = Math.max(1, next - this.#context.clock());
    this.#timer = setTimeout(() => this.#wake(), Math.min(wait, LONGEST_SLEEP_MS));
  }

  async #send({ id }: Webhook, url: string): Promise<void> {
    const problem = await this.#post(id, url);
    // Aborted by our own shutdown: the attempt does not count, and the next start retries.
    if (problem !== null && this.#stopping.signal.aborted) return;
    const { store, clock, retry } = this.#context;
    store.transact((tx) => {
      const webhook = tx.get('webhook', id);
      if (webhook === undefined) return;
      const attempts = webhook.attempts + 1;
      if (problem === null) {
        const taken = webhook.taken + 1;
        const status = taken >= webhook.wanted ? 'delivered' : webhook.status;
        tx.put('webhook', { ...webhook, attempts, taken, status, last_problem: null });
        return;
      }
      const failures = webhook.attempts - webhook.taken;
      const next_at = clock() + Math.min(retry.firstDelayMs * 2 ** Math.min(failures, 30), retry.maxDelayMs);
      const status = next_at - webhook.first_at > retry.giveUpAfterMs ? 'given_up' : 'pending';
      tx.put('webhook', { ...webhook, attempts, status, next_at, last_problem: problem });
      const outcome = status === 'pending' ? 'webhook not accepted, will try again' : 'webhook given up';
      this.#log.warn({ event_id: id, attempts, problem }, outcome);
    });
  }

  /** Null if it was accepted, otherwise the error. */
  async #post(eventId: string, url: string): Promise<string | null> {
    const { store, clock, config, retry } = this.#context;
    const event = store.get('event', eventId);
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
