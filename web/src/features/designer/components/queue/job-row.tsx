import type { StudioJobSummary } from '@nimantran/proto/http/studio/jobs';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { Link } from '../../../../components/controls/link.tsx';
import { ScriptText } from '../../../../components/text/script-text.tsx';
import { classes } from '../../../../lib/classes.ts';
import { percentOf } from '../../../../lib/render-progress.ts';
import { progressText } from '../../lib/render-progress-text.ts';
import { ExpressSign } from '../signs.tsx';
import { DueTime } from './due-time.tsx';
import css from './job-row.module.css';

interface JobRowProps {
  job: StudioJobSummary;
  progress: RenderProgress | undefined;
  nowMs: number;
  narrow?: boolean | undefined;
  /** Shown in place of the countdown, for jobs whose clock is stopped. */
  instead?: string;
}

export function JobRow({ job, progress, nowMs, narrow, instead }: JobRowProps) {
  const drawn = job.state === 'drafting' || job.state === 'rendering' ? progress : undefined;
  return (
    <Link to={`/designer/jobs/${job.id}`} className={classes(css.row, narrow && css.narrow)}>
      <span className={css.due}>{instead ?? <DueTime dueAt={job.due_at} nowMs={nowMs} />}</span>
      <span className={css.what}>
        <span className={css.headline} dir="auto">
          <ScriptText>{job.headline || 'No names given'}</ScriptText>
        </span>
        <span className={css.theme}>
          {job.theme_title} · <span className={css.number}>{job.order_number}</span>
        </span>
        {drawn && (
          <span className={css.progress}>
            <span className={css.bar}>
              <span style={{ inlineSize: `${percentOf(drawn)}%` }} />
            </span>
            {progressText(drawn)}
          </span>
        )}
      </span>
      <span className={css.facts}>
        {job.delivery === 'express' && <ExpressSign />}
        <span>{job.makes === 'preview' ? 'Preview' : job.resolution}</span>
        {standingOf(job).map((words) => (
          <span key={words} className={css.state}>
            {words}
          </span>
        ))}
      </span>
    </Link>
  );
}

/** Only what the list's title does not already state. */
function standingOf(job: StudioJobSummary): string[] {
  return [
    ...(job.state === 'claimed' ? ['Claimed by you'] : []),
    ...(job.waits_for === 'balance' ? ['Waiting for the other half'] : []),
    ...(job.waits_for === 'answer' ? ['Waiting for an answer'] : []),
    ...(job.state === 'rendering' ? ['Approved, rendering'] : []),
    ...(job.answered ? ['Customer answered'] : []),
    ...(job.handed ? [`Handed over by ${job.handed.by}`] : []),
  ];
}
