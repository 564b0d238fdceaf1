import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { RenderKind } from '@nimantran/proto/jobs/render';
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

const NAMES: Partial<Record<RenderKind, string>> = { final: 'The video', preview: 'The preview', draft: 'The film of the draft' };

function spoken(job: StudioJob): string {
  if (job.state === 'delivered') return 'The video is delivered.';
  // The film is drawn while the designer looks at the stills.
  const render = job.film && job.render?.kind === 'stills' ? job.film : job.render;
  const name = NAMES[render?.kind ?? 'stills'] ?? 'The draft';
  switch (drawingOf(render)) {
    case 'waiting':
      return `${name} is waiting for a renderer.`;
    case 'running':
      return `${name}: ${spokenProgress(render?.progress ?? null)}.`;
    case 'failed':
      return `${name} failed.`;
    case 'done':
      return `${name} is ready.`;
    case 'none':
      return '';
  }
}
