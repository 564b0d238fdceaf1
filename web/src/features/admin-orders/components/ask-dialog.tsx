import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { useState } from 'react';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { askAndWait } from '../api/ask-and-wait.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { NoteField } from './asked-fields.tsx';
import css from './order-page.module.css';

interface AskDialogProps {
  number: string;
  jobId: NonNullable<AdminOrder['job_id']>;
  onClose: () => void;
}

/** Asks the customer, whichever designer has the job; it is on hold until they answer on the order's page. */
export function AskDialog({ number, jobId, onClose }: AskDialogProps) {
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState<string>();
  const action = useOrderAction(() => askAndWait(number, jobId, message.trim()), {
    say: () => 'The customer has been asked. The order is on hold until they answer.',
    onDone: onClose,
  });
  const send = () => {
    const missing = message.trim() === '' ? 'Write your question.' : undefined;
    setFault(missing);
    if (!focusFault(missing ? { note: missing } : {})) action.mutate(null);
  };
  return (
    <ActionDialog
      title={`Ask the customer of order ${number}?`}
      confirm="Ask and put on hold"
      busy={action.isPending}
      error={action.error}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={css.happens}>
        <p>
          The customer gets an email and answers on the order page, in text or with another photo. Until then the work waits: a
          designer who has claimed the job loses the claim, a video that is being rendered stops, and the delivery clock is
          paused.
        </p>
      </div>
      <NoteField
        label="Your question, as the customer reads it"
        value={message}
        fault={fault}
        onChange={(words) => {
          setMessage(words);
          setFault(undefined);
        }}
      />
    </ActionDialog>
  );
}
