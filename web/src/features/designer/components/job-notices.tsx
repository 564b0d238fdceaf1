import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { useDrawFilm, useRetry, useTakeUp } from '../api/use-job-action.ts';
import type { usePull } from '../api/use-pull.ts';
import { jobNoticeOf } from '../lib/job-notice.ts';
import { isMine } from '../lib/job-state.ts';
import { FamilyYes } from './family-yes.tsx';
import css from './job.module.css';
import { JobTalk } from './job-talk.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { Key } from './signs.tsx';

interface JobNoticesProps {
  job: StudioJob;
  uid: string;
  pull: ReturnType<typeof usePull>;
  retry: ReturnType<typeof useRetry>;
  takeUp: ReturnType<typeof useTakeUp>;
  drawFilm: ReturnType<typeof useDrawFilm>;
  onPull: () => void;
  onRetry: () => void;
  onSendBack: () => void;
}

/** The job's state, if it is not simply on the desk, and the actions it allows. */
export function JobNotices(props: JobNoticesProps) {
  const { job, uid, pull, retry, takeUp, drawFilm } = props;
  const standing = jobNoticeOf(job, isMine(job, uid));
  return (
    <div className={css.band} aria-live="polite">
      {standing && (
        <Notice
          kind={standing.kind}
          actions={
            <>
              {job.state === 'failed' && (
                <Button small busy={retry.isPending} onClick={props.onRetry} aria-keyshortcuts="t">
                  Try again <Key>T</Key>
                </Button>
              )}
              {job.waits_for === 'answer' && (
                <Button small look="plain" busy={takeUp.isPending} onClick={() => takeUp.mutate(undefined)}>
                  Resume the job
                </Button>
              )}
              {job.state === 'rendering' && (
                <Button small look="plain" onClick={props.onSendBack} aria-keyshortcuts="b">
                  Withdraw the approval <Key>B</Key>
                </Button>
              )}
              {standing.pull && (
                <Button
                  small
                  look={job.state === 'delivered' || job.state === 'queued' ? 'full' : 'plain'}
                  busy={pull.isPending}
                  onClick={props.onPull}
                  aria-keyshortcuts="p"
                >
                  Pull next job <Key>P</Key>
                </Button>
              )}
              {standing.pull && (
                <ButtonLink small look="quiet" to="/designer">
                  Back to the queue
                </ButtonLink>
              )}
            </>
          }
        >
          <p>
            <strong>{standing.title}</strong> {standing.words}
          </p>
        </Notice>
      )}
      <JobTalk job={job} />
      <FamilyYes job={job} />
      {pull.data?.job === null && (
        <Notice>
          <p>No job to pull at the moment. New jobs appear in the queue automatically.</p>
        </Notice>
      )}
      {pull.isError && <ProblemNotice error={pull.error} lead="No job was pulled." onRetry={props.onPull} />}
      {takeUp.isError && <ProblemNotice error={takeUp.error} lead="The job was not resumed." />}
      {drawFilm.isError && <ProblemNotice error={drawFilm.error} lead="The film of the draft could not be requested." />}
      {retry.isError && <ProblemNotice error={retry.error} lead="The job was not tried again." onRetry={props.onRetry} />}
    </div>
  );
}
