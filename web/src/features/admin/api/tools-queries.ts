import { listFailedMails } from '@nimantran/proto/http/orders/failed-mails';
import { listHolidays } from '@nimantran/proto/http/orders/holidays';
import { PARKED_EVENTS, type ReadingService } from '@nimantran/proto/http/shared/parked-events';
import { listFailedThemeRenders } from '@nimantran/proto/http/studio/failed-theme-renders';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { adminKey } from './admin-queries.ts';

const REFRESH_MS = 60_000;

export const holidays = queryOptions({
  queryKey: adminKey('holidays'),
  queryFn: ({ signal }) => call(listHolidays, { signal }),
});

export const failedMails = queryOptions({
  queryKey: adminKey('failed mails'),
  queryFn: ({ signal }) => call(listFailedMails, { signal }),
});

export const failedThemeRenders = queryOptions({
  queryKey: adminKey('failed renders of themes'),
  queryFn: ({ signal }) => call(listFailedThemeRenders, { signal }),
});

export const parkedKey = (service: ReadingService) => adminKey('parked events', service);

/** A page of a service's parked events; the first if there is no cursor. */
export const parkedEventsOf = (service: ReadingService, cursor?: string) =>
  queryOptions({
    queryKey: [...parkedKey(service), cursor],
    queryFn: ({ signal }) => call(PARKED_EVENTS[service].list, { query: { ...(cursor !== undefined && { cursor }) }, signal }),
    refetchInterval: REFRESH_MS,
    retry: 1,
  });
