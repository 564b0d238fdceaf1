import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Order } from '@nimantran/proto/domain/order';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PromisedTime } from '../../../components/orders/promised-time.tsx';
import { heldFor, isRevision, latenessOf } from '../lib/order-progress.ts';
import { supportLink } from '../lib/support-link.ts';
import { AskFamily } from './ask-family.tsx';
import { Question } from './corrections/question.tsx';
import { ReadyVideo } from './download/ready-video.tsx';
import { OrderDetails } from './order-details.tsx';
import css from './order-status.module.css';

/** Work is under way: a preview, the video, or a revision. */
export function BeingMade({ order }: { order: Order }) {
  const held = heldFor(order);
  const revision = isRevision(order);
  const late = latenessOf(order, new Date());
  return (
    <>
      <LateNotice order={order} />
      {order.question && <Question key={order.question.id} order={order} question={order.question} />}
      {held !== undefined && !order.question && (
        <Notice kind="warning">
          <p>
            <strong>Your order is on hold.</strong> {held}
          </p>
          <p>
            <Link to={supportLink(order)}>Answer us</Link>; until then the delivery clock is paused.
          </p>
        </Notice>
      )}
      <div className={css.words}>
        <h2>{headingOf(order, revision)}</h2>
        {order.due_at && late.kind === 'on time' && held === undefined && (
          <p>
            It will be ready by{' '}
            <strong>
              <PromisedTime at={order.due_at} />
            </strong>
            , often sooner.
          </p>
        )}
        {order.state === 'preview_processing' ? (
          <p>
            A designer is putting your details into the video. When the preview is ready we write to {order.email}, and you can
            watch it here. Only then do we ask for the other half.
          </p>
        ) : revision ? (
          <p>
            We are making the change, and will check it before you get it.{' '}
            {order.can.download && 'Your current video stays here until the new one replaces it. '}
            We write to {order.email} as soon as it is ready.
          </p>
        ) : (
          <p>
            We put your details into the video and check it before you get it. We write to {order.email} as soon as it is ready.
            You may close this page.
          </p>
        )}
        <p>
          Found a mistake? <Link to={supportLink(order, 'correction')}>Write to us</Link> now, and we will correct it.
        </p>
      </div>
      {revision && order.can.download && (
        <section aria-labelledby="video-so-far" className={css.words}>
          <h2 id="video-so-far" className={css.sub}>
            The current video
          </h2>
          <ReadyVideo order={order} />
        </section>
      )}
      <OrderDetails order={order} />
      {order.can.review && <AskFamily order={order} />}
    </>
  );
}

function headingOf(order: Order, revision: boolean): string {
  if (order.state === 'preview_processing') return 'Your preview is being made.';
  return revision ? 'Your change is being made.' : 'Your video is being made.';
}

/** States a missed promise plainly, and what became of the express fee. */
export function LateNotice({ order }: { order: Order }) {
  const late = latenessOf(order, new Date());
  if (late.kind === 'on time') return null;
  if (late.kind === 'late') {
    return (
      <Notice kind="warning">
        <p>
          <strong>We are late, and we are sorry.</strong> Your video was promised for{' '}
          {order.due_at && <PromisedTime at={order.due_at} />}. Our team is working on it.
        </p>
      </Notice>
    );
  }
  const { refund } = late;
  const fee = refund ? `The express fee of ${formatMoney(refund.amount)}` : 'The express fee';
  const where =
    refund?.state === 'failed'
      ? 'could not be refunded automatically; we are putting this right.'
      : refund?.state === 'succeeded'
        ? 'has been refunded the way you paid.'
        : 'is being refunded the way you paid: usually 5–10 working days.';
  return (
    <Notice kind="warning">
      <p>
        <strong>{order.state === 'completed' ? 'We were late, and we are sorry.' : 'We are late, and we are sorry.'}</strong>{' '}
        {fee} {where}
        {order.state !== 'completed' && ' Your video is still being made, first in line.'}
      </p>
    </Notice>
  );
}
