import { getAdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { askCustomer } from '@nimantran/proto/http/studio/job-actions';
import { call } from '../../../lib/http/api.ts';

const LOOKS = 10;
const BETWEEN_MS = 400;

/** Asks the customer, then waits briefly until the studio's event has reached the order, so that its page shows the hold. */
export async function askAndWait(number: string, jobId: string, message: string): Promise<void> {
  await call(askCustomer, { params: { id: jobId }, body: { message } });
  for (let look = 0; look < LOOKS; look += 1) {
    const order = await call(getAdminOrder, { params: { number } }).catch(() => undefined);
    // The question has been asked in any case; a later load shows it.
    if (order === undefined || order.held_since !== null) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}
