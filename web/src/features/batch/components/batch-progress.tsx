import type { Batch } from '@nimantran/proto/http/studio/batches';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import { BATCH_STATE_LABELS, counted, timeLeft } from '../lib/batch-labels.ts';
import css from './batch-page.module.css';

const SAID_EVERY_MS = 5_000;

const have = (count: number) => `${count} ${count === 1 ? 'has' : 'have'}`;

/** Progress of a batch, as text and as a bar. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const { state, rows, seconds_left } = batch;
  const wanted = rows.total - rows.faulty;
  const ended = rows.done + rows.failed + rows.cancelled;
  const words = [
    `${rows.done} of ${counted(wanted, 'video')} done`,
    rows.rendering > 0 && `${rows.rendering} being rendered`,
    rows.failed > 0 && `${rows.failed} failed`,
    rows.cancelled > 0 && `${rows.cancelled} cancelled`,
    rows.faulty > 0 && `${counted(rows.faulty, 'row')} left out`,
    seconds_left !== null && `${timeLeft(seconds_left)} left`,
  ].filter((each) => each !== false);
  const said = useDebounced(
    state === 'ready' ? '' : `${BATCH_STATE_LABELS[state].label}: ${rows.done} of ${wanted} done.`,
    SAID_EVERY_MS,
  );
  return (
    <div className={css.progress}>
      <StateMark tone={BATCH_STATE_LABELS[state].tone}>{BATCH_STATE_LABELS[state].label}</StateMark>
      {batch.started_at === null ? (
        <p>
          {counted(rows.waiting, 'row')} can be rendered
          {rows.faulty > 0 && `, ${have(rows.faulty)} faults`}
          {rows.warned > 0 && `, ${have(rows.warned)} warnings to review`}.
        </p>
      ) : (
        <>
          <progress className={css.bar} value={ended} max={Math.max(1, wanted)} aria-label="Finished videos" />
          <p>{words.join(' · ')}</p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
