/** How webhooks are sent. With `drop_every` n each n-th event is never sent; 0 sends all. */
export type WebhookControls = {
  paused: boolean;
  delay_ms: number;
  copies: number;
  shuffle: boolean;
  concurrency: number;
  drop_every: number;
};

const NORMAL: WebhookControls = { paused: false, delay_ms: 0, copies: 1, shuffle: false, concurrency: 8, drop_every: 0 };

/** The behaviour that a test or the demo has set for the next deliveries and refunds. In memory only: a restart resets it. */
export class Controls {
  #webhooks: WebhookControls = NORMAL;
  #nextRefund: 'pending' | 'failed' | undefined;
  #sinceDropped = 0;
  readonly #listeners = new Set<() => void>();

  get webhooks(): Readonly<WebhookControls> {
    return this.#webhooks;
  }

  setWebhooks(wanted: Partial<WebhookControls>): void {
    if (wanted.drop_every !== undefined) this.#sinceDropped = 0;
    this.#webhooks = { ...this.#webhooks, ...wanted };
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Whether the next event is one to drop. */
  dropsNext(): boolean {
    if (this.#webhooks.drop_every === 0) return false;
    this.#sinceDropped += 1;
    if (this.#sinceDropped < this.#webhooks.drop_every) return false;
    this.#sinceDropped = 0;
    return true;
  }

  setNextRefund(outcome: 'pending' | 'failed'): void {
    this.#nextRefund = outcome;
  }

  /** The requested outcome, which applies to one refund only. */
  takeNextRefund(): 'pending' | 'failed' | undefined {
    const outcome = this.#nextRefund;
    this.#nextRefund = undefined;
    return outcome;
  }
}
