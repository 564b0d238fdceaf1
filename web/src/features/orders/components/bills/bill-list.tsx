import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Bill, Order } from '@nimantran/proto/domain/order';
import { Button } from '../../../../components/controls/button.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { PromisedTime } from '../../../../components/orders/promised-time.tsx';
import { classes } from '../../../../lib/classes.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { billElementId } from '../../hooks/use-asked-bill.ts';
import { usePayBill } from '../../hooks/use-pay-bill.ts';
import { billNote, isPayable } from '../../lib/bills.ts';
import css from './bill-list.module.css';

interface BillListProps {
  order: Order;
  bills: readonly Bill[];
  /** The bill that the address names. */
  asked: string | null;
  /** The bill whose payment is being confirmed; the customer is not asked to pay it again. */
  confirming?: string | undefined;
}

/** The bills to pay, with purpose and deadline. */
export function BillList({ order, bills, asked, confirming }: BillListProps) {
  const { pricesHidden } = useSession();
  const { pay, paying, problem } = usePayBill(order);
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <ul className={css.bills}>
        {bills.map((bill) => {
          const amount = formatMoney(bill.amount);
          return (
            <li
              key={bill.id}
              id={billElementId(bill.id)}
              tabIndex={-1}
              className={classes(css.bill, bill.id === asked && css.asked)}
              aria-label={`${bill.label}, ${amount}`}
            >
              <div className={css.what}>
                <h3>{bill.label}</h3>
                <p>{billNote(bill)}</p>
                {bill.state === 'open' && bill.pay_until !== null && (
                  <p>
                    Please pay by <PromisedTime at={bill.pay_until} />.
                  </p>
                )}
                {bill.state === 'open' && order.can.pay && !isPayable(order, bill) && (
                  <p>You can pay it as soon as the video in progress is ready.</p>
                )}
              </div>
              {!pricesHidden && !isPayable(order, bill) && <p className={css.amount}>{amount}</p>}
              {confirming === bill.id ? (
                <p className={css.confirming} role="status">
                  Your payment is being confirmed. Please do not pay twice.
                </p>
              ) : order.payment_pending?.bill_id === bill.id ? (
                <p className={css.confirming} role="status">
                  Your payment is on its way: your bank has not confirmed it yet, which can take some days. Please do not pay
                  twice.
                </p>
              ) : (
                isPayable(order, bill) && (
                  <Button className={css.pay} busy={paying === bill.id} onClick={() => void pay(bill)}>
                    {pricesHidden ? 'Pay' : `Pay ${amount}`}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
