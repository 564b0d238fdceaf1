import { QueryCache, QueryClient } from '@tanstack/react-query';
import { MESSAGES } from './messages.ts';
import { say } from './snackbar.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Theme fetches move the progress bar and speak when they fail. */
      themes?: boolean;
    };
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (_error, query) => {
      if (query.meta?.themes) say(navigator.onLine ? MESSAGES.themesFailed : MESSAGES.offline);
    },
  }),
  defaultOptions: {
    // The client repeats what may be repeated. Offline is told at once instead of waiting silently.
    queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});
