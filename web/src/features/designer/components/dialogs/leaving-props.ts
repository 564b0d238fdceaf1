import type { StudioJob } from '@nimantran/proto/http/studio/jobs';

/** Props of dialogs that take the job off the desk. */
export interface LeavingProps {
  job: StudioJob;
  unsavedCount: number;
  onLeft: (words: string) => void;
  onClose: () => void;
}
