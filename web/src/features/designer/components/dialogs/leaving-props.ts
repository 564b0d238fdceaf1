import type { StudioJob } from '@nimantran/proto/http/studio';

/** Of dialogs after which the job is on the desk no more. */
export interface LeavingProps {
  job: StudioJob;
  unsavedCount: number;
  onLeft: (words: string) => void;
  onClose: () => void;
}
