import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { UpdatePrompt } from '../components/feedback/update-prompt.tsx';
import { registerWorker, removeWorker } from '../lib/browser/service-worker.ts';
import { usePageContext } from '../lib/page/page-context.ts';
import css from './consent-and-updates.module.css';

/** Loaded only if visits are counted at all. */
const ConsentBar = lazy(async () => ({ default: (await import('../components/consent/consent-bar.tsx')).ConsentBar }));

/** Pages on which a user may be in the middle of something: a new version waits until they leave. */
const AT_WORK = /^\/(?:video\/create|support|user\/(?:support|account)|designer|admin|partner)(?:\/|$)/;

export function ConsentAndUpdates() {
  const { analytics_id: id, service_worker: wanted } = usePageContext().settings;
  const { pathname } = useLocation();
  const [takeOver, setTakeOver] = useState<() => void>();
  const [later, setLater] = useState(false);

  useEffect(() => {
    if (id === null && !import.meta.env.DEV) return;
    import('./count-visits.ts')
      .then(({ countVisits }) => countVisits(id))
      .catch((error: unknown) => console.warn('Visits are not counted', error));
  }, [id]);
  useEffect(() => {
    if (wanted) void registerWorker((next) => setTakeOver(() => next));
    else void removeWorker();
  }, [wanted]);

  return (
    <div className={css.dock}>
      {id !== null && (
        <Suspense fallback={null}>
          <ConsentBar />
        </Suspense>
      )}
      <UpdatePrompt takeOver={later || AT_WORK.test(pathname) ? undefined : takeOver} onLater={() => setLater(true)} />
    </div>
  );
}
