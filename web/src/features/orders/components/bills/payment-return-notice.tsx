import type { Order } from '@nimantran/proto/domain/order';
import { Notice } from '../../../../components/feedback/notice.tsx';
import type { Return } from '../../lib/payment-return.ts';
import { PaymentError } from './payment-error.tsx';

/** A notice about the payment the customer returns from, if the order's state does not already show it. */
export function PaymentReturnNotice({ order, back }: { order: Order; back: Return }) {
  if (back.kind === 'thanks') {
    // A customer who waited here until the video was ready reads that notice instead.
    if (order.state === 'completed' && back.bill.kind !== 'customisation') return null;
    return (
      <div role="status">
        <Notice kind="good">
          <p>Thank you. Your payment has arrived.</p>
        </Notice>
      </div>
    );
  }
  if (order.state === 'awaiting_payment') return null;
  if (back.kind === 'cancelled') {
    return (
      <Notice>
        <p>The payment was not finished. Nothing was charged.</p>
      </Notice>
    );
  }
  const unsaid = order.payment_error !== null && order.can.pay && order.state !== 'awaiting_balance';
  return unsaid ? <PaymentError error={order.payment_error ?? ''} /> : null;
}
