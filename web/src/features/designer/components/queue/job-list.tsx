import type { StudioJobSummary } from '@nimantran/proto/http/studio/jobs';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { useId, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { classes } from '../../../../lib/classes.ts';
import { dayTime } from '../../../../lib/time/dates.ts';
import css from './job-list.module.css';
import { JobRow } from './job-row.tsx';

interface JobListProps {
  title: string;
  jobs: readonly StudioJobSummary[];
  empty: string;
  progress: ReadonlyMap<string, RenderProgress>;
  nowMs: number;
  shownAtOnce?: number;
  narrow?: boolean;
  /** These need a designer's attention. */
  grave?: boolean;
  done?: boolean;
  clockStopped?: boolean;
}

export function JobList({ title, jobs, empty, shownAtOnce = 6, narrow, grave, ...rest }: JobListProps) {
  const titleId = useId();
  const [all, setAll] = useState(false);
  const shown = all ? jobs : jobs.slice(0, shownAtOnce);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title} <span className={classes(css.count, grave && jobs.length > 0 && css.grave)}>{jobs.length}</span>
      </h2>
      {jobs.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ul className={css.list}>
          {shown.map((job) => (
            <li key={job.id}>
              <JobRow job={job} progress={rest.progress.get(job.id)} nowMs={rest.nowMs} narrow={narrow} {...clockOf(rest, job)} />
            </li>
          ))}
        </ul>
      )}
      {jobs.length > shown.length && (
        <Button look="quiet" small onClick={() => setAll(true)}>
          Show all {jobs.length}
        </Button>
      )}
    </section>
  );
}

function clockOf(
  { done, clockStopped }: Pick<JobListProps, 'done' | 'clockStopped'>,
  job: StudioJobSummary,
): { instead?: string } {
  if (done) return { instead: job.delivered_at ? `at ${dayTime(job.delivered_at)}` : '' };
  return clockStopped ? { instead: 'Clock stopped' } : {};
}
