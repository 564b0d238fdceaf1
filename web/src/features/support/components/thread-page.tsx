import { SUPPORT_KIND_LABELS, type SupportRequest } from '@nimantran/proto/domain/support-request';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { Messages } from '../../../components/thread/messages.tsx';
import { RequestStateMark } from '../../../components/thread/request-state-mark.tsx';
import { isProblem } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { requestQuery } from '../api/support.ts';
import { Reply } from './reply.tsx';
import { RequestAbout } from './request-about.tsx';
import css from './thread-page.module.css';

export function ThreadPage() {
  const { number = '' } = useParams();
  const { data: request, error, refetch } = useQuery(requestQuery(number));
  if (request !== undefined) return <Thread request={request} />;
  if (error === null) return <ThreadSkeleton />;
  const gone = isProblem(error) && (error.status === 404 || error.status === 400);
  return (
    <Page narrow>
      <PageMeta title="Support" description="Your request and our answers." noIndex />
      <EmptyState
        heading="h1"
        title={gone ? 'This request does not exist.' : 'The request could not be loaded.'}
        actions={
          gone ? <ButtonLink to="/support">Support</ButtonLink> : <Button onClick={() => void refetch()}>Try again</Button>
        }
      >
        {gone && <p>You may be signed in with a different account.</p>}
      </EmptyState>
    </Page>
  );
}

function Thread({ request }: { request: SupportRequest }) {
  return (
    <Page narrow>
      <PageMeta title={`Request ${request.number}`} description="Your request to support." noIndex />
      <p className={css.crumb}>
        <Link to="/support">Support</Link>
      </p>
      <header className={css.head}>
        <h1 dir="auto">{request.subject}</h1>
        <div role="status">
          <RequestStateMark state={request.state} />
        </div>
        <p>
          {SUPPORT_KIND_LABELS[request.kind]}, {request.number}, {shortIndianMoment(request.opened_at)}
        </p>
      </header>
      <RequestAbout request={request} />
      <Messages request={request} />
      <Reply key={request.number} request={request} />
    </Page>
  );
}

function ThreadSkeleton() {
  return (
    <Page narrow>
      <div role="status" aria-label="Loading the request" className={css.bones}>
        <Skeleton className={css.boneTitle} />
        <Skeleton className={css.bone} />
      </div>
    </Page>
  );
}
