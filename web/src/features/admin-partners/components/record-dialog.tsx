import { type Currency, formatMoney, majorUnits } from '@nimantran/proto/domain/currency';
import { type PartnerAccount, recordPayout } from '@nimantran/proto/http/orders/partner-payouts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../../components/controls/field.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { AmountField } from '../../../components/staff/amount-field.tsx';
import { DayField } from '../../../components/staff/day-field.tsx';
import { useStaffAction } from '../../../components/staff/use-staff-action.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call } from '../../../lib/http/api.ts';
import { receiptDate } from '../../../lib/time/dates.ts';
import { todayInIndia } from '../../../lib/time/typed-dates.ts';
import { PARTNERS, partnerQuery } from '../api/partner-queries.ts';
import { type PayoutBody, type PayoutFaults, payoutOf } from '../lib/payout-form.ts';
import css from './partners.module.css';

/** Records a transfer that has left the bank, prefilled with the full amount due. */
export function RecordDialog({ account, onClose }: { account: PartnerAccount; onClose: () => void }) {
  const { uid, balances } = account.partner;
  const today = todayInIndia();
  const [currency, setCurrency] = useState<Currency>(account.payable[0]?.currency ?? 'INR');
  const [until, setUntil] = useState(today);
  /** Null until the amount differs from what is due. */
  const [typed, setTyped] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [faults, setFaults] = useState<PayoutFaults>({});
  const seen = useQuery({ ...partnerQuery(uid, until), enabled: until !== '' && until <= today });
  const due = (seen.data ?? account).payable.find((money) => money.currency === currency)?.amount_minor ?? 0;
  const amount = typed ?? (due === 0 ? '' : majorUnits(due, currency));
  const action = useStaffAction(
    PARTNERS,
    (body: PayoutBody, idempotencyKey) => call(recordPayout, { params: { uid }, body, idempotencyKey }),
    { say: (payout) => `Recorded: ${formatMoney(payout.amount)}. The partner gets an email.`, onDone: onClose },
  );
  const mend = (field: keyof PayoutFaults) => setFaults(({ [field]: _, ...others }) => others);
  const send = () => {
    const read = payoutOf({ amount, currency, until, reference }, { due, today });
    setFaults('faults' in read ? read.faults : {});
    if ('body' in read) action.mutate(read.body);
    else focusFault(read.faults);
  };
  return (
    <ActionDialog
      title="Record a pay-out"
      confirm="Record it"
      busy={action.isPending}
      error={action.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className={css.happens}>
        Send the money at the bank first: this records that it was sent. The record cannot be changed later, only reversed.
      </p>
      {balances.length > 1 && (
        <Field id="currency" label="Currency">
          {(control) => (
            <select
              {...control}
              value={currency}
              onChange={(event) => {
                const chosen = balances.find((balance) => balance.currency === event.target.value);
                if (chosen) setCurrency(chosen.currency);
                setTyped(null);
              }}
            >
              {balances.map((balance) => (
                <option key={balance.currency}>{balance.currency}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <DayField
        id="until"
        label="For orders paid up to"
        fault={faults.until}
        day={until}
        onRead={(day) => {
          setUntil(day);
          mend('until');
        }}
      />
      <AmountField
        currency={currency}
        hint={
          until === ''
            ? undefined
            : `${formatMoney({ currency, amount_minor: due })} is due for orders up to ${receiptDate(until)}.`
        }
        value={amount}
        fault={faults.amount}
        onChange={(text) => {
          setTyped(text);
          mend('amount');
        }}
      />
      <Field
        id="reference"
        label="Transfer reference"
        hint="As the bank states it, such as the UTR. The partner uses it to find the payment."
        fault={faults.reference}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={60}
            value={reference}
            onChange={(event) => {
              setReference(event.target.value);
              mend('reference');
            }}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
