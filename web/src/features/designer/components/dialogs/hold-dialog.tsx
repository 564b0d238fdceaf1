import { useHold } from '../../api/use-job-action.ts';
import type { LeavingProps } from './leaving-props.ts';
import { TextDialog } from './text-dialog.tsx';

/** Asks the customer a question; the job is on hold until the answer. */
export function HoldDialog({ job, unsavedCount, onLeft, onClose }: LeavingProps) {
  const hold = useHold(job.id);
  return (
    <TextDialog
      title="Ask the customer?"
      lead="The customer gets an email and answers on the order page. Until then the job is on hold and its clock is paused; after the answer it returns to the queue."
      label="Your question, as the customer reads it"
      act="Ask and put on hold"
      busy={hold.isPending}
      error={hold.error}
      unsavedCount={unsavedCount}
      onSend={(message) => hold.mutate(message, { onSuccess: () => onLeft('On hold: the customer has been asked.') })}
      onClose={onClose}
    />
  );
}
