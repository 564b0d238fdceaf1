import type { UploadState, UploadTarget } from '../../lib/uploads/upload-state.ts';
import { cancelUpload, pauseUpload, resumeUpload } from '../../lib/uploads/uploads.ts';
import { Button } from '../controls/button.tsx';

interface UploadActionsProps {
  target: UploadTarget;
  state: UploadState;
  /** Something that was sent before stays when this is put aside. */
  replaces: boolean;
  /** Id of what the file is for. */
  describedBy?: string;
  onChoose: () => void;
}

/** What can be done with a file that is on its way, or has stopped there. */
export function UploadActions({ target, state, replaces, describedBy, onChoose }: UploadActionsProps) {
  const action = (words: string, act: () => void) => (
    <Button look="quiet" small aria-describedby={describedBy} onClick={act}>
      {words}
    </Button>
  );
  const putAside = () => cancelUpload(target);
  return (
    <>
      {(state.phase === 'sending' || state.phase === 'waiting') && action('Pause', () => pauseUpload(target))}
      {state.phase === 'paused' && action('Resume', () => resumeUpload(target))}
      {state.phase === 'asking' && action('Choose again', onChoose)}
      {state.phase === 'failed' &&
        (state.retriable ? action('Try again', () => resumeUpload(target)) : action('Choose another', onChoose))}
      {action(hasEnded(state) && !replaces ? 'Remove' : 'Cancel', putAside)}
    </>
  );
}

const hasEnded = ({ phase }: UploadState): boolean => phase === 'failed' || phase === 'asking';
