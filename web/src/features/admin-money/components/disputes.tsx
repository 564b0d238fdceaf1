import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Dispute } from '@nimantran/proto/http/orders/admin-orders';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import form from '../../../components/staff/staff-form.module.css';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { disputesPage } from '../api/money-queries.ts';
import { readable, timeLeft } from '../lib/money-labels.ts';
import css from './money.module.css';

const column = columnsOf<Dispute>();
const plain = { enableSorting: false } as const;
const COLUMNS = [
  column.accessor('order_number', {
    header: 'Order',
    ...plain,
    cell: ({ getValue }) => <Link to={`/admin/orders/${getValue()}`}>{getValue()}</Link>,
  }),
  column.accessor(({ amount }) => formatMoney(amount), { id: 'amount', header: 'Amount', ...plain }),
  column.accessor(({ reason }) => readable(reason), { id: 'reason', header: 'Reason', ...plain }),
  column.accessor(({ status }) => readable(status), { id: 'status', header: 'State', ...plain }),
  column.display({ id: 'respond_by', header: 'Respond by', cell: ({ row }) => <RespondBy dispute={row.original} /> }),
  column.accessor(({ opened_at }) => shortIndianMoment(opened_at), { id: 'opened', header: 'Opened', ...plain }),
  column.accessor('id', { header: "The provider's ID", ...plain, cell: ({ getValue }) => <code>{getValue()}</code> }),
];

/** Payments that card holders dispute; open ones first. They are answered on the provider's own pages. */
export function Disputes() {
  const address = useListAddress();
  const showsAll = address.filter('state') === 'all';
  const disputes = useQuery(disputesPage(showsAll ? undefined : true, address.page));
  const none = showsAll ? 'No payment has ever been disputed.' : 'No payment is disputed at the moment.';
  return (
    <>
      <div className={form.row}>
        <Field id="dispute-state" label="State">
          {(control) => (
            <select
              {...control}
              value={showsAll ? 'all' : ''}
              onChange={(event) => address.setFilters({ state: event.target.value })}
            >
              <option value="">Open</option>
              <option value="all">All</option>
            </select>
          )}
        </Field>
      </div>
      <p className={css.quiet}>
        Respond to a dispute in the payment provider's dashboard: search for its ID there, and send the evidence shown on the
        order page.
      </p>
      <LoadedSection title="Disputes" asked={disputes} none={none} isEmpty={(data) => data.disputes.length === 0}>
        {(data) => (
          <DataTable
            label="Disputes"
            columns={COLUMNS}
            rows={data.disputes}
            idOf={({ id }) => id}
            address={address}
            next={data.next_cursor}
            none={none}
            isUrgent={(dispute) => dispute.is_open && dispute.status === 'needs_response'}
          />
        )}
      </LoadedSection>
    </>
  );
}

function RespondBy({ dispute }: { dispute: Dispute }) {
  const now = useNow(30_000);
  if (!dispute.is_open) return <>{dispute.closed_at ? `Closed ${shortIndianMoment(dispute.closed_at)}` : 'Closed'}</>;
  if (dispute.respond_by === null) return <>No date given</>;
  return (
    <>
      {shortIndianMoment(dispute.respond_by)}
      <br />
      {timeLeft(dispute.respond_by, now)}
    </>
  );
}
