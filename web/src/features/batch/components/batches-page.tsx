import { BATCH_STATES, type Batch } from '@nimantran/proto/http/studio/batches';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../components/controls/field.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { batchesQuery } from '../api/batch-queries.ts';
import { BATCH_STATE_LABELS, counted } from '../lib/batch-labels.ts';
import css from './batch-page.module.css';
import { NewBatch } from './new-batch.tsx';

/** Creates batches and lists the existing ones. */
export function BatchesPage() {
  const address = useListAddress();
  const state = BATCH_STATES.find((each) => each === address.filter('state'));
  const batches = useQuery(batchesQuery(Number(address.page) || undefined, state));
  const none = state === undefined ? 'No batches yet.' : 'No batches match.';
  return (
    <AdminFrame title="Batch Rendering" lead="Many videos at once, from a file or from orders. Paid orders always come first.">
      <NewBatch />
      <div className={css.filter}>
        <Field id="batch-state" label="Show">
          {(control) => (
            <select {...control} value={state ?? ''} onChange={(event) => address.setFilters({ state: event.target.value })}>
              <option value="">All batches</option>
              {BATCH_STATES.map((each) => (
                <option key={each} value={each}>
                  {BATCH_STATE_LABELS[each].label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <LoadedSection title="Batches" asked={batches} none={none} isEmpty={(data) => data.items.length === 0}>
        {(data) => (
          <DataTable
            label="Batches"
            columns={COLUMNS}
            rows={data.items}
            idOf={(batch) => batch.id}
            address={address}
            next={data.next === null ? null : String(data.next)}
            none={none}
            isUrgent={(batch) => batch.rows.failed > 0}
          />
        )}
      </LoadedSection>
    </AdminFrame>
  );
}

const column = columnsOf<Batch>();
const COLUMNS = [
  column.accessor('number', {
    header: 'Batch',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <Link to={`/admin/batch/${original.id}`}>
        {original.number}
        <span className="visually-hidden"> {original.title}</span>
      </Link>
    ),
  }),
  column.accessor('title', { header: 'Source', enableSorting: false }),
  column.accessor('state', {
    header: 'State',
    enableSorting: false,
    cell: ({ getValue }) => (
      <StateMark tone={BATCH_STATE_LABELS[getValue()].tone}>{BATCH_STATE_LABELS[getValue()].label}</StateMark>
    ),
  }),
  column.display({
    id: 'rows',
    header: 'Rows',
    cell: ({ row: { original } }) => rowsSaid(original),
  }),
  column.accessor('resolution', { header: 'Resolution', enableSorting: false }),
  column.accessor('made_at', {
    header: 'Created',
    enableSorting: false,
    cell: ({ row: { original } }) => `${shortIndianMoment(original.made_at)}, ${original.made_by}`,
  }),
];

function rowsSaid({ state, rows: { total, done, failed, faulty } }: Batch): string {
  const first = state === 'ready' ? counted(total, 'row') : `${done} of ${total - faulty} done`;
  return [first, failed > 0 && `${failed} failed`, faulty > 0 && `${faulty} faulty`].filter(Boolean).join(', ');
}
