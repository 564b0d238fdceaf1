import { type DefaultOptions, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './api.ts';
import { MESSAGES } from './messages.ts';
import { sessionQuery } from './session.ts';
import { say } from './snackbar.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Theme fetches move the progress bar and speak when they fail. */
      themes?: boolean;
    };
  }
}

// The client repeats what may be repeated. Offline is told at once instead of waiting silently.
export const QUERY_DEFAULTS = {
  queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
  mutations: { networkMode: 'always' },
} satisfies DefaultOptions;

/** The browser's. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // The session has ended elsewhere: the guards take over.
      if (query.queryKey[0] === 'private' && statusOf(error) === 401) {
        queryClient.setQueryData(sessionQuery.queryKey, { session: null });
      }
      if (query.meta?.themes) say(navigator.onLine ? MESSAGES.themesFailed : MESSAGES.offline);
    },
  }),
  defaultOptions: QUERY_DEFAULTS,
});
