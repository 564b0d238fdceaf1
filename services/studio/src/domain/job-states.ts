import { conflict } from '@nimantran/kit/http/problem';
import type { StudioJobState } from '@nimantran/proto/http/studio/jobs';

export const JOB_ACTIONS = [
  'draft_ready',
  'auto_approve',
  'pull',
  'release',
  'release_undrawn',
  'release_broken',
  'hold',
  'hold_by_admin',
  'take_up',
  'take_up_undrawn',
  'take_up_broken',
  'send_back',
  'send_back_undrawn',
  'approve',
  'deliver',
  'show_preview',
  'go_on',
  'auto_go_on',
  'skip_preview',
  'revise',
  'fail',
  'redraw',
  'retry_draft',
  'retry_video',
  'cancel',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/**
 * The life of a job, as data: a missing step is refused. A claim that ends, by release or by lapse, leads back according to the
 * newest draft: drawn, still being drawn, or broken; so does a hold for an answer. Designers ask about the job they have claimed,
 * admins about any that is not on hold or ended. A job with a preview waits on hold for the balance; one that is paid in full
 * earlier continues where it is.
 */
export const JOB_TRANSITIONS: Record<StudioJobState, Partial<Record<JobAction, StudioJobState>>> = {
  drafting: {
    draft_ready: 'queued',
    auto_approve: 'rendering',
    hold_by_admin: 'on_hold',
    skip_preview: 'drafting',
    revise: 'drafting',
    fail: 'failed',
    cancel: 'cancelled',
  },
  queued: { pull: 'claimed', hold_by_admin: 'on_hold', skip_preview: 'queued', revise: 'drafting', cancel: 'cancelled' },
  claimed: {
    approve: 'rendering',
    hold: 'on_hold',
    hold_by_admin: 'on_hold',
    redraw: 'claimed',
    release: 'queued',
    release_undrawn: 'drafting',
    release_broken: 'failed',
    skip_preview: 'claimed',
    revise: 'drafting',
    cancel: 'cancelled',
  },
  rendering: {
    send_back: 'queued',
    send_back_undrawn: 'drafting',
    hold_by_admin: 'on_hold',
    deliver: 'delivered',
    show_preview: 'on_hold',
    skip_preview: 'rendering',
    revise: 'drafting',
    fail: 'failed',
    cancel: 'cancelled',
  },
  delivered: { revise: 'drafting' },
  on_hold: {
    take_up: 'queued',
    take_up_undrawn: 'drafting',
    take_up_broken: 'failed',
    go_on: 'queued',
    auto_go_on: 'rendering',
    skip_preview: 'on_hold',
    cancel: 'cancelled',
  },
  failed: {
    retry_draft: 'drafting',
    retry_video: 'rendering',
    redraw: 'drafting',
    hold_by_admin: 'on_hold',
    skip_preview: 'failed',
    revise: 'drafting',
    cancel: 'cancelled',
  },
  cancelled: {},
};

/** @throws HttpProblem 409 `job_state` for a step that the table lacks */
export function nextState(state: StudioJobState, action: JobAction): StudioJobState {
  const next = JOB_TRANSITIONS[state][action];
  if (next === undefined) throw conflict('job_state', `This is not possible for a job that is ${state.replace('_', ' ')}.`);
  return next;
}

export const canTake = (state: StudioJobState, action: JobAction): boolean => JOB_TRANSITIONS[state][action] !== undefined;

/** Whether nothing more is made for the job, unless it is revised. */
export const hasEnded = (state: StudioJobState): boolean => state === 'delivered' || state === 'cancelled';
