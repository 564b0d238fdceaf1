import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { classes } from '../../../../lib/classes.ts';
import { drawingOf } from '../../lib/job-state.ts';
import { percentOf, progressText } from '../../lib/render-progress-text.ts';
import { SeveritySign } from '../signs.tsx';
import css from './render-status.module.css';

/** The newest render while it is running or has failed; a finished one needs no text. */
export function RenderStatus({ job }: { job: StudioJob }) {
  const { render } = job;
  const drawing = drawingOf(render);
  if (render === null || drawing === 'none' || drawing === 'done') return null;
  const names: Partial<Record<typeof render.kind, string>> = {
    final: `Rendering the video at ${job.resolution}`,
    preview: 'Rendering the preview',
  };
  const name = names[render.kind] ?? 'Drawing the draft';
  if (drawing === 'failed') {
    return (
      <section className={css.render} aria-labelledby="render-title">
        <h2 id="render-title">{name}</h2>
        <SeveritySign severity="error" />
        <p className={css.failed}>
          Rendering failed{render.attempt > 1 && ` in ${render.attempt} attempts`}: {render.error ?? 'no reason given'}
        </p>
      </section>
    );
  }
  const { progress } = render;
  return (
    <section className={css.render} aria-labelledby="render-title">
      <h2 id="render-title">{name}</h2>
      <div
        className={classes(css.bar, progress === null && css.waiting)}
        role="progressbar"
        aria-labelledby="render-title"
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
