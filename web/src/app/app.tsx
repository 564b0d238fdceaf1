import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { PageContext, type PageContextValue } from '../lib/page/page-context.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  client: QueryClient;
  page: PageContextValue;
  /** Puts a router around the routes: the browser's, or a static one. */
  within: (routes: ReactNode) => ReactNode;
}

/** The whole app, the same in the browser and on the server. */
export function App({ client, page, within }: AppProps) {
  return (
    <StrictMode>
      <PageContext value={page}>
        <QueryClientProvider client={client}>{within(<AppRoutes />)}</QueryClientProvider>
      </PageContext>
    </StrictMode>
  );
}
