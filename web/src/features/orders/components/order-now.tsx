import type { Order } from '@nimantran/proto/domain/order';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { longMoment } from '../../../lib/dates.ts';
import css from './order-now.module.css';
import { OrderWords } from './order-words.tsx';
import { PayAgain } from './pay-again.tsx';
import { ReadyVideo } from './ready-video.tsx';

interface OrderNowProps {
  order: Order;
  /** How the customer came back from the payment page just now. */
  back: 'paid' | 'cancelled' | undefined;
}

/** What happens now, by when, and what can be done meanwhile. */
export function OrderNow({ order, back }: OrderNowProps) {
  switch (order.state) {
    case 'awaiting_payment':
    case 'awaiting_balance':
      return <Unpaid order={order} back={back} />;
    case 'processing':
    case 'preview_processing':
      return (
        <>
          {back === 'paid' && (
            <Notice kind="good">
              <p>Thank you. Your payment has arrived.</p>
            </Notice>
          )}
          <div className={css.words}>
            <h2>Your video is being made.</h2>
            {order.due_at && (
              <p>
                It will be ready by <strong>{longMoment(order.due_at)}</strong>, often sooner.
              </p>
            )}
            <p>
              A designer is putting your words into the film and checks every name and date. We write to {order.email} as soon as
              it is ready; this page tells you too. You may close it.
            </p>
            <p>
              Found a mistake? <Link to="/support">Write to us</Link> now, and the designer corrects it.
            </p>
          </div>
          <OrderWords order={order} />
        </>
      );
    case 'completed':
      return <ReadyVideo order={order} />;
    case 'cancelled':
      return <Over title="This order is cancelled." order={order} />;
    case 'expired':
      return <Over title="This order was not paid within 24 hours." order={order} />;
    case 'refunded':
      return <Over title="This order is refunded." order={order} />;
  }
}

function Unpaid({ order, back }: OrderNowProps) {
  if (order.payment_error !== null) {
    return (
      <div className={css.words}>
        <Notice kind="error">
          <p>
            <strong>The payment did not go through.</strong> {order.payment_error}
          </p>
        </Notice>
        <p>Nothing was charged. Your invitation is kept: you can pay again, with another card if you like.</p>
        <PayAgain order={order} />
      </div>
    );
  }
  if (back === 'paid') {
    return (
      <div className={css.words} role="status">
        <h2>Waiting for the bank.</h2>
        <p>Your payment is being confirmed. That takes a few seconds; this page changes by itself. Please do not pay twice.</p>
      </div>
    );
  }
  return (
    <div className={css.words}>
      <h2>{back === 'cancelled' ? 'The payment was not finished.' : 'This order waits for its payment.'}</h2>
      <p>Nothing was charged. Your invitation is kept for 24 hours.</p>
      <PayAgain order={order} />
    </div>
  );
}

function Over({ title, order }: { title: string; order: Order }) {
  return (
    <div className={css.words}>
      <h2>{title}</h2>
      <div className={css.actions}>
        <ButtonLink to={`/video/create?theme=${order.theme.id}`}>Make it again</ButtonLink>
        <ButtonLink look="plain" to="/">
          See all themes
        </ButtonLink>
      </div>
    </div>
  );
}
