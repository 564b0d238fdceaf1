import type { Order } from '@nimantran/proto/domain/order';
import { HOURS_TO_PAY } from '@nimantran/proto/domain/time-to-pay';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/controls/button.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { Question } from '../../../../components/feedback/question.tsx';
import { PromisedTime } from '../../../../components/orders/promised-time.tsx';
import { createAddress } from '../../../../lib/drafts/create-address.ts';
import { useDeliveryPromise } from '../../../../lib/shop/delivery-promise.ts';
import { billElementId } from '../../hooks/use-asked-bill.ts';
import { useCancelOrder } from '../../hooks/use-cancel-order.ts';
import { usePayBill } from '../../hooks/use-pay-bill.ts';
import { isPayable } from '../../lib/bills.ts';
import { OrderDetails } from '../order-details.tsx';
import css from '../order-status.module.css';
import type { OrderStatusProps } from '../order-status-props.ts';
import { BillList } from './bill-list.tsx';
import { PaymentError } from './payment-error.tsx';
import { PaymentPending } from './payment-pending.tsx';

/** An order that waits for its first payment: the whole price, or the half before a preview. */
export function Unpaid({ order, back, asked }: OrderStatusProps) {
  const { kind } = back;
  if (order.payment_pending) {
    return (
      <>
        <div className={css.words} role="status">
          <PaymentPending since={order.payment_pending.since} />
        </div>
        <OrderDetails order={order} />
      </>
    );
  }
  if (order.payment_error === null && kind === 'waiting') {
    return (
      <div className={css.words} role="status">
        <h2>Waiting for the bank.</h2>
        <p>
          Your payment is being confirmed. This takes a few seconds, and the page updates automatically. Please do not pay twice.
        </p>
      </div>
    );
  }
  return (
    <>
      <div className={css.words}>
        {order.payment_error === null ? (
          <h2>{kind === 'cancelled' ? 'The payment was not finished.' : 'This order is unpaid.'}</h2>
        ) : (
          <PaymentError error={order.payment_error} />
        )}
        {order.has_preview ? (
          <p>
            Nothing was charged. You pay half now and half after you have seen the preview. If you do not continue after the
            preview, we keep the first half for making it.
          </p>
        ) : (
          <p>
            Nothing was charged. Your invitation is saved for {HOURS_TO_PAY} hours
            {order.payment_error === null ? '.' : ': you can pay again, in another way if you like.'}
          </p>
        )}
      </div>
      {order.has_preview ? (
        <>
          <BillList order={order} bills={order.bills.filter((bill) => bill.state !== 'void')} asked={asked} />
          <div className={css.actions}>
            <CancelOrder order={order} />
          </div>
        </>
      ) : (
        <PayWhole order={order} />
      )}
      <OrderDetails order={order} />
    </>
  );
}

function PayWhole({ order }: { order: Order }) {
  const { pay, paying, problem } = usePayBill(order);
  const promise = useDeliveryPromise();
  const bill = order.bills.find((candidate) => isPayable(order, candidate));
  return (
    <>
      {bill && promise && (
        <p>
          If you pay now, your video is ready by{' '}
          <strong>
            <PromisedTime at={promise[order.delivery].due_at} />
          </strong>
          .
        </p>
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={css.actions}>
        {bill && (
          <Button id={billElementId(bill.id)} busy={paying === bill.id} onClick={() => void pay(bill)}>
            {order.payment_error === null ? 'Pay now' : 'Pay again'}
          </Button>
        )}
        <ButtonLink look="plain" to={createAddress({ themeId: order.theme.id, orderNumber: order.number })}>
          Change details
        </ButtonLink>
        <CancelOrder order={order} />
      </div>
    </>
  );
}

function CancelOrder({ order }: { order: Order }) {
  const cancelling = useCancelOrder(order);
  const [asks, setAsks] = useState(false);
  if (!order.can.cancel) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        Cancel order
      </Button>
      {asks && (
        <Question
          title="Cancel this order?"
          no="Keep the order"
          yes="Cancel order"
          busy={cancelling.isPending}
          error={cancelling.error}
          onNo={() => setAsks(false)}
          onYes={() => cancelling.mutate()}
        >
          Nothing was charged. A cancelled order can no longer be paid.
        </Question>
      )}
    </>
  );
}
