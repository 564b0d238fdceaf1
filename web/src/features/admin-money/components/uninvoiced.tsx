import { formatMoney } from '@nimantran/proto/domain/currency';
import type { listUninvoiced } from '@nimantran/proto/http/orders/holidays';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { uninvoicedPage } from '../api/money-queries.ts';

type Payment = AnswerOf<typeof listUninvoiced>['payments'][number];

const NONE = 'Every payment has its invoice.';
const column = columnsOf<Payment>();
const plain = { enableSorting: false } as const;
const COLUMNS = [
  column.accessor('order_number', {
    header: 'Order',
    ...plain,
    cell: ({ getValue }) => <Link to={`/admin/orders/${getValue()}`}>{getValue()}</Link>,
  }),
  column.accessor(({ amount }) => formatMoney(amount), { id: 'amount', header: 'Amount', ...plain }),
  column.accessor(({ received_at }) => shortIndianMoment(received_at), { id: 'paid', header: 'Paid', ...plain }),
];

/** Payments that should have had an invoice within the hour; the log of orders has the reason. */
export function Uninvoiced() {
  const address = useListAddress();
  const asked = useQuery(uninvoicedPage(address.page));
  return (
    <LoadedSection
      title="Payments without an invoice for more than an hour"
      asked={asked}
      none={NONE}
      isEmpty={({ payments }) => payments.length === 0}
    >
      {({ payments, next_cursor }) => (
        <DataTable
          label="Payments without an invoice"
          columns={COLUMNS}
          rows={payments}
          idOf={({ order_number, received_at }) => `${order_number} ${received_at}`}
          address={address}
          next={next_cursor}
          none={NONE}
        />
      )}
    </LoadedSection>
  );
}
