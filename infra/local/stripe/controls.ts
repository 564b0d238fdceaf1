type WebhookControls = { paused: boolean; delay_ms: number; copies: number };

/** What a test or the demo has asked of the next deliveries and refunds. Kept in memory: a restart is back to normal. */
export class Controls {
  #webhooks: WebhookControls = { paused: false, delay_ms: 0, copies: 1 };
  #nextRefund: 'pending' | 'failed' | undefined;
  readonly #listeners = new Set<() => void>();

  get webhooks(): Readonly<WebhookControls> {
    return this.#webhooks;
  }

  setWebhooks(wanted: Partial<WebhookControls>): void {
    this.#webhooks = { ...this.#webhooks, ...wanted };
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  setNextRefund(outcome: 'pending' | 'failed'): void {
    this.#nextRefund = outcome;
  }

  /** The outcome asked for, once. */
  takeNextRefund(): 'pending' | 'failed' | 'succeeded' {
    const outcome = this.#nextRefund ?? 'succeeded';
    this.#nextRefund = undefined;
    return outcome;
  }
}
