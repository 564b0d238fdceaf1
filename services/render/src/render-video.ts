import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding, RenderProgress, RenderSpec } from '@nimantran/proto/jobs/render';
import { frameSize } from './draw/frame-size.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { asRenderError, type Stage } from './errors.ts';
import type { LottieAnimation, LottieLayer } from './lottie/types.ts';
import { addWatermark } from './lottie/watermark.ts';
import { photoSlotOf } from './package/check-manifest.ts';
import { openThemePackage } from './package/theme-package.ts';
import { ProgressMeter } from './progress.ts';
import { sampleIs } from './sample-look.ts';
import { joinSegments } from './segments/join-segments.ts';
import { makeSegments } from './segments/make-segments.ts';
import { planSegments } from './segments/plan-segments.ts';
import { SegmentThreads } from './segments/segment-threads.ts';
import { NO_SHELF, type SegmentShelf } from './segments/shelf.ts';
import { type Bound, bind } from './stages/bind.ts';
import { check } from './stages/check.ts';
import { drawStills, openPainter, type StillFile, stackOf } from './stages/draw.ts';
import { segmentsAtOnce, videoSettings } from './stages/encode.ts';
import { outline } from './stages/outline.ts';
import { makeSound, planSound } from './stages/sound.ts';
import { verify } from './stages/verify.ts';

export interface RenderInputs {
  /** Slot key → file of the photo; its crop stands in the spec. */
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
  /** Today, for the check on past dates. */
  now?: Date;
  /** Draws the stills and checks, makes no video. */
  stillsOnly?: boolean;
  onProgress?: (progress: RenderProgress) => void;
  signal?: AbortSignal;
  /** Threads that draw and encode; by default one a core. */
  threads?: number;
  /** Finished segments of earlier renders; without it everything is drawn. */
  shelf?: SegmentShelf;
}

export interface RenderOutput {
  /** Absent when only stills were asked for. */
  videoPath?: string;
  stills: StillFile[];
  findings: Finding[];
  timings: Record<string, number>;
  width: number;
  height: number;
  frames: number;
  /** Pieces that the video was joined from, the sound among them, and how many of them were there already. */
  segments: { total: number; reused: number };
  /** Frames that differ from the one before and were drawn. */
  drawnFrames: number;
  durationSeconds: number;
  engineVersion: string;
}

/**
 * Renders one video: bind → outline → check → draw and encode segments beside the sound → join → verify. Needs no queue and no store.
 * Throws RenderError with the stage it failed in; an aborted signal throws its reason.
 */
export async function renderVideo(request: RenderRequest): Promise<RenderOutput> {
  const timings: Record<string, number> = {};
  let stage: Stage = 'bind';
  let threads: SegmentThreads | undefined;
  const during = async <Result>(name: Stage, work: () => Result | Promise<Result>): Promise<Result> => {
    stage = name;
    request.signal?.throwIfAborted();
    const start = performance.now();
    const result = await work();
    timings[name] = (timings[name] ?? 0) + (performance.now() - start) / 1000;
    return result;
  };
  try {
    await mkdir(request.outDir, { recursive: true });
    const { spec } = request;
    const whole = openThemePackage(request.packageDir);
    const size = frameSize(whole.manifest, spec.resolution);
    const settings = videoSettings(size, spec.resolution, whole.manifest.fps);
    if (!request.stillsOnly)
      threads = new SegmentThreads(Math.min(request.threads ?? Number.POSITIVE_INFINITY, segmentsAtOnce(settings)));
    const photos = Object.fromEntries(
      Object.entries(request.inputs.photos).map(([slot, path]) => [slot, { path, crop: spec.photos[slot]?.crop }]),
    );
    const scale = size.width / whole.manifest.width;
    const bound = await during('bind', () => bind({ themePackage: whole, spec, photos, scale }));
    // From here on the theme is as long as what it has to show: scenes without words or photos are cut out.
    const manifest = { ...whole.manifest, scenes: bound.scenes, frames: bound.frames };
    const themePackage = { ...whole, manifest };
    const meter = new ProgressMeter(request.onProgress);
    meter.stage('bind');
    const outlined = await during('outline', () => outline(bound.animation, themePackage, size.width / manifest.width));
    const animation = addWatermark(outlined.animation, spec.watermark);
    const findings = await during('check', () =>
      check({ manifest, bound, reports: outlined.reports, now: request.now ?? new Date() }),
    );
    const isPersonal = spec.details === 'sample' ? () => false : personalLayers(bound, animation);
    const stack = await during('draw', () => stackOf(animation, manifest.frames, isPersonal));
    const scenes = spec.stills || request.stillsOnly ? manifest.scenes : [];
    const stillFiles = async (): Promise<StillFile[]> =>
      scenes.length === 0 ? [] : drawStills(openPainter(stack, manifest, size), scenes, request.outDir);
    const base = { findings, timings, ...size, frames: manifest.frames, engineVersion: ENGINE_VERSION };
    if (!threads) {
      const stills = await during('draw', stillFiles);
      return { ...base, stills, segments: { total: 0, reused: 0 }, drawnFrames: stills.length, durationSeconds: 0 };
    }
    const videoPath = join(request.outDir, 'video.mp4');
    const own =
      request.inputs.music === undefined
        ? undefined
        : { path: request.inputs.music, startSeconds: spec.music?.start_seconds ?? 0 };
    const sound = await during('draw', () => planSound(themePackage, own));
    const plans = planSegments(stack, manifest.scenes, manifest.frames, settings);
    const makers = threads;
    // Pictures, sound and stills side by side; the first to fail ends the others.
    const failure = new AbortController();
    const signal = AbortSignal.any([failure.signal, ...(request.signal ? [request.signal] : [])]);
    const shelf = request.shelf ?? NO_SHELF;
    const shelved = await during('draw', () => shelf.find([...plans, sound].map(({ hash, personal }) => ({ hash, personal }))));
    const [made, soundPath, stills] = await during('draw', () =>
      Promise.all([
        makeSegments({
          stack,
          source: manifest,
          settings,
          plans,
          dir: request.outDir,
          threads: makers,
          shelved,
          shelf,
          onProgress: (done, of) => meter.frames(done, of),
          signal,
        }),
        makeSound(sound, { shelved, shelf, outPath: join(request.outDir, 'sound.mp4'), signal }),
        stillFiles(),
      ]).catch((error: unknown) => {
        failure.abort(error);
        throw error;
      }),
    );
    meter.stage('join');
    const segments = plans.map(({ first, frames }, index) => ({ path: made.paths[index] ?? '', first, frames }));
    const comment = `Nimantran; theme ${spec.theme.id} ${spec.theme.version}; ${ENGINE_VERSION}`;
    await during('join', () => joinSegments({ segments, soundPath, path: videoPath, fps: manifest.fps, comment }));
    meter.stage('verify');
    const durationSeconds = await during('verify', () =>
      verify({
        path: videoPath,
        size,
        fps: manifest.fps,
        records: made.records,
        changes: stack.changes,
        sampleIs: async (what, first, last) =>
          spec.details === 'sample' || sampleIs(request.packageDir, manifest.scenes, what, first, last),
      }),
    );
    const { drawSeconds, encodeSeconds, verifySeconds, drawnFrames } = made.times;
    Object.assign(timings, { draw_cpu: drawSeconds, encode_cpu: encodeSeconds, verify_cpu: verifySeconds });
    const reused = made.reused + (soundPath === shelved.get(sound.hash) ? 1 : 0);
    return { ...base, stills, videoPath, segments: { total: plans.length + 1, reused }, drawnFrames, durationSeconds };
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw asRenderError(error, stage);
  } finally {
    await threads?.close();
  }
}

/** Layers that show a customer's words, and pictures that are a customer's photo. */
function personalLayers(bound: Bound, animation: LottieAnimation): (layer: LottieLayer) => boolean {
  const photos = new Set((animation.assets ?? []).filter((asset) => photoSlotOf(asset) !== undefined).map((asset) => asset.id));
  return (layer) =>
    (bound.texts.get(layer.nm ?? '')?.fields.length ?? 0) > 0 || (layer.refId !== undefined && photos.has(layer.refId));
}
