import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Finding, RenderProgress, RenderSpec } from '@nimantran/proto/jobs/render';
import type { VideoSettings } from '../av/video-encoder.ts';
import { type FrameSize, frameSize } from '../draw/frame-size.ts';
import type { ShownCode } from '../lottie/qr-code.ts';
import { openThemePackage } from '../package/theme-package.ts';
import { joinSegments, type SegmentFile } from '../segments/join-segments.ts';
import { intactSegments, makeSegments } from '../segments/make-segments.ts';
import { piecesOf, planSegments, withCopies } from '../segments/plan-segments.ts';
import { SegmentThreads } from '../segments/segment-threads.ts';
import { NO_SHELF, type SegmentShelf } from '../segments/shelf.ts';
import { drawStills, type StillFile } from '../stages/draw-stills.ts';
import { segmentThreads, videoSettings } from '../stages/encoder-settings.ts';
import type { SmallVideo, VideoSource } from '../stages/small-video.ts';
import { makeSound, type OwnMusic, planSound } from '../stages/sound.ts';
import { verify } from '../stages/verify.ts';
import { verifyCode } from '../stages/verify-code.ts';
import { makeWhatsappCopy } from '../stages/whatsapp-copy.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { asRenderError } from './errors.ts';
import { type ExtrasDrawn, makeExtras } from './make-extras.ts';
import { type PlanJob, planVideo, type VideoPlan } from './plan-video.ts';
import { ProgressMeter } from './progress.ts';
import type { RenderStep } from './render-step.ts';
import { sampleIs } from './sample-look.ts';
import { StageClock } from './stage-clock.ts';

export interface RenderInputs {
  /** Slot key → file of the photo; the spec defines its crop. */
  photos: Record<string, string>;
  /** The customer's music; without it the theme's track plays. */
  music?: string;
}

export interface RenderRequest {
  /** A theme package, unpacked. */
  packageDir: string;
  spec: RenderSpec;
  inputs: RenderInputs;
  outDir: string;
  /** Today's date, for the check on past dates. */
  now?: Date;
  /** Draws the stills and runs the checks, without a video. A customer's own music is made, since it may be unusable. */
  stillsOnly?: boolean;
  /** Somebody has checked a draft with the same details: there are no findings, and only the still that stands for the video. */
  drafted?: boolean;
  /** Also makes what goes out with a sold video: the small copy for messengers, cards, a PDF and a loop. */
  forGuests?: boolean;
  onProgress?: (progress: RenderProgress) => void;
  signal?: AbortSignal;
  threads?: number;
  /** Finished segments of earlier renders; without it everything is drawn. */
  shelf?: SegmentShelf;
}

export interface RenderOutput {
  /** Absent for stills only. */
  videoPath?: string;
  copy?: SmallVideo;
  extras?: ExtrasDrawn;
  stills: StillFile[];
  findings: Finding[];
  timings: Record<string, number>;
  width: number;
  height: number;
  frames: number;
  /** Pieces of the video and of its copy, including the sound, and how many of them were reused. */
  segments: { total: number; reused: number };
  drawnFrames: number;
  durationSeconds: number;
  steps: RenderStep[];
  engineVersion: string;
}

/**
 * Renders one video: bind → outline → draw and encode segments in parallel with the check, the sound and the stills → join →
 * verify → copy → cards → PDF → loop. Throws RenderError with the stage it failed in; an aborted signal throws its reason.
 */
export async function renderVideo(request: RenderRequest): Promise<RenderOutput> {
  const clock = new StageClock(request.signal);
  let threads: SegmentThreads | undefined;
  try {
    await mkdir(request.outDir, { recursive: true });
    const { spec } = request;
    const themePackage = openThemePackage(request.packageDir, spec);
    const size = frameSize(themePackage.manifest, spec.resolution);
    const settings = videoSettings(size, spec.resolution, themePackage.manifest.fps);
    if (!request.stillsOnly) threads = new SegmentThreads(segmentThreads(settings, request.threads));
    const meter = new ProgressMeter(request.onProgress);
    meter.stage('bind');
    const scale = size.width / themePackage.manifest.width;
    const { photos } = request.inputs;
    const planJob = { themePackage, spec, photos, scale, now: request.now ?? new Date() };
    const plan = await planVideo(planJob, clock);
    const made = threads
      ? await makeVideo({ request, planJob, plan, settings, threads, clock, meter })
      : await makeStills(request, plan, size, clock);
    return {
      ...made,
      timings: clock.timings,
      steps: clock.steps,
      ...size,
      frames: plan.manifest.frames,
      engineVersion: ENGINE_VERSION,
    };
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw asRenderError(error, clock.stage);
  } finally {
    await threads?.close();
  }
}

async function makeStills(request: RenderRequest, plan: VideoPlan, size: FrameSize, clock: StageClock): Promise<MadeVideo> {
  const { inputs, packageDir, shelf = NO_SHELF, outDir, signal = new AbortController().signal } = request;
  const { manifest } = plan;
  const findings = await plan.findings();
  const stills = await clock.during('draw', () => stillFiles(request, plan, size));
  const made = { findings, stills, drawnFrames: manifest.scenes.length, durationSeconds: 0 };
  if (inputs.music === undefined) return { ...made, segments: { total: 0, reused: 0 } };
  const reused = await clock.during('encode', async () => {
    const sound = await planSound({ dir: packageDir, manifest }, ownMusic(request));
    const shelved = await shelf.find([{ hash: sound.hash, personal: sound.personal }]);
    const path = await makeSound(sound, { shelved, shelf, outPath: join(outDir, 'sound.mp4'), signal });
    return path === shelved.get(sound.hash) ? 1 : 0;
  });
  return { ...made, segments: { total: 1, reused } };
}

function ownMusic({ inputs, spec }: RenderRequest): OwnMusic | undefined {
  return inputs.music === undefined ? undefined : { path: inputs.music, startSeconds: spec.music?.start_seconds ?? 0 };
}

/** Each holds several frames of the video in memory. */
const MOST_DECODING_THREADS = 4;

interface MakeJob {
  request: RenderRequest;
  planJob: PlanJob;
  plan: VideoPlan;
  settings: VideoSettings;
  threads: SegmentThreads;
  clock: StageClock;
  meter: ProgressMeter;
}

type MadeVideo = Pick<
  RenderOutput,
  'videoPath' | 'copy' | 'extras' | 'stills' | 'findings' | 'segments' | 'drawnFrames' | 'durationSeconds'
>;

/** Makes the pieces of a video in parallel, joins them and verifies the result. */
async function makeVideo(job: MakeJob): Promise<MadeVideo> {
  const { request, plan, settings, threads, clock, meter } = job;
  const { spec, outDir, packageDir, shelf = NO_SHELF } = request;
  const { manifest, stack, parts } = plan;
  const videoPath = join(outDir, 'video.mp4');
  const sound = await clock.during('draw', () => planSound({ dir: packageDir, manifest }, ownMusic(request)));
  const planned = planSegments(stack, parts, manifest.frames, settings);
  const plans = request.forGuests ? withCopies(planned, settings) : planned;
  const pieces = piecesOf(plans);
  // The first failure aborts the others.
  const failure = new AbortController();
  const signal = AbortSignal.any([failure.signal, ...(request.signal ? [request.signal] : [])]);
  const { hash, personal } = sound;
  const shelved = await clock.during('draw', () => shelf.find([...pieces, { hash, personal }]));
  const finished = await clock.during('draw', () => intactSegments(plans, shelved));
  const onProgress = (done: number, of: number): void => meter.frames(done, of);
  const [made, findings, soundPath, stills] = await clock.during('draw', () =>
    Promise.all([
      makeSegments({ stack, source: manifest, settings, plans, dir: outDir, threads, finished, shelf, onProgress, signal }),
      // Work on this thread starts only after the segment threads are busy.
      request.drafted ? [] : nextTurn().then(() => plan.findings()),
      makeSound(sound, { shelved, shelf, outPath: join(outDir, 'sound.mp4'), signal }),
      spec.stills ? stillFiles(request, plan, settings) : [],
    ]).catch((error: unknown) => {
      failure.abort(error);
      throw error;
    }),
  );
  // All parallel drawing belongs to the stage that has just ended.
  const drawing = clock.steps.at(-1);
  if (drawing) drawing.inside = made.steps;
  meter.stage('join');
  const comment = `Nimantran; theme ${spec.theme.id} ${spec.theme.version}; ${ENGINE_VERSION}`;
  await clock.during('join', () => joinSegments({ segments: made.film, soundPath, path: videoPath, fps: manifest.fps, comment }));
  meter.stage('verify');
  const durationSeconds = await clock.during('verify', async () => {
    const seconds = await verify({
      path: videoPath,
      size: settings,
      fps: manifest.fps,
      records: made.records,
      changes: stack.changes,
      sampleIs: async (what, first, last) =>
        spec.details === 'sample' || sampleIs(packageDir, spec, manifest.scenes, what, first, last),
    });
    if (plan.code) verifyCode({ path: videoPath, ...codeJob(job, plan.code), stage: 'verify', name: 'video' });
    return seconds;
  });
  const forGuests = request.forGuests ? await makeForGuests(job, videoPath, comment, made.copy) : {};
  const { drawSeconds, encodeSeconds, copySeconds, verifySeconds, drawnFrames } = made.times;
  const processor = { draw_cpu: drawSeconds, encode_cpu: encodeSeconds, copy_cpu: copySeconds, verify_cpu: verifySeconds };
  Object.assign(clock.timings, processor);
  const segments = { total: pieces.length + 1, reused: made.reused + (soundPath === shelved.get(hash) ? 1 : 0) };
  return { videoPath, ...forGuests, stills, findings, segments, drawnFrames, durationSeconds };
}

function codeJob({ plan: { manifest } }: MakeJob, code: ShownCode) {
  const { frames, fps, width, height } = manifest;
  return { frames, fps, code, source: { width, height } };
}

async function makeForGuests(
  job: MakeJob,
  path: string,
  comment: string,
  pieces: SegmentFile[],
): Promise<Pick<RenderOutput, 'copy' | 'extras'>> {
  const { request, settings, clock, meter } = job;
  const { outDir, spec, signal } = request;
  const { frames, fps } = job.plan.manifest;
  const threads = Math.min(request.threads ?? Number.POSITIVE_INFINITY, MOST_DECODING_THREADS, availableParallelism());
  const video: Omit<VideoSource, 'outPath'> = { path, size: settings, fps, frames, comment, threads, signal };
  meter.stage('copy');
  const copy = await clock.during('copy', async () => {
    // Their memory is free, and all cores are.
    await job.threads.close();
    const made = await makeWhatsappCopy({ ...video, pieces, outPath: join(outDir, 'copy.mp4') });
    const { code } = job.plan;
    if (code) verifyCode({ path: made.path, ...codeJob(job, code), stage: 'copy', name: 'copy for WhatsApp' });
    return made;
  });
  const { scale } = job.planJob;
  const plan = scale >= 1 ? job.plan : await planVideo({ ...job.planJob, scale: 1 }, clock);
  const details = spec.details === 'sample' ? {} : spec.details;
  const chosen = { details, brideFirst: spec.bride_first, cards: spec.cards };
  const extras = await makeExtras({ plan, ...chosen, video, pieces, outDir, clock, meter });
  return { copy, extras };
}

function stillFiles({ outDir, drafted = false }: RenderRequest, plan: VideoPlan, size: FrameSize): Promise<StillFile[]> {
  return drawStills(plan.painter(size), drafted && plan.poster ? [plan.poster] : plan.manifest.scenes, outDir);
}
