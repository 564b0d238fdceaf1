import { sizeInWords } from '@nimantran/proto/domain/file-size';
import { BATCH_ROW_STATES, type Batch, type BatchRow } from '@nimantran/proto/http/studio/batches';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../components/controls/field.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { ROWS_OF_PAGE, rowsQuery } from '../api/batch-queries.ts';
import { counted, ROW_STATE_LABELS } from '../lib/batch-labels.ts';
import css from './batch-page.module.css';

/** The rows of a batch, those that need attention first; filter and page are in the address. */
export function BatchRows({ batch }: { batch: Batch }) {
  const address = useListAddress();
  const state = BATCH_ROW_STATES.find((each) => each === address.filter('state'));
  const page = Math.max(1, Math.floor(Number(address.page)) || 1);
  const rows = useQuery(rowsQuery(batch, state, page));
  return (
    <>
      <div className={css.filter}>
        <Field id="row-state" label="Show">
          {(control) => (
            <select {...control} value={state ?? ''} onChange={(event) => address.setFilters({ state: event.target.value })}>
              <option value="">All {counted(batch.rows.total, 'row')}, faulty first</option>
              {BATCH_ROW_STATES.filter((each) => batch.rows[each] > 0 || each === state).map((each) => (
                <option key={each} value={each}>
                  {ROW_STATE_LABELS[each].label} ({batch.rows[each]})
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <LoadedSection title="Rows" asked={rows} none="No rows match." isEmpty={(data) => data.rows.length === 0}>
        {(data) => (
          <DataTable
            label="Rows"
            columns={COLUMNS}
            rows={data.rows}
            idOf={({ row }) => String(row)}
            address={address}
            next={page * ROWS_OF_PAGE < data.total ? String(page + 1) : null}
            none="No rows match."
            isUrgent={(row) => row.state === 'faulty' || row.state === 'failed'}
          />
        )}
      </LoadedSection>
    </>
  );
}

const column = columnsOf<BatchRow>();
const COLUMNS = [
  column.accessor('row', { header: 'Row', enableSorting: false }),
  column.accessor('state', {
    header: 'State',
    enableSorting: false,
    cell: ({ getValue }) => <StateMark tone={ROW_STATE_LABELS[getValue()].tone}>{ROW_STATE_LABELS[getValue()].label}</StateMark>,
  }),
  column.display({ id: 'words', header: 'Text', cell: ({ row: { original } }) => <Words row={original} /> }),
  column.display({ id: 'told', header: 'Review', cell: ({ row: { original } }) => <Told row={original} /> }),
  column.display({ id: 'file', header: 'Video', cell: ({ row: { original } }) => <Video row={original} /> }),
];

function Words({ row: { details, photos, order_number } }: { row: BatchRow }) {
  const words = [...Object.values(details), ...Object.values(photos)];
  if (order_number !== null) return <>Order {order_number}</>;
  if (words.length === 0) return <span className={css.quiet}>Deleted</span>;
  return <span className={css.words}>{words.join(' · ')}</span>;
}

/** Faults first, then possible faults, then findings in the finished video. */
function Told({ row: { faults, findings, error } }: { row: BatchRow }) {
  const all = [
    ...faults.map(({ severity, message }) => ({ kind: severity, message })),
    ...(error === null ? [] : [{ kind: 'fault' as const, message: error }]),
    ...findings.map((message) => ({ kind: 'warning' as const, message })),
  ];
  if (all.length === 0) return null;
  return (
    <ul className={css.told}>
      {all.map(({ kind, message }) => (
        <li key={message} className={kind === 'fault' ? css.fault : undefined}>
          {kind === 'fault' ? '' : 'Look: '}
          {message}
        </li>
      ))}
    </ul>
  );
}

function Video({ row: { file_name, video } }: { row: BatchRow }) {
  return (
    <>
      <span className={css.words}>{file_name}.mp4</span>
      {video && (
        <span className={css.quiet}>
          {sizeInWords(video.size_bytes)}, {Math.round(video.duration_seconds)} s
        </span>
      )}
    </>
  );
}
