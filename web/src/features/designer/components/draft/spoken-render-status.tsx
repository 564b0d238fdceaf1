import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { drawingOf } from '../../lib/job-state.ts';
import { spokenProgress } from '../../lib/render-progress-text.ts';

/** Announces to screen readers the start of a render, each quarter of it, and its end. */
export function SpokenRenderStatus({ job }: { job: StudioJob }) {
  return (
    <p className="visually-hidden" role="status">
      {spoken(job)}
    </p>
  );
}

function spoken(job: StudioJob): string {
  if (job.state === 'delivered') return 'The video is delivered.';
  const name = job.render?.kind === 'final' ? 'The video' : job.render?.kind === 'preview' ? 'The preview' : 'The draft';
  switch (drawingOf(job.render)) {
    case 'waiting':
      return `${name} is waiting for a renderer.`;
    case 'running':
      return `${name}: ${spokenProgress(job.render?.progress ?? null)}.`;
    case 'failed':
      return `${name} failed.`;
    case 'done':
      return `${name} is ready.`;
    case 'none':
      return '';
  }
}
