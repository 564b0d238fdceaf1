import type { User } from '@nimantran/proto/domain/user';
import { countThemesWaiting } from '@nimantran/proto/http/catalog/waiting';
import { countPeopleWaiting } from '@nimantran/proto/http/identity/waiting';
import { countOrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import type { AnswerOf, Operation } from '@nimantran/proto/http/shared/operation';
import { countStudioWaiting } from '@nimantran/proto/http/studio/waiting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/http/api.ts';
import { isDesigner } from '../../lib/session/session.ts';
import type { Waiting } from './staff-navigation.ts';

const EVERY_MS = 30_000;
/** A service that takes longer leaves its counts away until the next time. */
const AT_MOST_MS = 5_000;
/** Everything below `private` is removed on sign-out. */
const WAITING = ['private', 'waiting'] as const;

/** What waits for a person by their roles, asked of each owner by itself, and again after every change that they make. */
export function useWaiting(user: User | null): Waiting {
  const isAdmin = user?.roles.includes('admin') ?? false;
  useAskAfterChanges();
  return {
    orders: useCount(countOrdersWaiting, isAdmin),
    studio: useCount(countStudioWaiting, user !== null && isDesigner(user)),
    themes: useCount(countThemesWaiting, isAdmin),
    people: useCount(countPeopleWaiting, isAdmin),
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

function useAskAfterChanges(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void client.invalidateQueries({ queryKey: WAITING });
      }),
    [client],
  );
}
