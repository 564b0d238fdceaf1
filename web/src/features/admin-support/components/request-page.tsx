import { SUPPORT_KIND_LABELS, type SupportRequest } from '@nimantran/proto/domain/support-request';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { Messages } from '../../../components/thread/messages.tsx';
import { RequestStateMark } from '../../../components/thread/request-state-mark.tsx';
import { isProblem, messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { requestQuery } from '../api/support-queries.ts';
import { Answer } from './answer.tsx';
import { RequestFacts } from './request-facts.tsx';
import css from './request-page.module.css';

/** A customer's request: the conversation, the answer, and its order beside it. */
export function RequestPage() {
  const { number = '' } = useParams();
  const { data: request, error, refetch } = useQuery(requestQuery(number));
  if (request) return <Request key={request.number} request={request} />;
  const isGone = isProblem(error) && (error.status === 404 || error.status === 400);
  return (
    <AdminFrame title={`Request ${number}`} lead="A customer’s request and our answers.">
      {error === null ? (
        <p role="status">Loading …</p>
      ) : (
        <EmptyState
          title={isGone ? 'This request does not exist.' : 'The request could not be loaded.'}
          actions={
            isGone ? (
              <ButtonLink to="/admin/support">All requests</ButtonLink>
            ) : (
              <Button onClick={() => void refetch()}>Try again</Button>
            )
          }
        >
          {!isGone && <p>{messageOf(error)}</p>}
        </EmptyState>
      )}
    </AdminFrame>
  );
}

function Request({ request }: { request: SupportRequest }) {
  const lead = `${SUPPORT_KIND_LABELS[request.kind]}, ${request.number}, opened ${shortIndianMoment(request.opened_at)}`;
  return (
    <AdminFrame
      title={request.subject}
      lead={lead}
      actions={
        <>
          <span role="status" className={css.state}>
            <RequestStateMark state={request.state} />
          </span>
          <ButtonLink small look="plain" to="/admin/support">
            All requests
          </ButtonLink>
        </>
      }
    >
      <div className={css.columns}>
        <section aria-label="Conversation">
          <Messages request={request} />
          <Answer request={request} />
        </section>
        <RequestFacts request={request} />
      </div>
    </AdminFrame>
  );
}
