import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Bill } from '@nimantran/proto/domain/order';
import { withdrawBill } from '@nimantran/proto/http/orders/admin-orders';
import { useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { call } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { useOrderAction } from '../api/use-order-action.ts';
import css from './order-page.module.css';

/** The bill for the video itself cannot be withdrawn: such an order is cancelled instead. */
const canWithdraw = ({ kind, state }: Bill) => state === 'open' && (kind === 'revision' || kind === 'customisation');

export function BillRows({ bills }: { bills: readonly Bill[] }) {
  const [asked, setAsked] = useState<Bill | null>(null);
  const action = useOrderAction((bill_id: string) => call(withdrawBill, { params: { bill_id } }), {
    say: () => 'The bill was withdrawn.',
    onDone: () => setAsked(null),
  });
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} className={css.place} {...keptFocus}>
      <Table label="Bills" heads={['For', 'Amount', 'State', 'Action']}>
        {bills.map((bill) => (
          <tr key={bill.id}>
            <td>{bill.label}</td>
            <td>{formatMoney(bill.amount)}</td>
            <td>{standingOf(bill)}</td>
            <td>
              {canWithdraw(bill) && (
                <Button
                  small
                  look="quiet"
                  aria-label={`Withdraw the bill: ${bill.label}`}
                  onClick={() => {
                    action.reset();
                    setAsked(bill);
                  }}
                >
                  Withdraw
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {asked && (
        <ActionDialog
          title="Withdraw this bill?"
          confirm="Withdraw the bill"
          busy={action.isPending}
          error={action.error}
          onConfirm={() => action.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          <p>
            The customer can then no longer pay "{asked.label}" ({formatMoney(asked.amount)}), and sees this in the order’s
            timeline.
          </p>
        </ActionDialog>
      )}
    </div>
  );
}

function standingOf({ state, paid_at, pay_until }: Bill): string {
  switch (state) {
    case 'planned':
      return 'Not requested yet';
    case 'open':
      return pay_until ? `Due by ${shortIndianMoment(pay_until)}` : 'Due';
    case 'paid':
      return paid_at ? `Paid ${shortIndianMoment(paid_at)}` : 'Paid';
    case 'void':
      return 'No longer requested';
  }
}
