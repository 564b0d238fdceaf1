import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentBar } from '../components/consent-bar.tsx';
import { UpdatePrompt } from '../components/update-prompt.tsx';
import { startAnalytics } from '../lib/analytics/start.ts';
import { usePageContext } from '../lib/page-context.ts';
import { registerWorker, removeWorker } from '../lib/service-worker.ts';
import css from './extras.module.css';
import { planOf } from './page-plan.ts';

/** Pages on which somebody is in the middle of something: a new version can wait until they have left. */
const AT_WORK = /^\/(?:video\/create|support|user\/(?:support|account)|designer|admin|partner)(?:\/|$)/;

const patternOf = (pathname: string): string => planOf(pathname)?.plan.pattern ?? '/not-found';

export function Extras() {
  const { analytics_id: id, service_worker: wanted } = usePageContext().settings;
  const { pathname } = useLocation();
  const [takeOver, setTakeOver] = useState<() => void>();
  const [later, setLater] = useState(false);

  useEffect(() => startAnalytics({ id, log: import.meta.env.DEV, patternOf }), [id]);
  useEffect(() => {
    if (wanted) void registerWorker((next) => setTakeOver(() => next));
    else void removeWorker();
  }, [wanted]);

  return (
    <div className={css.dock}>
      {id !== null && <ConsentBar />}
      <UpdatePrompt takeOver={later || AT_WORK.test(pathname) ? undefined : takeOver} onLater={() => setLater(true)} />
    </div>
  );
}
