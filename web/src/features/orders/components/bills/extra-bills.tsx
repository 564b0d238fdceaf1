import { openBills } from '../../lib/bills.ts';
import css from '../order-status.module.css';
import type { OrderStatusProps } from '../order-status-props.ts';
import { BillList } from './bill-list.tsx';

/** Bills beyond the order itself, shown first because work waits for them. */
export function ExtraBills({ order, back, asked }: OrderStatusProps) {
  if (order.state === 'awaiting_payment' || order.state === 'awaiting_balance') return null;
  const bills = openBills(order);
  if (bills.length === 0 || !(order.can.pay || order.payment_pending)) return null;
  const confirming = back.kind === 'waiting' && order.payment_error === null ? back.bill.id : undefined;
  return (
    <section aria-labelledby="to-pay" className={css.bills}>
      <h2 id="to-pay" className={css.sub}>
        To pay
      </h2>
      <BillList order={order} bills={bills} asked={asked} confirming={confirming} />
    </section>
  );
}
