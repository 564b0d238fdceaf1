import { formatMoney } from '@nimantran/proto/domain/currency';
import { ORDER_STATE_LABELS, type OrderSummary } from '@nimantran/proto/domain/order';
import { Link } from '../../../components/link.tsx';
import { Table } from '../../../components/staff/part.tsx';
import { shortMoment } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';

const HEADS = ['Order', 'Invitation', 'Customer', 'State', 'Placed'] as const;

export function OrderTable({ orders }: { orders: readonly (OrderSummary & { email: string })[] }) {
  const { pricesHidden } = useSession();
  return (
    <Table label="Orders" heads={pricesHidden ? HEADS : [...HEADS, 'Total']}>
      {orders.map((order) => (
        <tr key={order.number}>
          <td>
            <Link to={`/user/invitations/${order.number}`}>{order.number}</Link>
          </td>
          <td>
            {order.headline || order.theme.title}
            <br />
            {order.theme.title}, {order.resolution}
            {order.delivery === 'express' && ', express'}
          </td>
          <td>{order.email}</td>
          <td>{ORDER_STATE_LABELS[order.state]}</td>
          <td>{shortMoment(order.placed_at)}</td>
          {!pricesHidden && <td>{formatMoney(order.total)}</td>}
        </tr>
      ))}
    </Table>
  );
}
