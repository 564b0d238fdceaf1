import type { Bill, Order } from '@nimantran/proto/domain/order';
import { openCheckout } from '@nimantran/proto/http/orders/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { rememberBillBeingPaid } from '../../../lib/money/bill-being-paid.ts';
import { orderQuery } from '../api/orders.ts';

/** Opens the payment page of a bill. `paying` is the bill that is being opened. */
export function usePayBill(order: Pick<Order, 'number'>) {
  const client = useQueryClient();
  const intent = useIdempotencyKey();
  const [paying, setPaying] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  usePageRestored(() => setPaying(null));

  const pay = async (bill: Bill): Promise<void> => {
    setPaying(bill.id);
    setProblem(null);
    try {
      const { checkout_url } = await call(openCheckout, {
        params: { number: order.number },
        body: { bill_id: bill.id },
        idempotencyKey: intent.keyFor(bill.id),
      });
      intent.done();
      rememberBillBeingPaid(order.number, bill.id);
      window.location.assign(checkout_url);
    } catch (error) {
      setPaying(null);
      setProblem(messageOf(error));
      void client.invalidateQueries(orderQuery(order.number));
    }
  };
  return { pay, paying, problem };
}
