import { watchPreview } from '@nimantran/proto/http/orders/orders';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../../components/controls/button.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { call, messageOf } from '../../../../lib/http/api.ts';
import { useCancelOrder } from '../../hooks/use-cancel-order.ts';
import { supportLink } from '../../lib/support-link.ts';
import { AskFamily } from '../ask-family.tsx';
import { BillList } from '../bills/bill-list.tsx';
import { PaymentError } from '../bills/payment-error.tsx';
import css from '../order-status.module.css';
import type { OrderStatusProps } from '../order-status-props.ts';
import { VideoPlayer } from './video-player.tsx';

/** The preview is ready: watch it, ask for changes, or pay the other half. */
export function PreviewReady({ order, back, asked }: OrderStatusProps) {
  const confirming = order.payment_error === null && back.kind === 'waiting' ? back.bill.id : undefined;
  return (
    <>
      <div className={css.words}>
        <h2>{order.can.watch_preview ? 'This is your preview.' : 'Your preview was made.'}</h2>
        <p>
          Your own details and photos in the video, small and watermarked. The finished video is full size, without the watermark.
        </p>
      </div>
      {order.can.watch_preview && (
        <VideoPlayer
          label={`Your preview: ${order.headline}`}
          portrait={order.theme.portrait_orientation}
          poster={order.poster_url}
          fetchUrl={async () => (await call(watchPreview, { params: { number: order.number } })).play_url}
        >
          Play your preview
        </VideoPlayer>
      )}
      <div className={css.words}>
        <h2 className={css.sub}>What to do next</h2>
        <p>
          <strong>Is it right?</strong> Pay the other half, and we make the video in {order.resolution}.
        </p>
        <p>
          <strong>Would you like to change something?</strong> Write to us before you pay; the designer will correct it first.
        </p>
        <ButtonLink look="plain" to={supportLink(order)}>
          Describe the change
        </ButtonLink>
      </div>
      {order.payment_error !== null && <PaymentError error={order.payment_error} />}
      <BillList order={order} bills={order.bills.filter((bill) => bill.state === 'open')} asked={asked} confirming={confirming} />
      {order.can.review && <AskFamily order={order} />}
      <GiveUp order={order} />
    </>
  );
}

const KEEP_ID = 'keep-order';

/** Cancelling forfeits the first half, so it needs a confirmation. */
function GiveUp({ order }: Pick<OrderStatusProps, 'order'>) {
  const cancelling = useCancelOrder(order);
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asks) document.getElementById(KEEP_ID)?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asks;
  }, [asks]);
  if (!order.can.cancel) return null;
  if (!asks) {
    return (
      <p className={css.hint}>
        Not what you hoped for?{' '}
        <button ref={opener} type="button" className={css.asLink} onClick={() => setAsks(true)}>
          Cancel order
        </button>
      </p>
    );
  }
  return (
    <Notice
      kind="warning"
      actions={
        <>
          <Button small id={KEEP_ID} onClick={() => setAsks(false)}>
            Keep the order
          </Button>
          <Button small look="plain" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            Cancel order
          </Button>
        </>
      }
    >
      <p>The order ends here. We keep the first half, because the preview was made, and do not charge the other half.</p>
      {cancelling.isError && <p role="alert">{messageOf(cancelling.error)}</p>}
    </Notice>
  );
}
