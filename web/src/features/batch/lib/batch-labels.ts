import type { BatchRowState, BatchState } from '@nimantran/proto/http/studio/batches';
import type { StateTone } from '../../../components/orders/state-mark.tsx';

export const BATCH_STATE_LABELS: Readonly<Record<BatchState, { label: string; tone: StateTone }>> = {
  ready: { label: 'Checked, not started', tone: 'waiting' },
  running: { label: 'Running', tone: 'moving' },
  paused: { label: 'Paused', tone: 'waiting' },
  finished: { label: 'Finished', tone: 'ready' },
  cancelled: { label: 'Cancelled', tone: 'over' },
};

export const ROW_STATE_LABELS: Readonly<Record<BatchRowState, { label: string; tone: StateTone }>> = {
  faulty: { label: 'Faulty', tone: 'wrong' },
  waiting: { label: 'Waiting', tone: 'over' },
  rendering: { label: 'Rendering', tone: 'moving' },
  done: { label: 'Done', tone: 'ready' },
  failed: { label: 'Failed', tone: 'wrong' },
  cancelled: { label: 'Cancelled', tone: 'over' },
};

export const SEPARATOR_LABELS = { comma: 'commas', semicolon: 'semicolons', tab: 'tabs' } as const;

/** `1 row`, `1,000 rows`. */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-IN')} ${what}${count === 1 ? '' : 's'}`;
}

/** The remaining time in everyday terms: about 4 minutes. */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `about ${counted(minutes, 'minute')}`;
  return `about ${counted(Math.round(minutes / 60), 'hour')}`;
}
