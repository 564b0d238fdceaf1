import { SUPPORT_KIND_LABELS, SUPPORT_KINDS, type SupportState } from '@nimantran/proto/domain/support-request';
import { type AdminSupportSummary, SUPPORT_SORTS } from '@nimantran/proto/http/orders/support-requests';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import form from '../../../components/staff/staff-form.module.css';
import { RequestStateMark } from '../../../components/thread/request-state-mark.tsx';
import { SUPPORT_STATE_LABELS } from '../../../components/thread/support-state-labels.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { requestsPage } from '../api/support-queries.ts';

const STATES: readonly SupportState[] = ['open', 'answered', 'closed'];
const column = columnsOf<AdminSupportSummary>();
const plain = { enableSorting: false } as const;
const COLUMNS = [
  column.accessor('subject', {
    header: 'Request',
    ...plain,
    cell: ({ row: { original: request } }) => (
      <>
        <Link to={`/admin/support/${request.number}`} dir="auto">
          {request.subject}
        </Link>
        <br />
        {request.number}
      </>
    ),
  }),
  column.accessor(({ kind }) => SUPPORT_KIND_LABELS[kind], { id: 'kind', header: 'Kind', ...plain }),
  column.accessor('state', { header: 'State', ...plain, cell: ({ getValue }) => <RequestStateMark state={getValue()} /> }),
  column.accessor('email', { header: 'Customer', ...plain }),
  column.accessor('order_number', {
    header: 'Order',
    ...plain,
    cell: ({ getValue }) => {
      const number: string | null = getValue();
      return number === null ? '–' : <Link to={`/admin/orders/${number}`}>{number}</Link>;
    },
  }),
  column.accessor(({ waiting_since }) => (waiting_since ? shortIndianMoment(waiting_since) : '–'), {
    id: 'waiting',
    header: 'Waiting since',
    ...plain,
  }),
  column.accessor(({ opened_at }) => shortIndianMoment(opened_at), { id: 'opened_at', header: 'Opened' }),
  column.accessor(({ updated_at }) => shortIndianMoment(updated_at), { id: 'updated_at', header: 'Last changed' }),
];

/** All customers' requests: those that wait for us first, the longest wait on top. */
export function RequestsPage() {
  const address = useListAddress();
  const search = address.filter('search');
  const state = STATES.find((known) => known === address.filter('state'));
  const kind = SUPPORT_KINDS.find((known) => known === address.filter('kind'));
  const sort = SUPPORT_SORTS.find((known) => known === address.sort) ?? 'waiting';
  const requests = useQuery(requestsPage({ state, kind, search, sort }, address.page));
  const find = (data: FormData) =>
    address.setFilters(Object.fromEntries(['search', 'state', 'kind'].map((name) => [name, String(data.get(name) ?? '')])));
  const none = search || state || kind ? 'No requests match.' : 'No requests yet.';
  return (
    <AdminFrame title="Support" lead="Requests from customers. Those waiting for us come first, the oldest on top.">
      <search>
        <form className={form.row} action={find} key={`${search} ${state} ${kind}`}>
          <Field id="search" label="Number, email address or subject">
            {(control) => (
              <input {...control} name="search" type="search" defaultValue={search} maxLength={254} autoComplete="off" />
            )}
          </Field>
          <Field id="state" label="State">
            {(control) => (
              <select {...control} name="state" defaultValue={state ?? ''}>
                <option value="">Any</option>
                {STATES.map((known) => (
                  <option key={known} value={known}>
                    {SUPPORT_STATE_LABELS[known]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="kind" label="Kind">
            {(control) => (
              <select {...control} name="kind" defaultValue={kind ?? ''}>
                <option value="">Any</option>
                {SUPPORT_KINDS.map((known) => (
                  <option key={known} value={known}>
                    {SUPPORT_KIND_LABELS[known]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit">Find requests</Button>
        </form>
      </search>
      <LoadedSection title="Requests" asked={requests} none={none} isEmpty={(data) => data.requests.length === 0}>
        {(data) => (
          <DataTable
            label="Requests"
            columns={COLUMNS}
            rows={data.requests}
            idOf={({ number }) => number}
            address={address}
            next={data.next_cursor}
            none={none}
          />
        )}
      </LoadedSection>
    </AdminFrame>
  );
}
