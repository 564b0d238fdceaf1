import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handlerOf, type JobHandler, type RunningJob } from '@nimantran/kit/queue/queue';
import { runWithContext } from '@nimantran/kit/trace';
import { reportRender, startRender } from '@nimantran/proto/http/studio';
import { type RenderResult, renderJob } from '@nimantran/proto/jobs/render';
import type { Context } from '../context.ts';
import { asRenderError, type Stage } from '../errors.ts';
import { fetchInputs } from '../stages/fetch.ts';
import { publish } from '../stages/publish.ts';
import { runChild } from '../worker/run-child.ts';
import { tellStudio } from './tell-studio.ts';

/** The queue job: announces the attempt, renders, reports. It ends well only once studio has taken or turned away the result. */
export function renderHandler(context: Context): JobHandler {
  return handlerOf(renderJob, (job) => {
    const { trace, order_number } = job.data;
    return runWithContext({ trace, ...(order_number === null ? {} : { orderNumber: order_number }) }, () => runJob(context, job));
  });
}

async function runJob(context: Context, job: RunningJob<typeof renderJob>): Promise<void> {
  const { studio, log } = context;
  const { signal } = job;
  const params = { id: job.data.render_id, attempt: job.data.attempt };
  const about = { render: params.id, attempt: params.attempt, kind: job.data.kind };
  const begun = await tellStudio(() => studio(startRender, { params, body: { worker: context.worker }, signal }), signal);
  if (begun === 'turned_away') return log.info(about, 'render is no longer wanted');
  log.info({ ...about, theme: job.data.spec.theme.id, resolution: job.data.spec.resolution }, 'rendering');
  const result = await renderToResult(context, job);
  if (result.outcome === 'succeeded')
    log.info({ ...about, timings: result.timings, findings: result.findings.length }, 'rendered');
  else log.warn({ ...about, error: result.error }, 'render failed');
  const told = await tellStudio(() => studio(reportRender, { params, body: result, signal }), signal);
  if (told === 'turned_away') log.info(about, 'result came too late');
}

/** Every failure is a result, but for the order to stop: that one is thrown, and the job goes back to the queue. */
async function renderToResult({ config, store, now }: Context, job: RunningJob<typeof renderJob>): Promise<RenderResult> {
  const { signal } = job;
  const { spec } = job.data;
  const dir = await mkdtemp(join(tmpdir(), 'render-'));
  const timings: Record<string, number> = {};
  let stage: Stage = 'fetch';
  const during = async <Value>(name: Stage, work: () => Promise<Value>): Promise<Value> => {
    stage = name;
    const start = performance.now();
    const value = await work();
    timings[name] = (performance.now() - start) / 1000;
    return value;
  };
  try {
    const { packageDir, inputs } = await during('fetch', () => fetchInputs(store, spec, dir, signal));
    const outDir = join(dir, 'out');
    await mkdir(outDir);
    stage = 'draw';
    const output = await runChild({
      request: { packageDir, spec, inputs, outDir, now: now().toISOString() },
      limits: { seconds: config.RENDER_TIME_LIMIT_SECONDS, memoryMb: config.RENDER_MEMORY_MB },
      onProgress: (progress) => void job.progress(progress),
      signal,
    });
    const { video, stills } = await during('publish', () => publish(store, output, signal));
    return {
      outcome: 'succeeded',
      video,
      stills,
      findings: output.findings,
      timings: { ...timings, ...output.timings },
      segments: output.segments,
      engine_version: output.engineVersion,
    };
  } catch (error) {
    signal.throwIfAborted();
    const { code, message, stage: where, permanent } = asRenderError(error, stage);
    return { outcome: 'failed', error: { code, message, stage: where, permanent } };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
