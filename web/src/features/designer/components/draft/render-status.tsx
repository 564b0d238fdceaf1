import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { useId } from 'react';
import { classes } from '../../../../lib/classes.ts';
import { percentOf } from '../../../../lib/render-progress.ts';
import { drawingOf } from '../../lib/job-state.ts';
import { progressText } from '../../lib/render-progress-text.ts';
import { SeveritySign } from '../signs.tsx';
import css from './render-status.module.css';

/** A render of the job while it is running or has failed; a finished one needs no text. */
export function RenderStatus({ job, render }: { job: StudioJob; render: StudioJob['render'] }) {
  const titleId = useId();
  const drawing = drawingOf(render);
  if (render === null || drawing === 'none' || drawing === 'done') return null;
  const names: Partial<Record<typeof render.kind, string>> = {
    final: `Rendering the video at ${job.resolution}`,
    preview: 'Rendering the preview',
    draft: 'Drawing the film of the draft',
  };
  const name = names[render.kind] ?? 'Drawing the draft';
  if (drawing === 'failed') {
    return (
      <section className={css.render} aria-labelledby={titleId}>
        <h2 id={titleId}>{name}</h2>
        <SeveritySign severity="error" />
        <p className={css.failed}>
          Rendering failed{render.attempt > 1 && ` in ${render.attempt} attempts`}: {render.error ?? 'no reason given'}
        </p>
      </section>
    );
  }
  const { progress } = render;
  return (
    <section className={css.render} aria-labelledby={titleId}>
      <h2 id={titleId}>{name}</h2>
      <div
        className={classes(css.bar, progress === null && css.waiting)}
        role="progressbar"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress === null ? undefined : percentOf(progress)}
        aria-valuetext={progress === null ? undefined : progressText(progress)}
      >
        <span style={progress === null ? undefined : { inlineSize: `${percentOf(progress)}%` }} />
      </div>
      <p>{drawing === 'waiting' ? 'Waiting for a free renderer' : progressText(progress)}</p>
    </section>
  );
}
