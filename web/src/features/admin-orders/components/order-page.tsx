import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { NotFound } from '../../../components/page/not-found.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { statusOf } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { orderQuery } from '../api/order-queries.ts';
import { STATE_NAMES } from '../lib/order-labels.ts';
import { CustomerPart } from './customer-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { MailsPart } from './mails-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { OpenApprovals } from './open-approvals.tsx';
import { OrderActions } from './order-actions.tsx';
import css from './order-page.module.css';
import { OrderedPart } from './ordered-part.tsx';
import { PromisePart } from './promise-part.tsx';
import { SupportPart } from './support-part.tsx';
import { UploadsPart } from './uploads-part.tsx';

/** Everything needed to answer a customer's call, on one page. */
export function AdminOrderPage() {
  const { number = '' } = useParams();
  const { data: shown, error, refetch } = useQuery(orderQuery(number));
  const { pricesHidden } = useSession();
  if (statusOf(error) === 404 || statusOf(error) === 400) return <NotFound />;
  const lead = shown
    ? [shown.order.headline, shown.order.theme.title, STATE_NAMES[shown.order.state]].filter(Boolean).join(', ')
    : 'Everything about this order.';
  return (
    <AdminFrame title={number} lead={<ScriptText>{lead}</ScriptText>} description={lead}>
      <NotLoaded asked={{ error, refetch }} />
      {!shown && !error && (
        <p className={css.quiet} role="status">
          Loading the order …
        </p>
      )}
      {shown && (
        <>
          <OrderActions shown={shown} />
          <OpenApprovals number={number} />
          <div className={css.columns}>
            <div>
              <PromisePart shown={shown} />
              <HistoryPart shown={shown} />
              <OrderedPart shown={shown} />
            </div>
            <div>
              <CustomerPart shown={shown} />
              <SupportPart requests={shown.support} />
              <UploadsPart order={shown.order} />
            </div>
          </div>
          {!pricesHidden && <MoneyPart shown={shown} />}
          <MailsPart number={number} mails={shown.mails} />
        </>
      )}
    </AdminFrame>
  );
}
