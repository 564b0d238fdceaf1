import { getStudioJob, getStudioQueue } from '@nimantran/proto/http/studio';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** With the event stream open, polling only guards against what it missed. */
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
