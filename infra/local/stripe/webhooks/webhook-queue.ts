import type { Webhook } from '../store/objects.ts';

/** The undelivered webhooks, and how many copies of each are being sent. */
export class WebhookQueue {
  readonly #waiting = new Map<string, Webhook>();
  readonly #underWay = new Map<string, number>();
  #sending = 0;

  get sending(): number {
    return this.#sending;
  }

  /** Adds or updates a webhook as now stored, or removes it if nothing is left to send. */
  set(webhook: Webhook): void {
    if (webhook.status === 'pending') this.#waiting.set(webhook.id, webhook);
    else this.#waiting.delete(webhook.id);
  }

  /** A webhook to send now: the first in line, or a random one if they are shuffled. */
  due(now: number, shuffled: boolean): Webhook | undefined {
    const found: Webhook[] = [];
    for (const webhook of this.#waiting.values()) {
      if (webhook.next_at > now || !this.#hasCopyToSend(webhook)) continue;
      if (!shuffled) return webhook;
      found.push(webhook);
    }
    return found[Math.floor(Math.random() * found.length)];
  }

  /** When the next one is due; `undefined` if none is scheduled. */
  nextAt(): number | undefined {
    let next: number | undefined;
    for (const webhook of this.#waiting.values()) {
      if (this.#hasCopyToSend(webhook) && (next === undefined || webhook.next_at < next)) next = webhook.next_at;
    }
    return next;
  }

  begin({ id }: Webhook): void {
    this.#sending += 1;
    this.#underWay.set(id, (this.#underWay.get(id) ?? 0) + 1);
  }

  end({ id }: Webhook): void {
    this.#sending -= 1;
    const left = (this.#underWay.get(id) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(id);
    else this.#underWay.set(id, left);
  }

  #hasCopyToSend({ id, wanted, taken }: Webhook): boolean {
    return taken + (this.#underWay.get(id) ?? 0) < wanted;
  }
}
