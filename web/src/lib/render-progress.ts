import type { RenderProgress } from '@nimantran/proto/jobs/render';

export interface ToldProgress {
  renderId: string;
  /** Null for a render without a job, such as a sample. */
  jobId: string | null;
  progress: RenderProgress;
}

/** Parses `{ render_id, job_id, …RenderProgress }` from the event stream; undefined for anything else. */
export function parseToldProgress(data: unknown): ToldProgress | undefined {
  if (typeof data !== 'object' || data === null || !('render_id' in data && 'stage' in data && 'fraction' in data))
    return undefined;
  const { render_id: renderId, stage, fraction } = data;
  if (typeof renderId !== 'string' || typeof stage !== 'string' || typeof fraction !== 'number') return undefined;
  const seconds = 'seconds_left' in data ? data.seconds_left : null;
  const jobId = 'job_id' in data && typeof data.job_id === 'string' ? data.job_id : null;
  return { renderId, jobId, progress: { stage, fraction, seconds_left: typeof seconds === 'number' ? seconds : null } };
}

export const percentOf = ({ fraction }: RenderProgress): number => Math.floor(Math.min(1, Math.max(0, fraction)) * 100);
