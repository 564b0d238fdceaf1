import type { OrdersContext } from '../context.ts';
import { takeCheckoutChecks } from '../db/payments/checkouts.ts';
import { askAboutCheckout, closeCheckout } from '../stripe/ask-provider.ts';

const BATCH = 20;

/** Asks about sessions open for a while, so that a lost webhook costs minutes, not the order; ends those no longer payable. */
export async function checkCheckouts(context: OrdersContext): Promise<boolean> {
  const checkouts = await takeCheckoutChecks(context.db, BATCH);
  for (const checkout of checkouts) {
    try {
      const found = await (checkout.state === 'closing' ? closeCheckout(context, checkout) : askAboutCheckout(context, checkout));
      if (found === 'paid') {
        context.log.info({ checkout: checkout.id }, 'payment found by asking');
        context.work.wake();
      }
    } catch (error) {
      context.log.warn({ err: error, checkout: checkout.id }, 'the provider could not be asked about a session');
    }
  }
  return checkouts.length === BATCH;
}
