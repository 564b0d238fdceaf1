import { getShop } from '@nimantran/proto/http/orders/shop';
import type { Call } from '@nimantran/proto/http/shared/client';

const KEPT_MS = 60_000;

/** The name that marks say, asked of orders; if it cannot be asked, its last answer stands in. */
export class ShopName {
  readonly #orders: Call;
  #kept: { at: number; name: string } | undefined;

  constructor(orders: Call) {
    this.#orders = orders;
  }

  /** As it is now, for a film. @throws ProblemError if orders has never answered */
  async get(): Promise<string> {
    try {
      const { about } = await this.#orders(getShop);
      this.#kept = { at: Date.now(), name: about.name };
    } catch (error) {
      if (!this.#kept) throw error;
      // Pictures do not wait for it again within the minute.
      this.#kept = { ...this.#kept, at: Date.now() };
    }
    return this.#kept.name;
  }

  /** At most a minute old, for a picture on a form. @throws ProblemError if orders has never answered */
  async recent(): Promise<string> {
    return this.#kept && Date.now() - this.#kept.at < KEPT_MS ? this.#kept.name : this.get();
  }
}
