import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import type { RefundReason } from '@nimantran/proto/domain/order';
import { type AdminOrder, endOrder } from '@nimantran/proto/http/orders/admin-orders';
import { useState } from 'react';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call } from '../../../lib/http/api.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { NoteField, ReasonField, SupportField } from './asked-fields.tsx';
import css from './order-page.module.css';

interface EndDialogProps {
  shown: AdminOrder;
  refundable: Money;
  alone: Money | null;
  onClose: () => void;
}

/**
 * Ends an order on the customer's behalf: withdrawn if it waits for payment, stopped with a full refund if it is in production.
 */
export function EndDialog({ shown, refundable, alone, onClose }: EndDialogProps) {
  const { order, support: requests, can } = shown;
  const [reason, setReason] = useState<RefundReason>('requested');
  const [note, setNote] = useState('');
  const [support, setSupport] = useState('');
  const [fault, setFault] = useState<string>();
  const needsTwo = can.stop && alone !== null && refundable.amount_minor > alone.amount_minor;
  const action = useOrderAction(
    (_: null, idempotencyKey) =>
      call(endOrder, {
        params: { number: order.number },
        body: { reason, note: note.trim(), support_number: support || null },
        idempotencyKey,
      }),
    {
      say: ({ approval }) => (approval ? 'Requested: a second admin has to approve.' : 'The order was cancelled.'),
      onDone: onClose,
    },
  );
  const send = () => {
    const missing = note.trim() === '' ? 'Give a short reason.' : undefined;
    setFault(missing);
    if (!focusFault(missing ? { note: missing } : {})) action.mutate(null);
  };
  return (
    <ActionDialog
      title={`Cancel order ${order.number}?`}
      confirm={needsTwo ? 'Request cancellation' : 'Cancel the order'}
      busy={action.isPending}
      error={action.error}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={css.happens}>
        {can.stop ? (
          <>
            <p>
              Work on the video stops immediately. The remaining money, {formatMoney(refundable)}, is returned to the original
              payment method. The uploads are deleted, as after every order. This cannot be undone.
            </p>
            {needsTwo && (
              <p>
                That is more than you may refund alone ({formatMoney(alone)} of this order today): nothing happens until another
                admin approves.
              </p>
            )}
          </>
        ) : order.paid ? (
          <p>
            It can no longer be paid. The {formatMoney(order.paid)} paid for the preview is kept. If you agreed to return it,
            refund it first.
          </p>
        ) : (
          <p>It can no longer be paid, and nothing was charged. This cannot be undone.</p>
        )}
      </div>
      {can.stop && <ReasonField value={reason} onChange={setReason} />}
      <NoteField
        value={note}
        fault={fault}
        onChange={(words) => {
          setNote(words);
          setFault(undefined);
        }}
      />
      <SupportField requests={requests} value={support} onChange={setSupport} />
    </ActionDialog>
  );
}
