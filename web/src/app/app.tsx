import { type DehydratedState, HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { PageContext, type PageContextValue } from '../lib/page-context.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  client: QueryClient;
  page: PageContextValue;
  /** Answers that came with the page. */
  answers: DehydratedState | undefined;
  /** Puts a router around the routes: the browser's own, or one that stands still. */
  within: (routes: ReactNode) => ReactNode;
}

/** The whole app, the same in the browser and outside of it. */
export function App({ client, page, answers, within }: AppProps) {
  return (
    <StrictMode>
      <PageContext value={page}>
        <QueryClientProvider client={client}>
          <HydrationBoundary state={answers}>{within(<AppRoutes />)}</HydrationBoundary>
        </QueryClientProvider>
      </PageContext>
    </StrictMode>
  );
}
