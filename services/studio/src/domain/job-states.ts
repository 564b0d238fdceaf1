import { conflict } from '@nimantran/kit/http/problem';
import type { StudioJobState } from '@nimantran/proto/http/studio';

export const JOB_ACTIONS = [
  'draft_ready',
  'auto_approve',
  'pull',
  'release',
  'release_undrawn',
  'release_broken',
  'approve',
  'deliver',
  'fail',
  'redraw',
  'retry_draft',
  'retry_final',
  'cancel',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/**
 * The way of a job, as data: what it lacks is refused. A claim that ends, by release or by lapse, leads back by what
 * became of the newest draft: drawn, still being drawn, or broken.
 */
export const JOB_TRANSITIONS: Record<StudioJobState, Partial<Record<JobAction, StudioJobState>>> = {
  drafting: { draft_ready: 'queued', auto_approve: 'rendering', fail: 'failed', cancel: 'cancelled' },
  queued: { pull: 'claimed', cancel: 'cancelled' },
  claimed: {
    approve: 'rendering',
    redraw: 'claimed',
    release: 'queued',
    release_undrawn: 'drafting',
    release_broken: 'failed',
    cancel: 'cancelled',
  },
  rendering: { deliver: 'delivered', fail: 'failed', cancel: 'cancelled' },
  delivered: {},
  on_hold: { cancel: 'cancelled' },
  failed: { retry_draft: 'drafting', retry_final: 'rendering', redraw: 'drafting', cancel: 'cancelled' },
  cancelled: {},
};

/** @throws HttpProblem 409 `job_state` for a step that the table lacks */
export function nextState(state: StudioJobState, action: JobAction): StudioJobState {
  const next = JOB_TRANSITIONS[state][action];
  if (next === undefined) throw conflict('job_state', `A job that is ${state.replace('_', ' ')} cannot take this step.`);
  return next;
}

export const canTake = (state: StudioJobState, action: JobAction): boolean => JOB_TRANSITIONS[state][action] !== undefined;
