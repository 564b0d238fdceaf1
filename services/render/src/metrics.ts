import { sharedCounter, sharedHistogram } from '@nimantran/kit/telemetry/shared-metrics';
import type { JobData } from '@nimantran/proto/jobs/job';
import type { RenderResult, renderJob } from '@nimantran/proto/jobs/render';
import { STAGES } from './pipeline/errors.ts';
import type { RenderOutput } from './pipeline/render-video.ts';

const of = ['kind', 'resolution'] as const;
const renders = sharedCounter('render_renders_total', 'Renders that ended, by outcome', [...of, 'outcome']);
const videoSeconds = sharedCounter('render_film_seconds_total', 'Seconds of video that were made', of);
const work = sharedCounter(
  'render_work_seconds_total',
  'Seconds spent on making those videos, from the first file to the last',
  of,
);
const frames = sharedCounter('render_frames_total', 'Frames of the videos that were made', of);
const segments = sharedCounter('render_segments_total', 'Segments that videos were joined from', ['source']);
const stages = sharedHistogram(
  'render_stage_duration_seconds',
  'Duration of the stages of a render',
  ['stage'],
  [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160],
);

const liveStills = sharedHistogram(
  'render_live_still_duration_seconds',
  'Duration of stills that visitors see while they type, from the request to the answer, by outcome',
  ['outcome'],
  [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 5, 10],
);

/** Counts a live still; the outcome is `drawn` or the code of the problem. */
export function countLiveStill(outcome: string, seconds: number): void {
  liveStills.observe({ outcome }, seconds);
}

type Job = JobData<typeof renderJob>;

/** Counts a finished render; `unwanted` means that it was stopped because the result was no longer wanted. */
export function countRender({ kind, spec }: Job, result: RenderResult | 'unwanted'): void {
  const outcome = result === 'unwanted' ? result : result.outcome;
  renders.inc({ kind, resolution: spec.resolution, outcome });
  if (result === 'unwanted' || result.outcome === 'failed') return;
  for (const stage of STAGES) {
    const seconds = result.timings[stage];
    if (seconds !== undefined) stages.observe({ stage }, seconds);
  }
  segments.inc({ source: 'reused' }, result.segments.reused);
  segments.inc({ source: 'drawn' }, result.segments.total - result.segments.reused);
}

/** Counts a video and its rendering time, to measure the speed of this worker. Stills alone do not count. */
export function countVideo({ kind, spec }: Job, output: RenderOutput, seconds: number): void {
  if (output.videoPath === undefined) return;
  const labels = { kind, resolution: spec.resolution };
  videoSeconds.inc(labels, output.durationSeconds);
  work.inc(labels, seconds);
  frames.inc(labels, output.frames);
}
