import { formatMoney } from '@nimantran/proto/domain/currency';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/link.tsx';
import { Part, Table } from '../../../components/staff/part.tsx';
import { shortMoment } from '../../../lib/dates.ts';
import { uninvoiced } from '../api/money-queries.ts';

/** Payments that should have had an invoice within the hour: the log of orders says what keeps them. */
export function Uninvoiced() {
  const payments = useQuery(uninvoiced);
  return (
    <Part
      title="Payments without an invoice for more than an hour"
      asked={payments}
      none="Every payment has its invoice."
      isEmpty={(list) => list.length === 0}
    >
      {(list) => (
        <Table label="Payments without an invoice" heads={['Order', 'Amount', 'Paid']}>
          {list.map(({ order_number, amount, received_at }) => (
            <tr key={`${order_number} ${received_at}`}>
              <td>
                <Link to={`/admin/orders/${order_number}`}>{order_number}</Link>
              </td>
              <td>{formatMoney(amount)}</td>
              <td>{shortMoment(received_at)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Part>
  );
}
