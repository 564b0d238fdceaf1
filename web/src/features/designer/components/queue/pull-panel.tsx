import { Button } from '../../../../components/controls/button.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import type { usePull } from '../../api/use-pull.ts';
import { emptyPullText, type Queue } from '../../lib/empty-pull.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import css from '../queue.module.css';
import { Key } from '../signs.tsx';
import { DueTime } from './due-time.tsx';

interface PullPanelProps {
  queue: Queue | undefined;
  pull: ReturnType<typeof usePull>;
  nowMs: number;
  onPull: () => void;
  onShowKeys: () => void;
}

/** The top of the queue: how many jobs wait, the button, and its answer if there was no job. */
export function PullPanel({ queue, pull, nowMs, onPull, onShowKeys }: PullPanelProps) {
  const claimed = queue?.mine.find((job) => job.state === 'claimed');
  const foundNothing = pull.data?.job === null;
  return (
    <>
      <header className={css.head}>
        <div>
          <h1>Designers’ queue</h1>
          <p className={css.sum}>{queue ? <Sum queue={queue} nowMs={nowMs} /> : ' '}</p>
        </div>
        <div className={css.headActions}>
          <Button small look="quiet" className={css.keys} onClick={onShowKeys} aria-keyshortcuts="?">
            Keys <Key>?</Key>
          </Button>
          <Button busy={pull.isPending} onClick={onPull} aria-keyshortcuts="p">
            {!pull.isPending && <Icon name={claimed ? 'right' : 'play'} />}
            {claimed ? 'Continue my job' : 'Pull next job'} <Key>P</Key>
          </Button>
        </div>
      </header>
      <div role="status">{foundNothing && !pull.isPending && <Notice>{emptyPullText(queue, nowMs)}</Notice>}</div>
      {pull.isError && <ProblemNotice error={pull.error} lead="No job was pulled." onRetry={onPull} />}
    </>
  );
}

function Sum({ queue, nowMs }: { queue: Queue; nowMs: number }) {
  const first = queue.due_next[0];
  if (!first)
    return <>No jobs are waiting for a designer. {queue.drafting.length > 0 && `${queue.drafting.length} being drafted.`}</>;
  const count = queue.due_next.length;
  return (
    <>
      {count >= 100 ? '100 or more jobs waiting' : count === 1 ? 'One job waiting' : `${count} jobs waiting`}; the first is{' '}
      {Date.parse(first.due_at) > nowMs && 'due '}
      <DueTime dueAt={first.due_at} nowMs={nowMs} />
    </>
  );
}
