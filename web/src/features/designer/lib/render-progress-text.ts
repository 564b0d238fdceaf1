import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { percentOf, type ToldProgress } from '../../../lib/render-progress.ts';

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

function leftWords(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  return seconds < 90 ? `about ${Math.round(seconds)} s left` : `about ${Math.round(seconds / 60)} min left`;
}

/** For screen readers: announces quarters only, so that a render does not talk all the time. */
export function spokenProgress(progress: RenderProgress | null): string {
  const quarter = progress === null ? 0 : Math.floor(progress.fraction * 4) * 25;
  return quarter === 0 ? 'Rendering has started' : `${quarter} percent drawn`;
}

/** The job with newer progress on its render; undefined if a new render has begun and the page must refetch. */
export function withProgress(job: StudioJob, { renderId, progress }: Omit<ToldProgress, 'jobId'>): StudioJob | undefined {
  const name = job.film?.id === renderId ? 'film' : 'render';
  const render = job[name];
  if (render?.id !== renderId || (render.state !== 'queued' && render.state !== 'running')) return undefined;
  return { ...job, [name]: { ...render, state: 'running', progress } };
}
