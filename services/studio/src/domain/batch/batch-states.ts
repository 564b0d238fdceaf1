import { conflict } from '@nimantran/kit/http/problem';
import type { BatchState } from '@nimantran/proto/http/studio/batches';

export type BatchAction = 'start' | 'pause' | 'resume' | 'finish' | 'cancel' | 'retry';

/** The states from which an action is allowed, and where it leads. */
const STEPS: Record<BatchAction, Partial<Record<BatchState, BatchState>>> = {
  start: { ready: 'running' },
  pause: { running: 'paused' },
  resume: { paused: 'running' },
  finish: { running: 'finished', paused: 'finished' },
  cancel: { ready: 'cancelled', running: 'cancelled', paused: 'cancelled' },
  retry: { running: 'running', paused: 'paused', finished: 'running' },
};

const REFUSALS: Record<BatchAction, string> = {
  start: 'This batch has ended. Upload its file again to make another batch.',
  pause: 'Only a running batch can be paused.',
  resume: 'Only a paused batch can be resumed.',
  finish: 'This batch has already ended.',
  cancel: 'This batch has already ended.',
  retry: 'Rows can be tried again while the batch is running, or after it has finished.',
};

/** @throws HttpProblem 409 for a step that the table lacks */
export function stateAfter(state: BatchState, action: BatchAction): BatchState {
  const next = STEPS[action][state];
  if (next === undefined) throw conflict('batch_state', REFUSALS[action]);
  return next;
}
