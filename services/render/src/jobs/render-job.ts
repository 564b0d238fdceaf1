import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { handlerOf, type JobHandler, type RunningJob } from '@nimantran/kit/queue/queue';
import { inSpan, setOrderNumber } from '@nimantran/kit/trace';
import { hasErrors, type ThemeLint } from '@nimantran/proto/domain/theme-lint';
import { keepFiles, keepSegments, reportRender, startRender } from '@nimantran/proto/http/studio/render-reports';
import { isOfStills, type RenderResult, renderJob, stillsJob } from '@nimantran/proto/jobs/render';
import type { Context } from '../context.ts';
import { refusal } from '../lint/refusal.ts';
import { countRender, countVideo } from '../metrics.ts';
import { ENGINE_VERSION } from '../pipeline/engine-version.ts';
import { asRenderError, type Stage } from '../pipeline/errors.ts';
import type { RenderOutput } from '../pipeline/render-video.ts';
import { NO_SHELF } from '../segments/shelf.ts';
import { fetchInputs } from '../stages/fetch.ts';
import { publish } from '../stages/publish.ts';
import type { CompiledCode } from '../worker/compiled-code.ts';
import { type ChildLimits, runChild } from '../worker/run-child.ts';
import { runLint } from '../worker/run-lint.ts';
import type { WaitingChild, WaitingRoom } from '../worker/waiting-child.ts';
import { makeJobFolder } from './job-folder.ts';
import { ProgressTicker } from './progress-ticker.ts';
import { recordSteps } from './record-render-steps.ts';
import { retryOnOneThread } from './retry-on-one-thread.ts';
import { createStoreShelf } from './store-shelf.ts';
import { tellStudio } from './tell-studio.ts';
import { UnwantedError, watchWanted } from './watch-wanted.ts';

type Job = RunningJob<typeof renderJob | typeof stillsJob>;

/** What a worker keeps for its rendering processes, so that they start sooner. */
export interface StartAids {
  code?: CompiledCode;
  room?: WaitingRoom;
}

export function renderHandler(context: Context, aids: StartAids = {}): JobHandler {
  return handlerOf(renderJob, (job) => named(context, job, aids));
}

/** Handles stills without a video, in a waiting process if there is one. */
export function stillsHandler(context: Context, aids: StartAids = {}): JobHandler {
  return handlerOf(stillsJob, async (job) => {
    try {
      await named(context, job, aids);
    } finally {
      aids.room?.refill();
    }
  });
}

/** Its log lines name the order. */
async function named(context: Context, job: Job, aids: StartAids): Promise<void> {
  const { order_number } = job.data;
  if (order_number !== null) setOrderNumber(order_number);
  await runJob(context, job, aids);
}

const attemptOf = ({ data }: Job) => ({ id: data.render_id, attempt: data.attempt });

/** Announces the attempt, renders and reports. */
async function runJob(context: Context, job: Job, aids: StartAids): Promise<void> {
  const { studio, log } = context;
  const { signal } = job;
  const params = attemptOf(job);
  const about = { render: params.id, attempt: params.attempt, kind: job.data.kind };
  const begun = await tellStudio(() => studio(startRender, { params, body: { worker: context.worker }, signal }), signal);
  if (begun === 'turned_away') return log.info(about, 'render is no longer wanted');
  log.info({ ...about, theme: job.data.spec.theme.id, resolution: job.data.spec.resolution }, 'rendering');
  const result = await renderToResult(context, job, aids);
  countRender(job.data, result);
  if (result === 'unwanted') return log.info(about, 'stopped: the render is no longer wanted');
  if (result.outcome === 'succeeded') {
    const { timings, findings, segments } = result;
    log.info({ ...about, timings, findings: findings.length, segments }, 'rendered');
  } else log.warn({ ...about, error: result.error }, 'render failed');
  const told = await tellStudio(() => studio(reportRender, { params, body: result, signal }), signal);
  if (told === 'turned_away') log.info(about, 'result came too late');
}

/** Every failure is a result, except the signal to stop: that is thrown, and the job returns to the queue. */
async function renderToResult(context: Context, job: Job, { code, room }: StartAids): Promise<RenderResult | 'unwanted'> {
  const { signal } = job;
  // 2160p needs other memory settings than those that a waiting process was started with.
  const waiting = job.data.spec.resolution === '2160p' ? undefined : await room?.take();
  const dir = waiting?.dir ?? (await makeJobFolder());
  const progress = new ProgressTicker((value) => void job.progress(value));
  const timings: Record<string, number> = {};
  let stage: Stage = 'fetch';
  let lint: ThemeLint | undefined;
  const examine = (packageDir: string, wanted: AbortSignal) =>
    runLint({ packageDir, limits: limitsOf(context, job), isolation: context.isolation, signal: wanted });
  const during = async <Value>(name: Stage, work: () => Promise<Value>): Promise<Value> => {
    stage = name;
    const start = performance.now();
    const value = await inSpan({ name: `render ${name}` }, work);
    timings[name] = (performance.now() - start) / 1000;
    return value;
  };
  const begun = performance.now();
  try {
    const output = await whileWanted(context, job, async (wanted) => {
      const fetched = await during('fetch', () => fetchInputs(context.store, job.data.spec, dir, wanted));
      if (job.data.spec.lint) {
        stage = 'check';
        lint = await during('check', () => examine(fetched.packageDir, wanted));
      }
      stage = 'draw';
      return drawTraced(context, job, { dir, waiting, code, ...fetched, progress, signal: wanted });
    });
    // From here on files reach the store, and studio must be notified even if the result is no longer wanted.
    progress.set({ stage: 'publish', fraction: 0.97, seconds_left: null });
    const announce = async (object_keys: string[]): Promise<void> => {
      const told = await tellStudio(
        () => context.studio(keepFiles, { params: attemptOf(job), body: { object_keys }, signal }),
        signal,
      );
      if (told === 'turned_away') throw new UnwantedError();
    };
    const published = await during('publish', () => publish(context.store, output, { announce, signal, below: placeOf(job) }));
    const missing = output.extras?.missing ?? [];
    if (missing.length > 0) context.log.warn({ ...attemptOf(job), missing }, 'the video goes out without some of its extras');
    countVideo(job.data, output, (performance.now() - begun) / 1000);
    return {
      outcome: 'succeeded',
      ...published,
      findings: output.findings,
      timings: { ...timings, ...output.timings },
      segments: output.segments,
      engine_version: output.engineVersion,
      ...(lint && { lint }),
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnwantedError) return 'unwanted';
    const { code, message, stage: where, permanent } = asRenderError(error, stage);
    // The author of the package needs the report, even if nothing can be drawn.
    if (job.data.spec.lint && permanent) return onlyLinted(lint, message);
    return { outcome: 'failed', error: { code, message, stage: where, permanent } };
  } finally {
    progress.close();
    // For renders that never got as far as drawing.
    waiting?.child.kill('SIGKILL');
    await rm(dir, { recursive: true, force: true });
  }
}

/** The result for a package that cannot be drawn: the report alone, including the reason. */
function onlyLinted(lint: ThemeLint | undefined, reason: string): RenderResult {
  const refused = refusal(reason);
  const report = lint === undefined || !hasErrors(lint) ? { ...refused, ...lint, findings: refused.findings } : lint;
  return {
    outcome: 'succeeded',
    video: null,
    stills: [],
    findings: [],
    lint: report,
    timings: {},
    segments: { total: 0, reused: 0 },
    engine_version: ENGINE_VERSION,
  };
}

/** A trial shares no file with anything sold, so that it can be deleted separately. */
const placeOf = ({ data }: Job): string => (data.spec.trial ? `trials/${data.render_id}/` : '');

/** A designer waits for a trial, and its package has not been reviewed. */
const TRIAL_SECONDS = 300;

function limitsOf({ config }: Context, { data }: Job): ChildLimits {
  const seconds = config.RENDER_TIME_LIMIT_SECONDS;
  return { seconds: data.spec.trial ? Math.min(seconds, TRIAL_SECONDS) : seconds, memoryMb: config.RENDER_MEMORY_MB };
}

/** Runs `work` with a signal that is aborted when studio no longer wants the attempt, or when the worker stops. */
async function whileWanted<Value>(context: Context, job: Job, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const unwanted = new AbortController();
  const done = new AbortController();
  void watchWanted(context, attemptOf(job), AbortSignal.any([done.signal, job.signal]), (error) => unwanted.abort(error));
  try {
    return await work(AbortSignal.any([job.signal, unwanted.signal]));
  } catch (error) {
    throw unwanted.signal.aborted ? unwanted.signal.reason : error;
  } finally {
    done.abort();
  }
}

interface Drawing extends Awaited<ReturnType<typeof fetchInputs>> {
  dir: string;
  waiting: WaitingChild | undefined;
  code: CompiledCode | undefined;
  progress: ProgressTicker;
  signal: AbortSignal;
}

/** The steps of the process join the trace once it has succeeded. */
function drawTraced(context: Context, job: Job, drawing: Drawing): Promise<RenderOutput> {
  const { kind, spec } = job.data;
  const attributes = { 'nimantran.render.kind': kind, 'nimantran.render.resolution': spec.resolution };
  const sinceMs = Date.now();
  return inSpan({ name: 'render process', attributes }, async (span) => {
    const output = await draw(context, job, drawing);
    recordSteps(output.steps, { parent: span.trace, sinceMs });
    const { segments, frames, drawnFrames } = output;
    span.set({ 'nimantran.render.frames': frames, 'nimantran.render.drawn_frames': drawnFrames });
    span.set({ 'nimantran.render.segments': segments.total, 'nimantran.render.segments_reused': segments.reused });
    return output;
  });
}

/** Runs the child process, with its limits and the available segments. */
async function draw(context: Context, job: Job, drawing: Drawing): Promise<RenderOutput> {
  const { store, studio, log, now, isolation } = context;
  const { dir, code, packageDir, inputs, progress, signal } = drawing;
  let { waiting } = drawing;
  const params = attemptOf(job);
  const shelfDir = join(dir, 'segments');
  await mkdir(shelfDir);
  const announce = async (segments: { object_key: string; personal: boolean }[]): Promise<void> => {
    const told = await tellStudio(() => studio(keepSegments, { params, body: { segments }, signal }), signal);
    if (told === 'turned_away') throw new UnwantedError();
  };
  const render = async (threads?: number): Promise<RenderOutput> => {
    const started = waiting;
    waiting = undefined;
    const outDir = started?.outDir ?? (await mkdtemp(join(dir, 'out-')));
    const { kind, spec } = job.data;
    // Only sold videos go out to guests, after a designer or the checks have passed their draft.
    const wanted = { stillsOnly: isOfStills(kind), drafted: kind === 'final', forGuests: kind === 'final' };
    const request = { packageDir, spec, inputs, outDir, ...wanted, now: now().toISOString() };
    const env = started ? undefined : await code?.copyInto(outDir);
    return runChild({
      request: threads === undefined ? request : { ...request, threads },
      limits: limitsOf(context, job),
      isolation,
      waiting: started?.child,
      env,
      shelf: job.data.spec.trial ? NO_SHELF : createStoreShelf({ store, log, dir: shelfDir, announce, signal }),
      shelfDir,
      onProgress: (value) => progress.set(value),
      signal,
    });
  };
  return retryOnOneThread(render, (error) => log.warn({ ...params, reason: error.message }, 'tried again on one thread'));
}
