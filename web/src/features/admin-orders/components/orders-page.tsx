import { DEFAULT_ORDER_SORT, exportOrders } from '@nimantran/proto/http/orders/admin-orders';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '../../../components/controls/button.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ordersQuery } from '../api/order-queries.ts';
import { orderQueryOf } from '../lib/order-filters.ts';
import { OpenApprovals } from './open-approvals.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';

/** Every order, filtered, sorted and paged by the shop according to the address. */
export function AdminOrdersPage() {
  const address = useListAddress();
  const { pricesHidden } = useSession();
  const query = orderQueryOf(address);
  const orders = useQuery(ordersQuery({ ...query, ...(address.page && { cursor: address.page }) }));
  return (
    <AdminFrame
      title="Orders"
      lead="Find an order by any detail the customer knows."
      actions={
        !pricesHidden && (
          <a className={buttonClass({ small: true, look: 'plain' })} href={addressOf(exportOrders, { query })} download>
            Save as CSV
          </a>
        )
      }
    >
      <OpenApprovals />
      <OrderFilters address={address} />
      <LoadedSection title="Found" asked={orders} none="No orders match." isEmpty={(data) => data.orders.length === 0}>
        {(data) => (
          <DataTable
            label="Orders"
            columns={orderColumns({ pricesHidden, now: new Date() })}
            rows={data.orders}
            idOf={({ number }) => number}
            address={address}
            next={data.next_cursor}
            sort={DEFAULT_ORDER_SORT}
            none="No orders match."
            isUrgent={({ lateness, held_since }) => lateness === 'late' && held_since === null}
          />
        )}
      </LoadedSection>
    </AdminFrame>
  );
}
