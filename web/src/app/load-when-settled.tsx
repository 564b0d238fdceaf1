import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { track } from '../lib/analytics/track.ts';
import { whenPageSettles } from '../lib/browser/when-page-settles.ts';

const ConsentAndUpdates = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./consent-and-updates.tsx')).ConsentAndUpdates };
  } catch (error) {
    console.warn('The page works without its extras', error);
    return { default: () => null };
  }
});

/** Nothing waits for these, so they load once the page is shown: reports, the consent question and the service worker. */
export function LoadWhenSettled() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [stable, setStable] = useState(false);

  useEffect(() => track({ name: 'page_view', pathname }), [pathname]);
  useEffect(() => {
    const isBusy = () => client.isFetching({ predicate: (query) => query.meta?.themes === true }) > 0;
    return whenPageSettles({ isBusy, onChange: (listener) => client.getQueryCache().subscribe(listener) }, () => setStable(true));
  }, [client]);

  return (
    stable && (
      <Suspense fallback={null}>
        <ConsentAndUpdates />
      </Suspense>
    )
  );
}
