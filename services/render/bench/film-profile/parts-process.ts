import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@nimantran/kit/av/ffmpeg';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import type { Frame } from 'node-av/lib';
import { trackOfStream, writeMp4 } from '../../src/av/mp4-writer.ts';
import { newScaler, planeOf, yuvSurface } from '../../src/av/surface.ts';
import { VideoEncoder, type VideoSettings } from '../../src/av/video-encoder.ts';
import { YuvPicture } from '../../src/av/yuv-picture.ts';
import { type FrameRecord, fingerprintOf } from '../../src/draw/fingerprint.ts';
import { frameSize } from '../../src/draw/frame-size.ts';
import { Painter } from '../../src/draw/painter.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { planVideo } from '../../src/pipeline/plan-video.ts';
import type { RenderInputs } from '../../src/pipeline/render-video.ts';
import { StageClock } from '../../src/pipeline/stage-clock.ts';
import { compareFrames } from '../../src/segments/compare-frames.ts';
import { planSegments, type SegmentPlan } from '../../src/segments/plan-segments.ts';
import { seal } from '../../src/segments/seal.ts';
import { videoSettings } from '../../src/stages/encoder-settings.ts';
import { copyPieceSettings } from '../../src/stages/whatsapp-copy-settings.ts';

export interface PartsRequest {
  packageDir: string;
  spec: RenderSpec;
  inputs: RenderInputs;
}

const FILM_PARTS = ['paint', 'read', 'convert', 'print', 'encode', 'compare', 'store'] as const;
const COPY_PARTS = ['scale', 'print', 'encode', 'compare', 'store'] as const;

export interface PartCost {
  /** Processor seconds of this thread. */
  seconds: number;
  /** By how much the process grew meanwhile: what the part holds, and what nobody has given back yet. */
  megabytes: number;
}

/** What one thread takes that makes the pieces of a film and of its copy as `SegmentMaker` and `SmallEncoder` do. */
export interface PartsAnswer {
  frames: number;
  /** Frames that differ from the one before: the others are not painted. */
  painted: number;
  /** The process with its modules, before the film is planned, and the most it had. */
  startMegabytes: number;
  peakMegabytes: number;
  plan: PartCost;
  film: Record<(typeof FILM_PARTS)[number], PartCost>;
  copy: Record<(typeof COPY_PARTS)[number], PartCost>;
}

const noCosts = <Name extends string>(names: readonly Name[]): Record<Name, PartCost> =>
  Object.fromEntries(names.map((name) => [name, { seconds: 0, megabytes: 0 }])) as Record<Name, PartCost>;

const residentMegabytes = (): number => process.memoryUsage.rss() / 1024 ** 2;

/** Adds to a part what its work takes. */
async function measured<Name extends string, Result>(
  into: Record<Name, PartCost>,
  name: Name,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const before = residentMegabytes();
  const start = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(start);
  into[name].seconds += (user + system) / 1e6;
  into[name].megabytes += residentMegabytes() - before;
  return result;
}

async function measureParts({ packageDir, spec, inputs }: PartsRequest, dir: string): Promise<PartsAnswer> {
  const themePackage = openThemePackage(packageDir, spec);
  const size = frameSize(themePackage.manifest, spec.resolution);
  const scale = size.width / themePackage.manifest.width;
  const planJob = { themePackage, spec, photos: inputs.photos, scale, now: new Date() };
  const startMegabytes = residentMegabytes();
  const planning = noCosts(['plan']);
  const { stack, manifest, parts } = await measured(planning, 'plan', () => planVideo(planJob, new StageClock(undefined)));
  const settings = videoSettings(size, spec.resolution, manifest.fps);
  const plans = planSegments(stack, parts, manifest.frames, settings);
  const painter = new Painter(stack, manifest, settings);
  const picture = new YuvPicture(settings);
  const answer: PartsAnswer = {
    ...{ frames: manifest.frames, painted: 0, startMegabytes, peakMegabytes: 0, plan: planning.plan },
    ...{ film: noCosts(FILM_PARTS), copy: noCosts(COPY_PARTS) },
  };
  const { film } = answer;

  const makeSegment = async (plan: SegmentPlan, path: string, copyPath: string): Promise<void> => {
    picture.restart();
    const encoder = new VideoEncoder(settings);
    const copy = measuredCopy(settings, answer.copy);
    const drawn: FrameRecord[] = [];
    for (let frame = plan.first; frame < plan.first + plan.frames; frame += 1) {
      const last = drawn.at(-1);
      if (last && stack.changes[frame] !== 1) drawn.push({ ...last, moved: false });
      else {
        answer.painted += 1;
        await measured(film, 'paint', () => painter.draw(frame));
        const pixels = await measured(film, 'read', () => painter.pixels());
        const moved = await measured(film, 'convert', () => picture.take(pixels));
        const { plane, stride } = picture.luma;
        drawn.push({ print: await measured(film, 'print', () => fingerprintOf(plane, stride, settings)), moved });
        await measured(film, 'read', () => painter.rest());
      }
      await measured(film, 'encode', () => encoder.encode(picture.frame));
      await copy.take(picture.frame, drawn.at(-1)?.moved);
    }
    const stream = await measured(film, 'encode', () => encoder.finish());
    await measured(film, 'compare', () => compareFrames(stream, settings, drawn));
    await measured(film, 'store', async () => {
      writeMp4(path, [trackOfStream(stream)]);
      await seal(path, drawn);
    });
    encoder.close();
    await copy.finish(copyPath);
  };
  for (const plan of plans) await makeSegment(plan, join(dir, `${plan.index}.mp4`), join(dir, `copy-${plan.index}.mp4`));
  answer.peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return answer;
}

/** A piece of the copy, made from the frames of its segment. */
function measuredCopy(film: VideoSettings, into: PartsAnswer['copy']) {
  const settings = copyPieceSettings(film);
  const scaled = yuvSurface(settings);
  const scaler = newScaler('area');
  const encoder = new VideoEncoder(settings);
  const shown: FrameRecord[] = [];
  return {
    async take(frame: Frame, moved = true): Promise<void> {
      const last = shown.at(-1);
      if (last && !moved) shown.push({ ...last, moved });
      else {
        await measured(into, 'scale', () => must(scaler.scaleFrameSync(scaled.frame, frame), 'scale a frame down'));
        const stride = scaled.frame.linesize[0] ?? settings.width;
        shown.push({ print: await measured(into, 'print', () => fingerprintOf(planeOf(scaled), stride, settings)), moved });
      }
      await measured(into, 'encode', () => encoder.encode(scaled.frame));
    },
    async finish(path: string): Promise<void> {
      const stream = await measured(into, 'encode', () => encoder.finish());
      await measured(into, 'compare', () => compareFrames(stream, settings, shown));
      await measured(into, 'store', async () => {
        writeMp4(path, [trackOfStream(stream)]);
        await seal(path, []);
      });
      encoder.close();
      scaled.frame.free();
      scaler.freeContext();
    },
  };
}

process.once('message', async (request: PartsRequest) => {
  const dir = await mkdtemp(join(tmpdir(), 'film-profile-'));
  let answer: PartsAnswer;
  try {
    answer = await measureParts(request, dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  process.send?.(answer, undefined, undefined, () => process.exit(0));
});
