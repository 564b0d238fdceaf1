import type { StudioJob } from '@nimantran/proto/http/studio';
import css from './checks-column.module.css';
import { FindingsList, type FindingsListProps } from './findings-list.tsx';
import { JobHistory } from './job-history.tsx';
import { RenderStatus } from './render-status.tsx';

/** Between the words and the film: what is being drawn, what was found, what has happened. */
export function ChecksColumn({ job, ...findings }: { job: StudioJob } & FindingsListProps) {
  return (
    <div className={css.column} id="checks">
      <RenderStatus job={job} />
      <FindingsList job={job} {...findings} />
      <JobHistory history={job.history} />
    </div>
  );
}
