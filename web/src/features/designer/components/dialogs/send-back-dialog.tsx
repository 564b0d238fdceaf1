import { useSendBack } from '../../api/use-job-action.ts';
import type { LeavingProps } from './leaving-props.ts';
import { TextDialog } from './text-dialog.tsx';

/** Returns the job to the queue, with a note for the next designer. */
export function SendBackDialog({ job, unsavedCount, onLeft, onClose }: LeavingProps) {
  const sendBack = useSendBack(job.id);
  const approved = job.state === 'rendering';
  return (
    <TextDialog
      title={approved ? 'Withdraw the approval?' : 'Send this job back?'}
      lead={
        approved
          ? 'The render stops, and the job returns to the queue for the next designer who pulls.'
          : 'It returns to the queue. The next designer who pulls it reads your note first.'
      }
      label="A note for colleagues"
      act="Send back"
      busy={sendBack.isPending}
      error={sendBack.error}
      unsavedCount={unsavedCount}
      onSend={(note) => sendBack.mutate(note, { onSuccess: () => onLeft('Returned to the queue.') })}
      onClose={onClose}
    />
  );
}
