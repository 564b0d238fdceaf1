import { formatMoney } from '@nimantran/proto/domain/currency';
import { type AdminRefund, settleRefundByHand } from '@nimantran/proto/http/orders/admin-refunds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { useModal } from '../../../lib/hooks/use-modal.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { say } from '../../../lib/snackbar.ts';
import { moneyKey } from '../api/money-queries.ts';
import css from './money.module.css';

const NOTE_LIMIT = 1_000;

/** Records that a failed refund was paid in another way; asks how, and for the transfer's reference. */
export function ByHandDialog({ refund, onClose }: { refund: AdminRefund; onClose: () => void }) {
  const dialog = useModal();
  const client = useQueryClient();
  const intent = useIdempotencyKey();
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const settle = useMutation({
    mutationFn: () =>
      call(settleRefundByHand, {
        params: { refund_id: refund.id },
        body: { note: note.trim() },
        idempotencyKey: intent.keyFor(note),
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: moneyKey('refunds') });
      say(`Recorded: ${formatMoney(refund.amount)} was paid by hand.`);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = note.trim() === '' ? 'Describe how it was paid.' : undefined;
    setFault(found);
    if (found !== undefined) focusFault({ 'by-hand-note': found });
    else if (!settle.isPending) settle.mutate();
  };
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="by-hand-title" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id="by-hand-title">
          Paid by hand: {formatMoney(refund.amount)} for {refund.order_number}
        </h2>
        <p>The ledger and the customer's credit note will show that the money was returned another way. This cannot be undone.</p>
        <Field id="by-hand-note" label="How it was paid" hint="The bank, the date and the transfer reference." fault={fault}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={NOTE_LIMIT}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {settle.error && <Notice kind="error">{messageOf(settle.error)}</Notice>}
        <div className={css.actions}>
          <Button type="submit" busy={settle.isPending}>
            Record as paid
          </Button>
          <Button look="quiet" onClick={onClose}>
            Go back
          </Button>
        </div>
      </form>
    </dialog>
  );
}
