import type { Order } from '@nimantran/proto/domain/order';
import { cancelOrder, openCheckout } from '@nimantran/proto/http/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { orderQuery } from '../api/orders.ts';
import css from './order-now.module.css';

export function PayAgain({ order }: { order: Order }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<'pay' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<string>(undefined);

  const attempt = async (what: 'pay' | 'cancel', act: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setBusy(null);
      setProblem(messageOf(error));
      void client.invalidateQueries(orderQuery(order.number));
    }
  };
  const pay = () =>
    attempt('pay', async () => {
      // One key for one press, however often the network repeats it.
      key.current ??= crypto.randomUUID();
      const { checkout_url } = await call(openCheckout, { params: { number: order.number }, idempotencyKey: key.current });
      key.current = undefined;
      window.location.assign(checkout_url);
    });
  const cancel = () =>
    attempt('cancel', async () => {
      client.setQueryData(orderQuery(order.number).queryKey, await call(cancelOrder, { params: { number: order.number } }));
      setBusy(null);
    });

  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={css.actions}>
        {order.can.pay && (
          <Button busy={busy === 'pay'} onClick={() => void pay()}>
            {order.payment_error === null ? 'Pay now' : 'Pay again'}
          </Button>
        )}
        <ButtonLink look="plain" to={`/video/create?theme=${order.theme.id}`}>
          Change details
        </ButtonLink>
        {order.can.cancel && (
          <Button look="quiet" busy={busy === 'cancel'} onClick={() => void cancel()}>
            Cancel order
          </Button>
        )}
      </div>
    </>
  );
}
