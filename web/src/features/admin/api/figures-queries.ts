import { FIGURE_SPANS, getOrderFigures } from '@nimantran/proto/http/orders/figures';
import { getStudioFigures } from '@nimantran/proto/http/studio/figures';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { adminKey } from './admin-queries.ts';

export type FigureSpan = (typeof FIGURE_SPANS)[number];

const REFRESH_MS = 60_000;

/** The span in an address; the shortest if it is not one of ours. */
export const spanOf = (asked: string): FigureSpan => FIGURE_SPANS.find((span) => String(span) === asked) ?? FIGURE_SPANS[0];

export const orderFigures = (days: FigureSpan) =>
  queryOptions({
    queryKey: adminKey('figures of orders', days),
    queryFn: ({ signal }) => call(getOrderFigures, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export const studioFigures = (days: FigureSpan) =>
  queryOptions({
    queryKey: adminKey('figures of the studio', days),
    queryFn: ({ signal }) => call(getStudioFigures, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
