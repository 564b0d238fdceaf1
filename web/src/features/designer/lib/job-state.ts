import type { StudioJob } from '@nimantran/proto/http/studio/jobs';

type Job = Pick<StudioJob, 'state' | 'claimed_by'>;

export const isMine = (job: Job, uid: string): boolean => job.state === 'claimed' && job.claimed_by === uid;

/** Studio lets the claimant correct a job, and any designer fix one that failed because of its details. */
export const mayCorrect = (job: Job, uid: string): boolean => isMine(job, uid) || job.state === 'failed';

/** Whether a claim that was mine on this page ended without my doing. */
export function claimWasLost(job: Job, uid: string, was: { mine: boolean; endedByMe: boolean }): boolean {
  return was.mine && !was.endedByMe && !isMine(job, uid) && !['rendering', 'delivered', 'cancelled'].includes(job.state);
}

/** The designer who holds the job, by the name in its history. */
export function claimantOf(job: Pick<StudioJob, 'history'>): string {
  return job.history.findLast((line) => line.what.startsWith('Claimed'))?.who ?? 'A colleague';
}

export type Drawing = 'none' | 'waiting' | 'running' | 'failed' | 'done';

/** The outcome of the newest render. */
export function drawingOf(render: StudioJob['render']): Drawing {
  switch (render?.state) {
    case undefined:
    case 'cancelled':
      return 'none';
    case 'queued':
      return 'waiting';
    case 'running':
      return 'running';
    case 'failed':
      return 'failed';
    case 'succeeded':
      return 'done';
  }
}

export type Approval = { allowed: true } | { allowed: false; why: string };

/** Whether the draft may be approved now; if not, what must happen first. */
export function approvalOf(job: StudioJob, uid: string, unsavedCount: number): Approval {
  const refused = (why: string): Approval => ({ allowed: false, why });
  if (!isMine(job, uid)) return refused('Only the designer who claimed the job can approve it.');
  if (unsavedCount > 0) return refused('Save or discard your corrections first.');
  // The current details must have been seen, scene by scene or as a film.
  if (job.stills?.version === job.version) return { allowed: true };
  const drawing = drawingOf(job.render);
  if (drawing === 'waiting' || drawing === 'running') return refused('Wait until the scenes are drawn.');
  if (drawing === 'failed')
    return refused('The newest stills failed. Correct the text, or play the draft, which draws them again.');
  return refused('There is no draft to approve.');
}

/** The scenes of a correction are being drawn, while those before it are still shown. */
export function isRedrawing({ render, stills }: Pick<StudioJob, 'render' | 'stills'>): boolean {
  return render?.kind === 'stills' && stills !== null && render.state !== 'failed';
}

/** Whether the present draft has no film, and none is being drawn. */
export function mayAskForFilm({ film }: Pick<StudioJob, 'film'>): boolean {
  const drawing = drawingOf(film);
  return drawing === 'none' || drawing === 'failed';
}

/** The video shows older details than the job has; the corrections can be seen in the stills only. */
export const isVideoOld = (job: Pick<StudioJob, 'draft' | 'version'>): boolean =>
  job.draft !== null && job.draft.version < job.version;
