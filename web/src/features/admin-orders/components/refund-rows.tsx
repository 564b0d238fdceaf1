import { formatMoney } from '@nimantran/proto/domain/currency';
import { REFUND_REASON_LABELS } from '@nimantran/proto/domain/order';
import { type AdminRefund, retryRefund, settleRefundByHand } from '@nimantran/proto/http/orders/admin-refunds';
import { useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { call } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { REFUND_STATES } from '../lib/order-labels.ts';
import { NoteField } from './asked-fields.tsx';
import css from './order-page.module.css';

type Asked = { refund: AdminRefund; how: 'again' | 'by hand' } | null;

/** The refunds; failed ones are resolved here. */
export function RefundRows({ refunds }: { refunds: readonly AdminRefund[] }) {
  const [asked, setAsked] = useState<Asked>(null);
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} className={css.place} {...keptFocus}>
      <Table label="Refunds" heads={['Amount', 'Why', 'State', 'Action']}>
        {refunds.map((refund) => {
          const amount = formatMoney(refund.amount);
          return (
            <tr key={refund.id}>
              <td>{amount}</td>
              <td>
                {REFUND_REASON_LABELS[refund.reason]}
                <br />
                <span className={css.quiet}>{refund.note}</span>
              </td>
              <td>
                {REFUND_STATES[refund.state]}, {shortIndianMoment(refund.settled_at ?? refund.requested_at)}
                {refund.error && (
                  <>
                    <br />
                    <span className={css.late}>{refund.error}</span>
                  </>
                )}
              </td>
              <td>
                {refund.state === 'failed' && (
                  <div className={css.buttons}>
                    <Button
                      small
                      look="quiet"
                      aria-label={`Try again: refund of ${amount}`}
                      onClick={() => setAsked({ refund, how: 'again' })}
                    >
                      Try again
                    </Button>
                    <Button
                      small
                      look="quiet"
                      aria-label={`Paid by hand: refund of ${amount}`}
                      onClick={() => setAsked({ refund, how: 'by hand' })}
                    >
                      Paid by hand
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {asked?.how === 'again' && <RetryDialog refund={asked.refund} onClose={() => setAsked(null)} />}
      {asked?.how === 'by hand' && <ByHandDialog refund={asked.refund} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface RefundDialogProps {
  refund: AdminRefund;
  onClose: () => void;
}

function RetryDialog({ refund, onClose }: RefundDialogProps) {
  const action = useOrderAction(
    (refund_id: string, idempotencyKey) => call(retryRefund, { params: { refund_id }, idempotencyKey }),
    { say: () => 'The refund is being tried again.', onDone: onClose },
  );
  return (
    <ActionDialog
      title="Try this refund again?"
      confirm="Try again"
      busy={action.isPending}
      error={action.error}
      onConfirm={() => action.mutate(refund.id)}
      onClose={onClose}
    >
      <p>
        {formatMoney(refund.amount)} is requested from the payment provider again, or as much of it as is left of the payment.
      </p>
    </ActionDialog>
  );
}

function ByHandDialog({ refund, onClose }: RefundDialogProps) {
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const action = useOrderAction(
    (words: string, idempotencyKey) =>
      call(settleRefundByHand, { params: { refund_id: refund.id }, body: { note: words }, idempotencyKey }),
    { say: () => 'Recorded as paid by hand.', onDone: onClose },
  );
  return (
    <ActionDialog
      title="Was it paid another way?"
      confirm="Record as paid"
      busy={action.isPending}
      error={action.error}
      onConfirm={() => {
        const missing = note.trim() === '' ? 'Describe how it was paid, with the transfer reference.' : undefined;
        setFault(missing);
        if (!focusFault(missing ? { note: missing } : {})) action.mutate(note.trim());
      }}
      onClose={onClose}
    >
      <p>
        {formatMoney(refund.amount)} is recorded in the ledger as paid by hand, and the customer gets an email. Record it only
        after the money has left.
      </p>
      <NoteField label="How it was paid" value={note} fault={fault} onChange={setNote} />
    </ActionDialog>
  );
}
