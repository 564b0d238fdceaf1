import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/controls/link.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { focusSearch } from '../../../components/staff/focus-search.ts';
import { StaffPage } from '../../../components/staff/staff-page.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useKeyChoice } from '../../../lib/keys/use-key-choice.ts';
import { pollEvery, queueQuery } from '../api/studio-queries.ts';
import { usePull } from '../api/use-pull.ts';
import { useStudioEvents } from '../api/use-studio-events.ts';
import { useKeys } from '../hooks/use-keys.ts';
import { QUEUE_KEYS } from '../lib/keyboard-shortcuts.ts';
import { countJobs, jobOfNumber, searchQueue } from '../lib/search-queue.ts';
import { KeysDialog } from './dialogs/keys-dialog.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { PullPanel } from './queue/pull-panel.tsx';
import { QueueSections } from './queue/queue-sections.tsx';
import css from './queue.module.css';

/** The designers' queue: jobs by deadline, the designer's own jobs, and the button that pulls the next one. */
export function DesignerQueuePage() {
  const { live, progress } = useStudioEvents();
  const queue = useQuery({ ...queueQuery, refetchInterval: pollEvery(live) });
  const pull = usePull();
  const nowMs = useNow(10_000);
  const [keysShown, setKeysShown] = useState(false);
  const [keysEnabled, chooseKeys] = useKeyChoice();

  const search = useSearchParams()[0].get('search')?.trim() ?? '';
  const found = queue.data && search !== '' ? searchQueue(queue.data, search) : queue.data;

  const onPull = () => !pull.isPending && pull.mutate();
  useKeys(QUEUE_KEYS, keysEnabled, (action) => {
    if (action === 'pull') onPull();
    else if (action === 'search') focusSearch();
    else setKeysShown(true);
  });

  const job = queue.data && search !== '' ? jobOfNumber(queue.data, search) : undefined;
  if (job !== undefined) return <Navigate to={`/designer/jobs/${job}`} replace />;
  return (
    <StaffPage title="Designers’ queue" description="The designers' work queue.">
      <div className={css.page}>
        <PullPanel queue={queue.data} pull={pull} nowMs={nowMs} onPull={onPull} onShowKeys={() => setKeysShown(true)} />
        {queue.isError && (
          <ProblemNotice
            error={queue.error}
            lead={queue.data ? 'The list below may be out of date.' : 'The queue could not be loaded.'}
            onRetry={() => void queue.refetch()}
          />
        )}
        {found && search !== '' && (
          <p role="status">
            {foundWords(countJobs(found))} for “{search}”. <Link to="/designer">Show all jobs</Link>
          </p>
        )}
        {found ? <QueueSections queue={found} progress={progress} nowMs={nowMs} /> : !queue.isError && <LoadingRows />}
      </div>
      {keysShown && (
        <KeysDialog hints={QUEUE_KEYS} enabled={keysEnabled} onChoose={chooseKeys} onClose={() => setKeysShown(false)} />
      )}
    </StaffPage>
  );
}

const foundWords = (count: number): string => (count === 0 ? 'No jobs' : count === 1 ? 'One job' : `${count} jobs`);

function LoadingRows() {
  return (
    <div className={css.bones}>
      <p className="visually-hidden" role="status">
        Loading the queue.
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className={css.bone} />
      ))}
    </div>
  );
}
