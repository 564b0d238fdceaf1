import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/controls/button.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { StaffPage } from '../../../components/staff/staff-page.tsx';
import { isProblem } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { jobQuery, pollEvery } from '../api/studio-queries.ts';
import { useStudioEvents } from '../api/use-studio-events.ts';
import css from './job.module.css';
import { JobDesk } from './job-desk.tsx';
import { ProblemNotice } from './problem-notice.tsx';

/** One job: the customer's details, the findings of the checks, the video. */
export function DesignerJobPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const { live } = useStudioEvents();
  const { data: job, error, refetch } = useQuery({ ...jobQuery(id), refetchInterval: pollEvery(live) });

  return (
    <StaffPage
      title={job ? `${job.headline || job.order_number}, ${job.theme_title}` : 'Designer’s job'}
      description="The designers' work queue."
    >
      {error && (
        <div className={css.band}>
          <ProblemNotice
            error={error}
            lead={job ? 'This page may be out of date.' : 'The job could not be loaded.'}
            {...(isProblem(error, 'job_not_found') ? {} : { onRetry: () => void refetch() })}
            actions={
              !job && (
                <ButtonLink small look="plain" to="/designer">
                  Back to the queue
                </ButtonLink>
              )
            }
          />
        </div>
      )}
      {job ? <JobDesk key={job.id} job={job} uid={user?.uid ?? ''} /> : !error && <LoadingDesk />}
    </StaffPage>
  );
}

function LoadingDesk() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the job.
      </p>
      <div className={css.columns}>
        <Skeleton className={css.bone} />
        <Skeleton className={css.bone} />
        <Skeleton className={css.bone} />
      </div>
    </>
  );
}
