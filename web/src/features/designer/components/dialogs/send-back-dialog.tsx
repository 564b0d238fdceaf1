import { useSendBack } from '../../api/use-job-action.ts';
import type { LeavingProps } from './leaving-props.ts';
import { TextDialog } from './text-dialog.tsx';

/** Returns the job to the queue, with a note for the next designer. */
export function SendBackDialog({ job, unsavedCount, onLeft, onClose }: LeavingProps) {
  const sendBack = useSendBack(job.id);
  const approved = job.state === 'rendering';
  return (
    <TextDialog
      title={approved ? 'Take the approval back?' : 'Send this job back?'}
      lead={
        approved
          ? 'The film that is being rendered is stopped, and the job goes back to the queue for whoever pulls next.'
          : 'It goes back to the queue for whoever pulls next, who reads your note first.'
      }
      label="A note for colleagues"
      act="Send back"
      busy={sendBack.isPending}
      error={sendBack.error}
      unsavedCount={unsavedCount}
      onSend={(note) => sendBack.mutate(note, { onSuccess: () => onLeft('Sent back to the queue.') })}
      onClose={onClose}
    />
  );
}
