import { DAYS_FOR_REVISION } from '@nimantran/proto/domain/time-to-pay';
import { type AdminOrder, reviseOrder } from '@nimantran/proto/http/orders/admin-orders';
import { useState } from 'react';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { AmountField } from '../../../components/staff/amount-field.tsx';
import { StaffFieldInput } from '../../../components/staff/staff-field-input.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call } from '../../../lib/http/api.ts';
import { readAmount } from '../../../lib/money/amount.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import { NoteField, SupportField } from './asked-fields.tsx';
import css from './order-page.module.css';
import { WantedField } from './wanted-field.tsx';

/** Has a delivered video made again with changed texts. */
export function ReviseDialog({ shown, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const { number, total, customisation } = shown.order;
  const [fault, setFault] = useState<'ours' | 'theirs'>('ours');
  const [details, setDetails] = useState<Record<string, string>>({});
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [support, setSupport] = useState('');
  const [faults, setFaults] = useState<{ note?: string; amount?: string }>({});
  const [takenNumber, setTakenNumber] = useState(shown.wanted[0]?.support_number ?? '');
  const taken = shown.wanted.find(({ support_number }) => support_number === takenNumber);
  const said = { ...customisation.details, ...taken?.changes.details };
  const isFree = fault === 'ours' || typed.trim() === '';
  const amount = isFree ? undefined : readAmount(typed, total.currency);
  const action = useOrderAction(
    (amount_minor: number | null, idempotencyKey) =>
      call(reviseOrder, {
        params: { number },
        body: {
          ...{ fault, note: note.trim(), details, photos: {}, amount_minor },
          support_number: taken?.support_number ?? (support || null),
          take_changes: taken !== undefined,
        },
        idempotencyKey,
      }),
    {
      say: ({ bill }) => (bill ? 'The customer has to pay for it first.' : 'The video is being remade.'),
      onDone: onClose,
    },
  );
  const send = () => {
    const found = {
      ...(note.trim() === '' && { note: 'Tell the designers what to do.' }),
      ...(amount && 'fault' in amount && { amount: amount.fault }),
    };
    setFaults(found);
    if (!focusFault(found)) action.mutate(amount && 'minor' in amount ? amount.minor : null);
  };
  const change = (key: string, words: string) =>
    setDetails(({ [key]: _, ...others }) => (words === (said[key] ?? '') ? others : { ...others, [key]: words }));
  return (
    <ActionDialog
      title="Remake the video"
      confirm={isFree ? 'Start now' : 'Request payment'}
      busy={action.isPending}
      error={action.error}
      onConfirm={send}
      onClose={onClose}
    >
      <p className={css.happens}>
        {isFree
          ? 'Work starts immediately, with a delivery time as for a new order. The current video stays available until the new one is ready.'
          : `Work starts once the customer has paid, within ${DAYS_FOR_REVISION} days. The current video stays available until the new one is ready.`}
      </p>
      <fieldset className={css.choices}>
        <legend>Whose mistake</legend>
        <label>
          <input type="radio" name="fault" checked={fault === 'ours'} onChange={() => setFault('ours')} />
          Ours: free of charge
        </label>
        <label>
          <input type="radio" name="fault" checked={fault === 'theirs'} onChange={() => setFault('theirs')} />
          Theirs, or a new request
        </label>
      </fieldset>
      {fault === 'theirs' && (
        <AmountField
          currency={total.currency}
          label="Price"
          optional
          hint="Leave empty for free of charge; work starts immediately."
          value={typed}
          fault={faults.amount}
          onChange={(amount) => {
            setTyped(amount);
            setFaults(({ amount: _, ...others }) => others);
          }}
        />
      )}
      <NoteField
        label="Instructions for the designers"
        value={note}
        fault={faults.note}
        onChange={(words) => {
          setNote(words);
          setFaults(({ note: _, ...others }) => others);
        }}
      />
      {shown.wanted.length > 0 && <WantedField shown={shown} value={takenNumber} onChange={setTakenNumber} />}
      {shown.fields && (
        <fieldset className={css.words}>
          <legend>Text to change</legend>
          {shown.fields.map((field) => (
            <StaffFieldInput
              key={field.key}
              field={field}
              value={details[field.key] ?? said[field.key] ?? ''}
              idPrefix="words"
              onChange={(words) => change(field.key, words)}
            />
          ))}
        </fieldset>
      )}
      {!taken && <SupportField requests={shown.support} value={support} onChange={setSupport} />}
    </ActionDialog>
  );
}
