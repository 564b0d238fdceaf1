import {
  BATCH_LIMITS,
  type BatchRowState,
  type BatchState,
  getBatch,
  listBatches,
  listBatchRows,
} from '@nimantran/proto/http/batches';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const batchesKey = ['batches'] as const;
const WHILE_RUNNING_MS = 3_000;

export const batchesQuery = (before: number | undefined, state: BatchState | undefined) =>
  queryOptions({
    queryKey: [...batchesKey, 'list', before ?? 0, state ?? ''],
    queryFn: ({ signal }) => call(listBatches, { query: { ...(before ? { before } : {}), ...(state ? { state } : {}) }, signal }),
    refetchOnWindowFocus: true,
    refetchInterval: (query) => (query.state.data?.items.some((batch) => batch.state === 'running') ? WHILE_RUNNING_MS : false),
  });

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [...batchesKey, 'batch', id],
    queryFn: ({ signal }) => call(getBatch, { params: { id }, signal }),
    refetchOnWindowFocus: true,
    // The stream tells sooner; this goes on where it is cut off.
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? WHILE_RUNNING_MS : false),
  });

export const ROWS_OF_PAGE = 50;
/** As many pages as the largest batch has. */
const MOST_PAGES = BATCH_LIMITS.rows / ROWS_OF_PAGE;

export const rowsQuery = (id: string, state: BatchRowState | undefined, page: number, isRunning: boolean) =>
  queryOptions({
    queryKey: [...batchesKey, 'rows', id, state ?? '', page],
    queryFn: ({ signal }) => {
      const offset = (Math.min(page, MOST_PAGES) - 1) * ROWS_OF_PAGE;
      return call(listBatchRows, { params: { id }, query: { ...(state ? { state } : {}), offset, limit: ROWS_OF_PAGE }, signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: isRunning ? WHILE_RUNNING_MS : false,
  });
