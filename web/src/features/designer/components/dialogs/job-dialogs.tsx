import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { Button } from '../../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../../components/feedback/dialog.tsx';
import { ScriptText } from '../../../../components/text/script-text.tsx';
import type { useApprove, useRelease } from '../../api/use-job-action.ts';
import type { AskedStep } from '../../lib/asked-step.ts';
import { countWords, graveFindings } from '../../lib/findings.ts';
import { isVideoOld } from '../../lib/job-state.ts';
import { JOB_KEYS } from '../../lib/keyboard-shortcuts.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';

export type OpenDialog = AskedStep | 'keys' | null;

interface JobDialogsProps {
  open: OpenDialog;
  job: StudioJob;
  unsavedCount: number;
  approve: ReturnType<typeof useApprove>;
  release: ReturnType<typeof useRelease>;
  keys: { enabled: boolean; onChoose: (enabled: boolean) => void };
  onApprove: () => void;
  onRelease: () => void;
  /** The job has left the desk; `words` is the message with its destination. */
  onLeft: (words: string) => void;
  /** An earlier version may be restored. */
  editable: boolean;
  onClose: () => void;
}

/** Confirmations for steps that cannot be undone, and the list of keys. The confirming button has focus, so Enter confirms. */
export function JobDialogs(props: JobDialogsProps) {
  const { open, job, unsavedCount, approve, release, keys, onApprove, onRelease, onLeft, editable, onClose } = props;
  const leaving = { job, unsavedCount, onLeft, onClose };
  switch (open) {
    case null:
      return null;
    case 'keys':
      return <KeysDialog hints={JOB_KEYS} {...keys} onClose={onClose} />;
    case 'hold':
      return <HoldDialog {...leaving} />;
    case 'hand-over':
      return <HandOverDialog {...leaving} />;
    case 'send-back':
      return <SendBackDialog {...leaving} />;
    case 'compare':
      return <CompareDialog job={job} editable={editable} onClose={onClose} />;
    case 'approve':
      return (
        <Dialog title="Approve this draft?" onClose={onClose}>
          <p>
            {job.makes === 'preview' ? 'A watermarked preview for ' : 'The video for '}
            <strong dir="auto">
              <ScriptText>{job.headline || job.order_number}</ScriptText>
            </strong>
            {job.makes === 'preview'
              ? ' is rendered, and the customer watches it before paying the other half.'
              : `is rendered at ${job.resolution} and delivered to the customer as soon as it is done.`}
          </p>
          {isVideoOld(job) && <p>You have seen the stills with the last corrections, but not the video.</p>}
          <Grave job={job} />
          {approve.isError && <ProblemNotice error={approve.error} lead="Not approved." />}
          <DialogActions>
            <Button small busy={approve.isPending} onClick={onApprove}>
              Approve
            </Button>
            <Button small look="quiet" onClick={onClose}>
              Not yet
            </Button>
          </DialogActions>
        </Dialog>
      );
    case 'release':
      return (
        <Dialog title="Release this job?" onClose={onClose}>
          <p>
            It returns to the queue for the next designer who pulls.{' '}
            {unsavedCount > 0 && <strong>Unsaved changes are lost.</strong>}
          </p>
          {release.isError && <ProblemNotice error={release.error} lead="Not released." />}
          <DialogActions>
            <Button small busy={release.isPending} onClick={onRelease}>
              Release
            </Button>
            <Button small look="quiet" onClick={onClose}>
              Keep it
            </Button>
          </DialogActions>
        </Dialog>
      );
  }
}

function Grave({ job }: { job: StudioJob }) {
  const grave = graveFindings(job.findings);
  if (grave.length === 0) return null;
  return (
    <p style={{ marginBlockStart: 10 }}>
      <strong>The checks found {countWords(grave)}.</strong> Approve only after you have checked{' '}
      {grave.length === 1 ? 'it' : 'each of them'}.
    </p>
  );
}
