import { formatMoney } from '@nimantran/proto/domain/currency';
import { type AdminOrder, addBill } from '@nimantran/proto/http/orders/admin-orders';
import { useState } from 'react';
import { Field } from '../../../components/controls/field.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { AmountField } from '../../../components/staff/amount-field.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call } from '../../../lib/http/api.ts';
import { readAmount } from '../../../lib/money/amount.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { SupportField } from './asked-fields.tsx';
import css from './order-page.module.css';

/** Bills a wish beyond the theme. */
export function BillDialog({ shown, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const { number, total } = shown.order;
  const [label, setLabel] = useState('');
  const [typed, setTyped] = useState('');
  const [support, setSupport] = useState('');
  const [faults, setFaults] = useState<{ label?: string; amount?: string }>({});
  const amount = readAmount(typed, total.currency);
  const action = useOrderAction(
    (amount_minor: number, idempotencyKey) =>
      call(addBill, {
        params: { number },
        body: { label: label.trim(), amount_minor, support_number: support || null },
        idempotencyKey,
      }),
    { say: (bill) => `A bill of ${formatMoney(bill.amount)} was sent to the customer.`, onDone: onClose },
  );
  const send = () => {
    const found = {
      ...(label.trim() === '' && { label: 'Describe what the bill is for.' }),
      ...('fault' in amount && { amount: amount.fault }),
    };
    setFaults(found);
    if (!focusFault(found) && 'minor' in amount) action.mutate(amount.minor);
  };
  return (
    <ActionDialog
      title="Add a bill"
      confirm="Send the bill"
      busy={action.isPending}
      error={action.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className={css.happens}>
        The customer gets an email with a payment link. The bill stays open until it is paid or withdrawn.
      </p>
      <Field id="label" label="Description, as the customer reads it" fault={faults.label}>
        {(control) => (
          <input
            {...control}
            maxLength={120}
            autoComplete="off"
            value={label}
            onChange={(event) => {
              setLabel(event.target.value);
              setFaults(({ label: _, ...others }) => others);
            }}
          />
        )}
      </Field>
      <AmountField
        currency={total.currency}
        value={typed}
        fault={faults.amount}
        onChange={(amount) => {
          setTyped(amount);
          setFaults(({ amount: _, ...others }) => others);
        }}
      />
      <SupportField requests={shown.support} value={support} onChange={setSupport} />
    </ActionDialog>
  );
}
