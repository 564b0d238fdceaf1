import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import type { RefundReason } from '@nimantran/proto/domain/order';
import type { SupportSummary } from '@nimantran/proto/domain/support-request';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { useState } from 'react';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { AmountField } from '../../../components/staff/amount-field.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call } from '../../../lib/http/api.ts';
import { readAmount } from '../../../lib/money/amount.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { NoteField, ReasonField, SupportField } from './asked-fields.tsx';
import css from './order-page.module.css';

interface RefundDialogProps {
  number: string;
  refundable: Money;
  /** The most that can be refunded without a second admin; null for any amount. */
  alone: Money | null;
  requests: readonly SupportSummary[];
  onClose: () => void;
}

export function RefundDialog({ number, refundable, alone, requests, onClose }: RefundDialogProps) {
  const { currency } = refundable;
  const [whole, setWhole] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<RefundReason>('requested');
  const [note, setNote] = useState('');
  const [support, setSupport] = useState('');
  const [faults, setFaults] = useState<{ amount?: string; note?: string }>({});
  const action = useOrderAction(
    (amount_minor: number | null, idempotencyKey) =>
      call(refundOrder, {
        params: { number },
        body: { amount_minor, reason, note: note.trim(), support_number: support || null },
        idempotencyKey,
      }),
    {
      say: ({ approval }) => (approval ? 'Requested: a second admin has to approve.' : 'The refund is on its way.'),
      onDone: onClose,
    },
  );
  const amount = whole ? { minor: refundable.amount_minor } : checked(readAmount(typed, currency), refundable);
  const shown = 'minor' in amount ? formatMoney({ currency, amount_minor: amount.minor }) : null;
  const needsTwo = 'minor' in amount && alone !== null && amount.minor > alone.amount_minor;
  const send = () => {
    const found = {
      ...('fault' in amount && { amount: amount.fault }),
      ...(note.trim() === '' && { note: 'Give a short reason.' }),
    };
    setFaults(found);
    if (!focusFault(found)) action.mutate(whole || !('minor' in amount) ? null : amount.minor);
  };
  return (
    <ActionDialog
      title="Refund money"
      confirm={confirmWords(shown, needsTwo)}
      busy={action.isPending}
      error={action.error}
      onConfirm={send}
      onClose={onClose}
    >
      <fieldset className={css.choices}>
        <legend>How much</legend>
        <label>
          <input type="radio" name="how-much" checked={!whole} onChange={() => setWhole(false)} />A part
        </label>
        <label>
          <input type="radio" name="how-much" checked={whole} onChange={() => setWhole(true)} />
          Everything that is left, {formatMoney(refundable)}
        </label>
      </fieldset>
      {!whole && (
        <AmountField
          currency={currency}
          value={typed}
          fault={faults.amount}
          onChange={(amount) => {
            setTyped(amount);
            setFaults(({ amount: _, ...others }) => others);
          }}
        />
      )}
      <ReasonField value={reason} onChange={setReason} />
      <NoteField
        value={note}
        fault={faults.note}
        onChange={(words) => {
          setNote(words);
          setFaults(({ note: _, ...others }) => others);
        }}
      />
      <SupportField requests={requests} value={support} onChange={setSupport} />
      <p role="status" className={css.happens}>
        {shown === null
          ? 'The money goes back to the original payment method, and the customer gets an email.'
          : needsTwo
            ? `${shown} is more than you may refund alone (${formatMoney(alone)} of this order today). No money moves until another admin approves.`
            : `${shown} goes back to the original payment method immediately. The customer gets an email and a credit note.${whole ? ' Refunding the whole video ends the order: it can no longer be downloaded.' : ''}`}
      </p>
    </ActionDialog>
  );
}

function checked(amount: ReturnType<typeof readAmount>, refundable: Money): ReturnType<typeof readAmount> {
  if ('fault' in amount || amount.minor <= refundable.amount_minor) return amount;
  return { fault: `Only ${formatMoney(refundable)} is left to refund.` };
}

function confirmWords(shown: string | null, needsTwo: boolean): string {
  if (shown === null) return 'Refund';
  return needsTwo ? `Request a refund of ${shown}` : `Refund ${shown}`;
}
