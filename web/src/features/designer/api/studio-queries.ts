import { getStudioVersion, listColleagues } from '@nimantran/proto/http/studio/job-actions';
import { getStudioJob, getStudioQueue } from '@nimantran/proto/http/studio/jobs';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

/** While the event stream is open, polling only covers events that it missed. */
const WITH_STREAM_MS = 60_000;
const WITHOUT_STREAM_MS = 5_000;
export const pollEvery = (live: boolean): number => (live ? WITH_STREAM_MS : WITHOUT_STREAM_MS);

export const studioKey = ['studio'] as const;

export const queueQuery = queryOptions({
  queryKey: [...studioKey, 'queue'],
  queryFn: ({ signal }) => call(getStudioQueue, { signal }),
  staleTime: 2_000,
  refetchOnWindowFocus: true,
});

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [...studioKey, 'job', id],
    queryFn: ({ signal }) => call(getStudioJob, { params: { id }, signal }),
    staleTime: 2_000,
    refetchOnWindowFocus: true,
  });

export const colleaguesQuery = queryOptions({
  queryKey: [...studioKey, 'colleagues'],
  queryFn: ({ signal }) => call(listColleagues, { signal }),
  staleTime: 30_000,
});

/** A version's content never changes, but its picture addresses may be signed again. */
export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...studioKey, 'version', id, version],
    queryFn: ({ signal }) => call(getStudioVersion, { params: { id, version }, signal }),
    staleTime: 600_000,
  });
