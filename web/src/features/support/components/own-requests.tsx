import { SUPPORT_KIND_LABELS } from '@nimantran/proto/domain/support-request';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { RequestStateMark } from '../../../components/thread/request-state-mark.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { requestsQuery } from '../api/support.ts';
import css from './support-page.module.css';

/** Few enough to show the newest above the form without pushing it away. */
const FEW = 4;

/** The customer's earlier requests; nothing is shown if there are none. */
export function OwnRequests() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(requestsQuery);
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  const [all, setAll] = useState(false);
  const shown = all ? requests : requests.slice(0, FEW);
  if (requests.length === 0 && !isError) return null;
  return (
    <section className={css.requests} aria-labelledby="requests">
      <h2 id="requests">Your requests</h2>
      {requests.length === 0 ? (
        <Notice
          kind="error"
          actions={
            <Button small onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your requests could not be loaded.
        </Notice>
      ) : (
        <ul className={css.list}>
          {shown.map((request) => (
            <li key={request.number} className={css.row}>
              <h3>
                <Link to={`/user/support/${request.number}`} dir="auto">
                  {request.subject}
                </Link>
              </h3>
              <RequestStateMark state={request.state} />
              <p>
                {SUPPORT_KIND_LABELS[request.kind]}
                {request.order_number !== null && `, ${request.order_number}`}
              </p>
              <p>{shortIndianMoment(request.updated_at)}</p>
            </li>
          ))}
        </ul>
      )}
      {shown.length < requests.length && (
        <Button look="quiet" className={css.more} onClick={() => setAll(true)}>
          Show all
        </Button>
      )}
      {all && hasNextPage && (
        <Button look="quiet" className={css.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older requests
        </Button>
      )}
    </section>
  );
}
