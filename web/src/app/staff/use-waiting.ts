import type { User } from '@nimantran/proto/domain/user';
import { countThemesWaiting } from '@nimantran/proto/http/catalog/waiting';
import { countPeopleWaiting } from '@nimantran/proto/http/identity/waiting';
import { countOrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import type { AnswerOf, Operation } from '@nimantran/proto/http/shared/operation';
import { PARKED_EVENTS, READING_SERVICES } from '@nimantran/proto/http/shared/parked-events';
import { countStudioWaiting } from '@nimantran/proto/http/studio/waiting';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/http/api.ts';
import { isDesigner } from '../../lib/session/session.ts';
import type { Waiting } from './staff-navigation.ts';

const TOOLS = '/admin/tools';
const EVERY_MS = 30_000;
/** A service that takes longer leaves its counts away until the next time. */
const AT_MOST_MS = 5_000;
/** Events are parked by a fault of the code, so seldom that seven questions half-minutely would be too many. */
const PARKED_EVERY_MS = 120_000;
/** Everything below `private` is removed on sign-out. */
const WAITING = ['private', 'waiting'] as const;
/** Apart from the others: no change that a person makes parks an event. */
const PARKED = ['private', 'parked events waiting'] as const;

/** What waits for a person by their roles, asked of each owner by itself, and again after every change that they make. */
export function useWaiting(user: User | null): Waiting {
  const isAdmin = user?.roles.includes('admin') ?? false;
  useAskAfterChanges();
  return {
    orders: useCount(countOrdersWaiting, isAdmin),
    studio: useCount(countStudioWaiting, user !== null && isDesigner(user)),
    themes: useCount(countThemesWaiting, isAdmin),
    people: useCount(countPeopleWaiting, isAdmin),
    parked: useParked(isAdmin),
  };
}

function useCount<O extends Operation & { method: 'GET' }>(operation: O, enabled: boolean): AnswerOf<O> | undefined {
  const { data, isError } = useQuery({
    queryKey: [...WAITING, operation.name],
    queryFn: ({ signal }) =>
      call<Operation>(operation, { signal: AbortSignal.any([signal, AbortSignal.timeout(AT_MOST_MS)]) }) as Promise<AnswerOf<O>>,
    enabled,
    staleTime: AT_MOST_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
  return enabled && !isError ? data : undefined;
}

/** The number of events that are parked at the services that answer. The first page of each list tells its count. */
function useParked(enabled: boolean): number {
  return useQueries({
    queries: READING_SERVICES.map((service) => ({
      queryKey: [...PARKED, service],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(PARKED_EVENTS[service].list, {
          query: { limit: 1 },
          signal: AbortSignal.any([signal, AbortSignal.timeout(AT_MOST_MS)]),
        }),
      enabled,
      staleTime: AT_MOST_MS,
      refetchInterval: PARKED_EVERY_MS,
    })),
    combine: (asked) => asked.reduce((sum, { data, isError }) => sum + (isError ? 0 : (data?.count ?? 0)), 0),
  });
}

function useAskAfterChanges(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        void client.invalidateQueries({ queryKey: WAITING });
        // A replay on their page ends one.
        if (location.pathname === TOOLS) void client.invalidateQueries({ queryKey: PARKED });
      }),
    [client],
  );
}
