import { retryJob, type StudioJobSummary } from '@nimantran/proto/http/studio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { Part, Table } from '../../../components/staff/part.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { shortIndianMoment } from '../../../lib/dates.ts';
import { studioQueue } from '../api/admin-queries.ts';
import css from './batch-page.module.css';

/** What is being rendered, and what failed: one or all of them can be tried again. */
export function BatchPage() {
  const queue = useQuery(studioQueue);
  const retry = useRetry();
  return (
    <AdminFrame title="Batch Rendering" lead="Videos on their way through the renderers. What failed can be tried again here.">
      {retry.isError && (
        <div className={css.notice}>
          <Notice kind="error">
            <p>{messageOf(retry.error)}</p>
          </Notice>
        </div>
      )}
      <Part title="Failed" asked={queue} none="No render has failed." isEmpty={({ failed }) => failed.length === 0}>
        {({ failed }) => (
          <>
            <Jobs
              label="Failed renders"
              jobs={failed}
              action={(job) => (
                <Button small look="plain" busy={retry.isPending} onClick={() => retry.mutate([job])}>
                  Try again<span className="visually-hidden"> {job.order_number}</span>
                </Button>
              )}
            />
            {failed.length > 1 && (
              <p>
                <Button small busy={retry.isPending} onClick={() => retry.mutate(failed)}>
                  Try all {failed.length} again
                </Button>
              </p>
            )}
          </>
        )}
      </Part>
      <Part title="Drafts being drawn" asked={queue} none="No draft is being drawn." isEmpty={({ drafting }) => !drafting.length}>
        {({ drafting }) => <Jobs label="Drafts being drawn" jobs={drafting} />}
      </Part>
      <Part title="Waiting for designers" asked={queue} none="No draft waits." isEmpty={({ due_next }) => !due_next.length}>
        {({ due_next }) => <Jobs label="Waiting for designers" jobs={due_next} />}
      </Part>
      <Part title="Delivered today" asked={queue} none="Nothing yet today." isEmpty={(data) => !data.delivered_today.length}>
        {({ delivered_today }) => <Jobs label="Delivered today" jobs={delivered_today} />}
      </Part>
    </AdminFrame>
  );
}

/** One after the other; the first that is refused stops the rest, and the list says what is left. */
function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (jobs: readonly StudioJobSummary[]) => {
      for (const { id } of jobs) await call(retryJob, { params: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: studioQueue.queryKey }),
  });
}

interface JobsProps {
  label: string;
  jobs: readonly StudioJobSummary[];
  action?: (job: StudioJobSummary) => React.ReactNode;
}

function Jobs({ label, jobs, action }: JobsProps) {
  return (
    <Table label={label} heads={['Order', 'Invitation', 'Makes', 'Due', ...(action ? ['What to do'] : [])]}>
      {jobs.map((job) => (
        <tr key={job.id}>
          <td>
            <Link to={`/designer/jobs/${job.id}`}>{job.order_number}</Link>
          </td>
          <td>
            {job.headline || job.theme_title}
            <br />
            {job.theme_title}
          </td>
          <td>
            {job.makes === 'preview' ? 'Preview' : `Film, ${job.resolution}`}
            {job.delivery === 'express' && ', express'}
          </td>
          <td>{shortIndianMoment(job.due_at)}</td>
          {action && <td>{action(job)}</td>}
        </tr>
      ))}
    </Table>
  );
}
