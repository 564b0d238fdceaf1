import { HEALTH, HEALTH_TIMEOUT_MS, type HealthService } from '@nimantran/proto/http/shared/health';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const REFRESH_MS = 30_000;

/** What a service says of itself; an error if it does not answer in time. */
export const healthOf = (service: HealthService) =>
  queryOptions({
    queryKey: ['private', 'admin', 'health', service],
    queryFn: ({ signal }) =>
      call(HEALTH[service].get, { signal: AbortSignal.any([signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)]) }),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
