import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding, RenderProgress, RenderSpec } from '@nimantran/proto/jobs/render';
import { EncoderThread } from './av/encoder-thread.ts';
import { makeMusic } from './av/music.ts';
import { SoundProblem } from './av/sound-problem.ts';
import { type FrameSize, frameSize } from './draw/frame-size.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { asRenderError, permanent, type Stage } from './errors.ts';
import type { LottieAnimation } from './lottie/types.ts';
import { addWatermark } from './lottie/watermark.ts';
import { openThemePackage, packagePath, type ThemePackage } from './package/theme-package.ts';
import { ProgressMeter } from './progress.ts';
import type { SegmentShelf } from './segments/shelf.ts';
import { bind } from './stages/bind.ts';
import { check } from './stages/check.ts';
import { type Drawn, draw, drawStills, type StillFile } from './stages/draw.ts';
import { videoSettings } from './stages/encode.ts';
import { outline } from './stages/outline.ts';
import { verify } from './stages/verify.ts';

const CUSTOM_MUSIC_FADE_OUT_SECONDS = 2;

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
  segments: { total: number; reused: number };
  /** Frames that differ from the one before and were drawn. */
  drawnFrames: number;
  durationSeconds: number;
  engineVersion: string;
}

/**
 * Renders one video: bind → outline → check → draw and encode side by side → stills → verify. Needs no queue and no store.
 * Throws RenderError with the stage it failed in; an aborted signal throws its reason.
 */
export async function renderVideo(request: RenderRequest): Promise<RenderOutput> {
  const timings: Record<string, number> = {};
  let stage: Stage = 'bind';
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
    const photos = Object.fromEntries(
      Object.entries(request.inputs.photos).map(([slot, path]) => [slot, { path, crop: spec.photos[slot]?.crop }]),
    );
    const scale = size.width / whole.manifest.width;
    const bound = await during('bind', () => bind({ themePackage: whole, spec, photos, scale }));
    // From here on the theme is as long as what it has to show: scenes without words or photos are cut out.
    const manifest = { ...whole.manifest, scenes: bound.scenes, frames: bound.frames };
    const themePackage = { ...whole, manifest };
    const meter = new ProgressMeter(manifest.frames, request.onProgress);
    meter.stage('bind');
    const outlined = await during('outline', () => outline(bound.animation, themePackage, size.width / manifest.width));
    const animation = addWatermark(outlined.animation, spec.watermark);
    const findings = await during('check', () =>
      check({ manifest, bound, reports: outlined.reports, now: request.now ?? new Date() }),
    );
    const scenes = spec.stills || request.stillsOnly ? manifest.scenes : [];
    const stills = await during('draw', () => drawStills(animation, scenes, size, request.outDir));
    const base = {
      stills,
      findings,
      timings,
      ...size,
      frames: manifest.frames,
      engineVersion: ENGINE_VERSION,
      segments: { total: 1, reused: 0 },
    };
    if (request.stillsOnly) return { ...base, drawnFrames: scenes.length, durationSeconds: 0 };
    const videoPath = join(request.outDir, 'video.mp4');
    stage = 'draw';
    const drawn = await drawAndEncode({ request, themePackage, animation, size, videoPath, meter, timings });
    meter.stage('verify');
    const verified = await during('verify', () =>
      verify({
        path: videoPath,
        size,
        frames: manifest.frames,
        fps: manifest.fps,
        fingerprints: drawn.fingerprints,
        signal: request.signal,
      }),
    );
    return { ...base, videoPath, drawnFrames: drawn.drawnFrames, durationSeconds: verified.durationSeconds };
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw asRenderError(error, stage);
  }
}

interface VideoJob {
  request: RenderRequest;
  themePackage: ThemePackage;
  animation: LottieAnimation;
  size: FrameSize;
  videoPath: string;
  meter: ProgressMeter;
  timings: Record<string, number>;
}

/** Drawing, encoding and the making of the sound run side by side; the file is written once all three are done. */
async function drawAndEncode({ request, themePackage, animation, size, videoPath, meter, timings }: VideoJob): Promise<Drawn> {
  const { spec, signal } = request;
  const { manifest } = themePackage;
  const musicPath = join(request.outDir, 'music.mp4');
  const started = performance.now();
  const encoder = new EncoderThread(videoSettings(size, spec.resolution, manifest.fps));
  try {
    const music = musicOf(request, themePackage, musicPath);
    const frames = draw({ animation, frames: manifest.frames, size, encoder, signal, onFrame: (frame) => meter.frame(frame) });
    const [drawn] = await Promise.all([frames, music]);
    meter.stage('encode');
    const times = await encoder.finish(videoPath, musicPath);
    timings.draw = (timings.draw ?? 0) + drawn.drawSeconds;
    timings.encode = times.encodeSeconds + times.muxSeconds;
    timings.draw_and_encode = (performance.now() - started) / 1000;
    return drawn;
  } finally {
    await encoder.close();
    await rm(musicPath, { force: true });
  }
}

async function musicOf({ spec, inputs, signal }: RenderRequest, themePackage: ThemePackage, outPath: string): Promise<void> {
  const { manifest } = themePackage;
  const own = inputs.music === undefined ? undefined : { path: inputs.music, startSeconds: spec.music?.start_seconds ?? 0 };
  const source = own ?? { path: packagePath(themePackage, manifest.music.file), startSeconds: 0 };
  try {
    await makeMusic({
      ...source,
      seconds: manifest.frames / manifest.fps,
      fadeOutSeconds: own ? CUSTOM_MUSIC_FADE_OUT_SECONDS : manifest.music.fade_out_seconds,
      whenShort: manifest.music.when_short ?? 'loop',
      ...(own ? {} : { beatsPerMinute: manifest.music.beats_per_minute }),
      outPath,
      signal,
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof SoundProblem)) throw error;
    if (own) throw permanent('encode', 'music_invalid', `The customer's music cannot be used. ${error.message}`);
    throw permanent('encode', 'theme_invalid', `The theme's ${manifest.music.file} cannot be used. ${error.message}`);
  }
}
