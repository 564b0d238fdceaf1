import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import { textLength } from '@nimantran/proto/domain/written-text';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { classes } from '../../../lib/classes.ts';
import { dropDraftsOfOrder, dropOrderedForm } from '../../../lib/drafts/draft.ts';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { isProblem } from '../../../lib/http/api.ts';
import { recallBillBeingPaid } from '../../../lib/money/bill-being-paid.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAskedBill } from '../hooks/use-asked-bill.ts';
import { useLiveOrder } from '../hooks/use-live-order.ts';
import { isVideoDeleted } from '../lib/order-progress.ts';
import { returnOf } from '../lib/payment-return.ts';
import { ExtraBills } from './bills/extra-bills.tsx';
import { PaymentReturnNotice } from './bills/payment-return-notice.tsx';
import { Payments } from './bills/payments.tsx';
import { GuestPageSection } from './guests/guest-page-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import css from './order-page.module.css';
import { OrderStateMark } from './order-state-mark.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderUploads } from './order-uploads.tsx';
import { RatingSection } from './rating/rating-section.tsx';
import { Timeline } from './timeline.tsx';

/** Two long names get a smaller size, so that they need not be broken. */
const LONG_HEADLINE = 40;

export function OrderPage() {
  const { number = '' } = useParams();
  const [search] = useSearchParams();
  const { data: order, error, refetch } = useLiveOrder(number, { settle: search.get('paid') === '1' });
  const asked = useAskedBill(order !== undefined);
  const { pricesHidden } = useSession();
  const now = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(now);
  const paid = order !== undefined && order.paid !== null;

  useEffect(() => {
    if (paid) dropDraftsOfOrder(number);
    dropOrderedForm(number);
  }, [paid, number]);

  if (order === undefined) {
    if (error === null) return <OrderSkeleton />;
    const gone = isProblem(error) && (error.status === 404 || error.status === 400);
    return (
      <Page narrow>
        <PageMeta title={`Order ${number}`} description="Your video invitation." noIndex />
        <EmptyState
          heading="h1"
          title={gone ? 'This order does not exist.' : 'The order could not be loaded.'}
          actions={
            gone ? (
              <ButtonLink to="/user/invitations">My Orders</ButtonLink>
            ) : (
              <Button onClick={() => void refetch()}>Try again</Button>
            )
          }
        >
          {gone && <p>You may be signed in with a different account.</p>}
        </EmptyState>
      </Page>
    );
  }
  const back = returnOf(order, search, recallBillBeingPaid(number));
  return (
    <Page>
      <PageMeta
        title={`Order ${order.number}: ${ORDER_STATE_LABELS[order.state]}`}
        description="Your video invitation."
        noIndex
      />
      <p className={css.crumb}>
        <Link to="/user/invitations">My Orders</Link>
      </p>
      <header className={css.head}>
        <h1 dir="auto" className={classes(textLength(order.headline) > LONG_HEADLINE && css.long)}>
          <ScriptText>{order.headline || order.theme.title}</ScriptText>
        </h1>
        <div className={css.state} role="status">
          <OrderStateMark state={order.state} videoDeleted={isVideoDeleted(order)} />
        </div>
      </header>
      <div className={css.columns}>
        <div ref={now} className={css.now} tabIndex={-1} {...keptFocus}>
          <PaymentReturnNotice order={order} back={back} />
          <ExtraBills order={order} back={back} asked={asked} />
          <OrderStatus order={order} back={back} asked={asked} />
          {order.completed_at !== null && <RatingSection number={order.number} />}
          {order.completed_at !== null && <GuestPageSection order={order} />}
        </div>
        <aside className={css.side}>
          <section aria-labelledby="history">
            <h2 id="history">Timeline</h2>
            <Timeline events={order.history} />
          </section>
          <OrderFacts order={order} />
          <OrderUploads order={order} />
          {!pricesHidden && <Payments order={order} asked={asked} />}
        </aside>
      </div>
    </Page>
  );
}

function OrderSkeleton() {
  return (
    <Page>
      <div role="status" aria-label="Loading the order" className={css.bones}>
        <Skeleton className={css.boneTitle} />
        <Skeleton className={css.bone} />
      </div>
    </Page>
  );
}
