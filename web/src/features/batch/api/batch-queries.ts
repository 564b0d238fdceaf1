import {
  BATCH_LIMITS,
  type Batch,
  type BatchRowState,
  type BatchState,
  getBatch,
  listBatches,
  listBatchRows,
} from '@nimantran/proto/http/studio/batches';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

export const batchesKey = ['batches'] as const;
const WHILE_RUNNING_MS = 3_000;

export const batchesQuery = (before: number | undefined, state: BatchState | undefined) =>
  queryOptions({
    queryKey: [...batchesKey, 'list', before ?? 0, state ?? ''],
    queryFn: ({ signal }) => call(listBatches, { query: { ...(before ? { before } : {}), ...(state ? { state } : {}) }, signal }),
    refetchOnWindowFocus: true,
    refetchInterval: (query) => (query.state.data?.items.some((batch) => batch.state === 'running') ? WHILE_RUNNING_MS : false),
  });

const isUnderWay = ({ state, rows }: Batch): boolean => state === 'running' || rows.rendering > 0;

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [...batchesKey, 'batch', id],
    queryFn: ({ signal }) => call(getBatch, { params: { id }, signal }),
    refetchOnWindowFocus: true,
    // The stream is faster; polling continues if it is cut off.
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? WHILE_RUNNING_MS : false),
  });

export const ROWS_OF_PAGE = 50;
/** The number of pages in the largest possible batch. */
const MOST_PAGES = BATCH_LIMITS.rows / ROWS_OF_PAGE;

/** Refetched with each change of the batch's counts, also after a pause: rows that were already rendering still finish. */
export const rowsQuery = ({ id, rows }: Batch, state: BatchRowState | undefined, page: number) =>
  queryOptions({
    queryKey: [...batchesKey, 'rows', id, state ?? '', page, Object.values(rows).join()],
    queryFn: ({ signal }) => {
      const offset = (Math.min(page, MOST_PAGES) - 1) * ROWS_OF_PAGE;
      return call(listBatchRows, { params: { id }, query: { ...(state ? { state } : {}), offset, limit: ROWS_OF_PAGE }, signal });
    },
    placeholderData: keepPreviousData,
    gcTime: WHILE_RUNNING_MS,
  });
