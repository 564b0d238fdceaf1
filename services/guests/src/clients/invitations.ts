import { ExpiringCache } from '@nimantran/kit/auth/expiring-cache';
import { neighbourProblem } from '@nimantran/kit/http/neighbour-problem';
import { type OrderInvitation, orderInvitation } from '@nimantran/proto/http/orders/invitations';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';

/** A lost event shows old words for this long at most. */
const KEPT_MS = 3_000;
const KEPT_ORDERS = 1_000;

/** Orders' answers about invitations, kept for some seconds; events drop them earlier. Concurrent requests share one question. */
export class Invitations {
  private readonly orders: Call;
  private readonly kept = new ExpiringCache<OrderInvitation | undefined>(KEPT_ORDERS);
  private readonly asked = new Map<string, Promise<OrderInvitation | undefined>>();

  constructor(orders: Call) {
    this.orders = orders;
  }

  /** Undefined if there is no such order. @throws HttpProblem 503 if orders does not answer */
  async get(number: string): Promise<OrderInvitation | undefined> {
    const waiting = this.asked.get(number);
    return this.kept.get(number) ?? waiting ?? this.fresh(number);
  }

  /** The same, asked now. */
  fresh(number: string): Promise<OrderInvitation | undefined> {
    const asking = this.ask(number)
      .then((invitation) => {
        // An event that came meanwhile has dropped the question: its answer may be older than the event.
        if (this.asked.get(number) === asking) this.kept.keep(number, invitation, Date.now() + KEPT_MS);
        return invitation;
      })
      .finally(() => {
        if (this.asked.get(number) === asking) this.asked.delete(number);
      });
    this.asked.set(number, asking);
    return asking;
  }

  drop(number: string): void {
    this.kept.drop(number);
    this.asked.delete(number);
  }

  private async ask(number: string): Promise<OrderInvitation | undefined> {
    try {
      return await this.orders(orderInvitation, { params: { number } });
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return undefined;
      throw neighbourProblem('orders', error);
    }
  }
}
