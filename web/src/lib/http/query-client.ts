import { type DefaultOptions, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { notePerson, personHere, watchOtherTabs } from '../session/person.ts';
import { sessionQuery } from '../session/session.ts';
import { MESSAGES } from '../shop/messages.ts';
import { say } from '../snackbar.ts';
import { isProblem, statusOf } from './api.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Theme fetches drive the progress bar and show a message when they fail. */
      themes?: boolean;
    };
  }
}

// The API client itself retries whatever may be retried. Being offline fails immediately instead of waiting silently.
export const QUERY_DEFAULTS = {
  queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
  mutations: { networkMode: 'always' },
} satisfies DefaultOptions;

/** First parts of the query keys that hold one person's data. */
const AREAS: ReadonlySet<unknown> = new Set(['private', 'studio']);
const isOfOne = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => AREAS.has(queryKey[0]);

/** The browser's query client. A person's own data is removed when they leave. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (isOfOne(query)) lookWhoIsHere(error);
      if (query.meta?.themes) say(navigator.onLine ? MESSAGES.themesFailed : MESSAGES.offline);
    },
  }),
  mutationCache: new MutationCache({ onError: (error) => lookWhoIsHere(error) }),
  defaultOptions: QUERY_DEFAULTS,
});

/** If a session has ended elsewhere or a role was removed, the guards take over. */
function lookWhoIsHere(error: unknown): void {
  if (statusOf(error) === 401) queryClient.setQueryData(sessionQuery.queryKey, { session: null });
  if (isProblem(error, 'role_missing')) void queryClient.invalidateQueries(sessionQuery);
}

/** Null: nobody is signed in. Undefined: not known yet. */
let present: string | null | undefined;
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  if (session === undefined) return;
  const before = present;
  present = session.session?.user.uid ?? null;
  if (before === present) return;
  notePerson(present);
  if (present !== null) void claimFor(present);
  if (before === undefined || before === null) return;
  // After sign-out, personal pages close by themselves; after a change of account they refetch.
  if (present === null) queryClient.removeQueries({ predicate: isOfOne });
  else void queryClient.resetQueries({ predicate: isOfOne });
});

/** Loaded on its own: most first visits are signed out. */
async function claimFor(uid: string): Promise<void> {
  const { claimWork } = await import('../session/claim-work.ts');
  if (personHere() === uid) claimWork(uid);
}

watchOtherTabs(() => {
  // Data in memory belongs to the previous person.
  if (present) queryClient.setQueryData(sessionQuery.queryKey, { session: null });
  void queryClient.invalidateQueries(sessionQuery);
});
