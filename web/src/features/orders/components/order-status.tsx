import type { Order } from '@nimantran/proto/domain/order';
import { DAYS_FOR_BALANCE, HOURS_TO_PAY } from '@nimantran/proto/domain/time-to-pay';
import { ButtonLink } from '../../../components/controls/button.tsx';
import { LinkedNumbers } from '../../../components/text/linked-numbers.tsx';
import { createAddress } from '../../../lib/drafts/create-address.ts';
import { receiptDate } from '../../../lib/time/dates.ts';
import { moneyAtTheEnd } from '../lib/money-lines.ts';
import { isVideoDeleted } from '../lib/order-progress.ts';
import { supportLink } from '../lib/support-link.ts';
import { BeingMade, LateNotice } from './being-made.tsx';
import { Unpaid } from './bills/unpaid.tsx';
import { AskChange } from './corrections/ask-change.tsx';
import { PreviewReady } from './download/preview-ready.tsx';
import { ReadyVideo } from './download/ready-video.tsx';
import { OrderDetails } from './order-details.tsx';
import css from './order-status.module.css';
import type { OrderStatusProps } from './order-status-props.ts';

/** The current step, its deadline, and what the customer can do meanwhile. */
export function OrderStatus(props: OrderStatusProps) {
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
      if (isVideoDeleted(order)) return <VideoEnded order={order} />;
      return (
        <>
          <LateNotice order={order} />
          <div className={css.words}>
            <h2>Your video is ready.</h2>
          </div>
          <ReadyVideo order={order} />
          <p className={css.hint}>
            The video is an MP4 file in {order.resolution}.
            {order.video?.kept_until && ` We keep everything here until ${receiptDate(order.video.kept_until)}.`}
          </p>
          {/* A viewer of another customer's order has nothing to ask. */}
          {order.can.download && (
            <div className={css.changes}>
              <ButtonLink look="plain" small to={`/user/invitations/${order.number}/correct`}>
                Correct the words
              </ButtonLink>
              <AskChange order={order} />
            </div>
          )}
        </>
      );
    case 'cancelled':
      return <Over title="This order was cancelled." order={order} />;
    case 'expired':
      return (
        <Over
          title={
            order.has_preview && order.paid
              ? `The other half was not paid within ${DAYS_FOR_BALANCE} days.`
              : `This order was not paid within ${HOURS_TO_PAY} hours.`
          }
          order={order}
        />
      );
    case 'refunded':
      return <Over title="This order was refunded." order={order} />;
  }
}

/** The video was kept as long as promised, then deleted: says so kindly and offers a way to order another. */
function VideoEnded({ order }: { order: Order }) {
  const deletedAt = order.video?.deleted_at;
  return (
    <>
      <div className={css.words}>
        <h2>This video has been deleted.</h2>
        <p>
          We kept it for as long as we promised{deletedAt && `, and deleted it on ${receiptDate(deletedAt)}`}. The copies you
          saved or sent are yours to keep.
        </p>
        <p>Would you like it again? Write to us, and we will remake it for you.</p>
        <div className={css.actions}>
          <ButtonLink to={supportLink(order)}>Write to support</ButtonLink>
          <ButtonLink look="plain" to={createAddress({ themeId: order.theme.id, orderNumber: order.number })}>
            Make a new one
          </ButtonLink>
        </div>
      </div>
      <OrderDetails order={order} />
    </>
  );
}

function Over({ title, order }: { title: string; order: Order }) {
  // Who cancelled it and why, such as the order that replaces it. Without a refund, the sentence includes the money.
  const why = order.history.findLast(({ kind }) => kind === 'cancelled')?.text;
  const end = why === undefined || order.refunds.length > 0 ? [why, moneyAtTheEnd(order)].join(' ').trim() : why;
  return (
    <>
      <div className={css.words}>
        <h2>{title}</h2>
        {end !== '' && (
          <p>
            <LinkedNumbers>{end}</LinkedNumbers>
          </p>
        )}
        {order.state === 'refunded' && <p>The video can no longer be downloaded here.</p>}
        <div className={css.actions}>
          <ButtonLink to={createAddress({ themeId: order.theme.id, orderNumber: order.number })}>Remake the video</ButtonLink>
          <ButtonLink look="plain" to="/">
            See all themes
          </ButtonLink>
        </div>
      </div>
      <OrderDetails order={order} />
    </>
  );
}
