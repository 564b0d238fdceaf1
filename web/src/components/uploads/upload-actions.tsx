import type { UploadState, UploadTarget } from '../../lib/uploads/upload-state.ts';
import { cancelUpload, pauseUpload, resumeUpload } from '../../lib/uploads/uploads.ts';
import { Button } from '../controls/button.tsx';

interface UploadActionsProps {
  target: UploadTarget;
  state: UploadState;
  /** True if an earlier upload remains when this one is discarded. */
  replaces: boolean;
  /** Id of the element that names the file's purpose. */
  describedBy?: string;
  onChoose: () => void;
}

/** Actions for a file whose upload is running or has stopped. */
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
