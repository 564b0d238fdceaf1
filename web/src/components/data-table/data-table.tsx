import { type RowData, type SortingState, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { ButtonLink } from '../controls/button.tsx';
import style from '../staff/table.module.css';
import { ColumnChoice, isShown } from './column-choice.tsx';
import { type Column, FEATURES } from './columns.ts';
import css from './data-table.module.css';
import type { ListAddress } from './use-list-address.ts';

const PAGE_SIZE = 25;

interface DataTableProps<Row extends RowData> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  address: ListAddress;
  /** If the server sorts and pages: the cursor after these rows, null on the last page. Left out if the browser has all rows. */
  next?: string | null;
  /** The default order if the address names none, such as `-placed_at`. */
  sort?: string;
  /** Shown instead of rows if there are none. */
  none: ReactNode;
  /** Rows that need attention. */
  isUrgent?: (row: Row) => boolean;
}

/** A table whose order, page and hidden columns are in the address. Columns with `enableSorting: false` are not sortable. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, address, next, none, isUrgent } = props;
  const isServed = next !== undefined;
  const pageIndex = isServed ? 0 : Math.max(0, Number(address.page || 1) - 1) || 0;
  const table = useTable({
    features: FEATURES,
    columns: columns.filter((column, index) => isShown(column, index, address)),
    data: rows as Row[],
    getRowId: idOf,
    manualSorting: isServed,
    manualPagination: isServed,
    enableMultiSort: false,
    sortDescFirst: false,
    state: {
      sorting: sortingOf(address.sort || props.sort || ''),
      pagination: { pageIndex, pageSize: isServed ? Math.max(rows.length, 1) : PAGE_SIZE },
    },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sortingOf(address.sort || props.sort || '')) : change;
      address.setSort(first ? `${first.desc ? '-' : ''}${first.id}` : '');
    },
    onPaginationChange: () => undefined,
  });
  if (rows.length === 0) return <div className={css.none}>{none}</div>;
  const nextPage = isServed ? next : (pageIndex + 1) * PAGE_SIZE < rows.length ? String(pageIndex + 2) : null;
  return (
    <>
      <ColumnChoice label={label} columns={columns} address={address} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className={style.scroll} aria-label={`${label}, table`} tabIndex={0}>
        <table className={style.table}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => {
                  const sorted = header.column.getIsSorted();
                  const content = <table.FlexRender header={header} />;
                  return (
                    <th key={header.id} scope="col" aria-sort={SPOKEN[sorted || 'none']}>
                      {header.column.getCanSort() ? (
                        <button type="button" className={css.sort} onClick={header.column.getToggleSortingHandler()}>
                          {content}
                          <span aria-hidden="true">{MARKS[sorted || 'none']}</span>
                        </button>
                      ) : (
                        content
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} className={classes(css.row, isUrgent?.(row.original) && css.urgent)}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {(address.page !== '' || nextPage !== null) && (
        <nav className={css.pages} aria-label={`Pages of ${label}`}>
          {address.page !== '' && (
            <ButtonLink small look="plain" to={address.pageAddress('')}>
              First page
            </ButtonLink>
          )}
          {nextPage !== null && (
            <ButtonLink small look="plain" to={address.pageAddress(nextPage)}>
              Next page
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

const MARKS = { asc: '↑', desc: '↓', none: '' } as const;
const SPOKEN = { asc: 'ascending', desc: 'descending', none: undefined } as const;

function sortingOf(sort: string): SortingState {
  if (sort === '') return [];
  return [sort.startsWith('-') ? { id: sort.slice(1), desc: true } : { id: sort, desc: false }];
}
