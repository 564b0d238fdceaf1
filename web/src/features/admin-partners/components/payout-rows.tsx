import { formatMoney } from '@nimantran/proto/domain/currency';
import { type AdminPayout, reversePayout } from '@nimantran/proto/http/orders/partner-payouts';
import { useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { useStaffAction } from '../../../components/staff/use-staff-action.ts';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { call } from '../../../lib/http/api.ts';
import { receiptDate, shortIndianMoment } from '../../../lib/time/dates.ts';
import { PARTNERS } from '../api/partner-queries.ts';
import css from './partners.module.css';

const REASON_LIMIT = 300;

/** Every pay-out; a wrong one is reversed here. */
export function PayoutRows({ payouts }: { payouts: readonly AdminPayout[] }) {
  const [asked, setAsked] = useState<AdminPayout | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} className={css.place} {...keptFocus}>
      <Table label="Pay-outs" heads={['Recorded', 'Amount', 'Orders up to', 'Reference', 'Action']}>
        {payouts.map((payout) => {
          const amount = formatMoney(payout.amount);
          const { reversed } = payout;
          return (
            <tr key={payout.id} className={reversed ? css.taken : undefined}>
              <td>
                {shortIndianMoment(payout.recorded_at)}
                <span className={css.under}>{payout.recorded_by.email}</span>
              </td>
              <td>{reversed ? <del>{amount}</del> : amount}</td>
              <td className={css.day}>{receiptDate(payout.paid_until)}</td>
              <td className={css.reference}>{payout.reference}</td>
              <td>
                {reversed ? (
                  <>
                    Reversed {shortIndianMoment(reversed.at)}
                    <span className={css.under}>
                      {reversed.by.email}: {reversed.reason}
                    </span>
                  </>
                ) : (
                  <Button
                    small
                    look="plain"
                    aria-label={`Reverse the pay-out of ${amount}, ${payout.reference}`}
                    onClick={() => setAsked(payout)}
                  >
                    Reverse
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
      {asked && <ReverseDialog payout={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function ReverseDialog({ payout, onClose }: { payout: AdminPayout; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const amount = formatMoney(payout.amount);
  const action = useStaffAction(
    PARTNERS,
    (words: string, idempotencyKey) =>
      call(reversePayout, { params: { payout_id: payout.id }, body: { reason: words }, idempotencyKey }),
    { say: () => `Reversed: ${amount} is due again.`, onDone: onClose },
  );
  return (
    <ActionDialog
      title="Reverse this pay-out record?"
      confirm="Reverse it"
      busy={action.isPending}
      error={action.error}
      onConfirm={() => {
        const missing = reason.trim() === '' ? 'Give a short reason.' : undefined;
        setFault(missing);
        if (!focusFault(missing ? { reason: missing } : {})) action.mutate(reason.trim());
      }}
      onClose={onClose}
    >
      <p>
        {amount}, {payout.reference}. It no longer counts, and the amount is due again. No money moves, both records stay, and the
        partner gets an email.
      </p>
      <Field
        id="reason"
        label="Why"
        hint="The partner can read this."
        fault={fault}
        count={{ now: reason.length, limit: REASON_LIMIT }}
      >
        {(control) => (
          <input
            {...control}
            maxLength={REASON_LIMIT}
            autoComplete="off"
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setFault(undefined);
            }}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
