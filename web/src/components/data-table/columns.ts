import {
  type ColumnDef,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table';

export const FEATURES = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, datetime: sortFn_datetime, text: sortFn_text },
});

// biome-ignore lint/suspicious/noExplicitAny: columns of one table hold values of different kinds
export type Column<Row extends RowData> = ColumnDef<typeof FEATURES, Row, any>;

/** `columnsOf<Row>()`: TanStack's helper for the columns of a `DataTable`. The address names the sort order by column id. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof FEATURES, Row>();
