import type { Order } from '@nimantran/proto/domain/order';
import { ButtonLink } from '../../../components/button.tsx';
import { moneyAtTheEnd } from '../lib/money.ts';
import { BeingMade, LateNotice } from './being-made.tsx';
import css from './order-now.module.css';
import type { OrderNowProps } from './order-now-props.ts';
import { PreviewReady } from './preview-ready.tsx';
import { ReadyVideo } from './ready-video.tsx';
import { Unpaid } from './unpaid.tsx';

/** What happens now, by when, and what can be done meanwhile. */
export function OrderNow(props: OrderNowProps) {
  const { order } = props;
  switch (order.state) {
    case 'awaiting_payment':
      return <Unpaid {...props} />;
    case 'awaiting_balance':
      return <PreviewReady {...props} />;
    case 'processing':
    case 'preview_processing':
      return <BeingMade order={order} />;
    case 'completed':
      return (
        <>
          <LateNotice order={order} />
          <div className={css.words}>
            <h2>Your video is ready.</h2>
          </div>
          <ReadyVideo order={order} />
          <p className={css.hint}>
            MP4, {order.resolution}. Your photos are deleted from our servers 2 days after the video was made; the video stays
            here for 12 months.
          </p>
        </>
      );
    case 'cancelled':
      return <Over title="This order is cancelled." order={order} />;
    case 'expired':
      return (
        <Over
          title={
            order.has_preview && order.paid
              ? 'The other half was not paid in 14 days.'
              : 'This order was not paid within 24 hours.'
          }
          order={order}
        />
      );
    case 'refunded':
      return <Over title="This order is refunded." order={order} />;
  }
}

function Over({ title, order }: { title: string; order: Order }) {
  const money = moneyAtTheEnd(order);
  return (
    <div className={css.words}>
      <h2>{title}</h2>
      {money !== '' && <p>{money}</p>}
      {order.state === 'refunded' && <p>The video can no longer be downloaded here.</p>}
      <div className={css.actions}>
        <ButtonLink to={`/video/create?theme=${order.theme.id}`}>Make it again</ButtonLink>
        <ButtonLink look="plain" to="/">
          See all themes
        </ButtonLink>
      </div>
    </div>
  );
}
