import type { RenderProgress } from '@nimantran/proto/jobs/render';
import type { Queue } from '../../lib/empty-pull.ts';
import css from '../queue.module.css';
import { JobList } from './job-list.tsx';

interface QueueSectionsProps {
  queue: Queue;
  progress: ReadonlyMap<string, RenderProgress>;
  nowMs: number;
}

/** The designer's own jobs on the left, other activity on the right. */
export function QueueSections({ queue, progress, nowMs }: QueueSectionsProps) {
  const shared = { progress, nowMs };
  return (
    <div className={css.sections}>
      <div className={css.main}>
        <JobList {...shared} title="Mine" jobs={queue.mine} empty="You have no job at the moment. Pull one, or press P." />
        <JobList
          {...shared}
          title="Due next"
          jobs={queue.due_next}
          shownAtOnce={25}
          empty="No jobs are waiting. A new order appears here once its draft is drawn."
        />
      </div>
      <div className={css.aside}>
        <JobList
          {...shared}
          narrow
          grave
          title="Failed"
          jobs={queue.failed}
          empty="No failed renders. A failed render needs a person: try it again or correct its text."
        />
        <JobList {...shared} narrow title="Being drafted" jobs={queue.drafting} empty="No draft is being drawn." />
        <JobList
          {...shared}
          narrow
          done
          title="Done by me today"
          jobs={queue.done_today}
          empty="You have not delivered anything today."
        />
        <JobList
          {...shared}
          narrow
          clockStopped
          title="On hold"
          jobs={queue.on_hold}
          empty="No job is waiting for its customer."
        />
        <JobList
          {...shared}
          narrow
          done
          title="Delivered today by colleagues"
          jobs={queue.delivered_today}
          empty="Colleagues have not delivered anything today."
        />
      </div>
    </div>
  );
}
