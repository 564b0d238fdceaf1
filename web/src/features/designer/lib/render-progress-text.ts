import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { RenderProgress } from '@nimantran/proto/jobs/render';

const STAGES: Record<string, string> = {
  fetch: 'Fetching the photos',
  bind: 'Setting the text',
  outline: 'Setting the text',
  check: 'Checking',
  draw: 'Drawing',
  encode: 'Finishing the file',
  verify: 'Verifying the file',
  publish: 'Storing the video',
};

/** Progress of a render: “Drawing · 42 % · about 40 s left”. */
export function progressText(progress: RenderProgress | null): string {
  if (progress === null) return 'Starting';
  const parts = [STAGES[progress.stage] ?? 'Working', `${percentOf(progress)} %`];
  if (progress.seconds_left !== null) parts.push(leftWords(progress.seconds_left));
  return parts.join(' · ');
}

export const percentOf = (progress: RenderProgress): number => Math.floor(Math.min(1, Math.max(0, progress.fraction)) * 100);

function leftWords(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  return seconds < 90 ? `about ${Math.round(seconds)} s left` : `about ${Math.round(seconds / 60)} min left`;
}

/** For screen readers: announces quarters only, so that a render does not talk all the time. */
export function spokenProgress(progress: RenderProgress | null): string {
  const quarter = progress === null ? 0 : Math.floor(progress.fraction * 4) * 25;
  return quarter === 0 ? 'Rendering has started' : `${quarter} percent drawn`;
}

export interface ToldProgress {
  renderId: string;
  jobId: string;
  progress: RenderProgress;
}

/**
 * Parses `{ render_id, job_id, …RenderProgress }` from the event stream; undefined for anything else, and for renders without a
 * job.
 */
export function parseProgressEvent(data: unknown): ToldProgress | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('render_id' in data && 'job_id' in data && 'stage' in data && 'fraction' in data)) return undefined;
  const { render_id: renderId, job_id: jobId, stage, fraction } = data;
  if (typeof renderId !== 'string' || typeof jobId !== 'string' || typeof stage !== 'string' || typeof fraction !== 'number')
    return undefined;
  const seconds = 'seconds_left' in data ? data.seconds_left : null;
  return { renderId, jobId, progress: { stage, fraction, seconds_left: typeof seconds === 'number' ? seconds : null } };
}

/** The job with newer progress on its render; undefined if a new render has begun and the page must refetch. */
export function withProgress(job: StudioJob, { renderId, progress }: Omit<ToldProgress, 'jobId'>): StudioJob | undefined {
  const name = job.film?.id === renderId ? 'film' : 'render';
  const render = job[name];
  if (render?.id !== renderId || (render.state !== 'queued' && render.state !== 'running')) return undefined;
  return { ...job, [name]: { ...render, state: 'running', progress } };
}
