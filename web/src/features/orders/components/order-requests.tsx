import { SUPPORT_KIND_LABELS } from '@nimantran/proto/domain/support-request';
import { listSupportRequests } from '@nimantran/proto/http/orders/support-requests';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/controls/link.tsx';
import { RequestStateMark } from '../../../components/thread/request-state-mark.tsx';
import { call } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './order-page.module.css';

const SHOWN = 5;

/** What the customer wrote to us about this order, newest first; nothing is shown if there is nothing. */
export function OrderRequests({ orderNumber }: { orderNumber: string }) {
  const { data } = useQuery({
    queryKey: ['private', 'support', 'requests', orderNumber],
    queryFn: ({ signal }) => call(listSupportRequests, { query: { limit: SHOWN, order_number: orderNumber }, signal }),
    staleTime: 0,
    meta: {},
  });
  if (data === undefined || data.requests.length === 0) return null;
  return (
    <>
      <h3 className={css.requestsHeading}>Your requests</h3>
      <ul className={css.requests}>
        {data.requests.map((request) => (
          <li key={request.number}>
            <Link to={`/user/support/${request.number}`} dir="auto">
              {request.subject}
            </Link>
            <RequestStateMark state={request.state} />
            <small>
              {SUPPORT_KIND_LABELS[request.kind]}, {shortIndianMoment(request.updated_at)}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
