import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@nimantran/kit/av/ffmpeg';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { decodeH264 } from '../../src/av/decode-h264.ts';
import { openTrack } from '../../src/av/mp4-reader.ts';
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
const COPY_PARTS = ['decode', 'scale', 'print', 'encode', 'compare', 'store'] as const;

export interface PartCost {
  /** Processor seconds of this thread. */
  seconds: number;
  /** By how much the process grew meanwhile: what the part holds, and what nobody has given back yet. */
  megabytes: number;
}

/** What one thread takes that makes the pieces of a film as `SegmentMaker` does, and those of the copy as `makeSmallVideo` does. */
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

  const makeSegment = async (plan: SegmentPlan, path: string): Promise<void> => {
    picture.restart();
    const encoder = new VideoEncoder(settings);
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
    }
    const stream = await measured(film, 'encode', () => encoder.finish());
    await measured(film, 'compare', () => compareFrames(stream, settings, drawn));
    await measured(film, 'store', async () => {
      writeMp4(path, [trackOfStream(stream)]);
      await seal(path, drawn);
    });
    encoder.close();
  };
  for (const plan of plans) {
    const path = join(dir, `${plan.index}.mp4`);
    await makeSegment(plan, path);
    await measureCopyPiece(path, settings, answer.copy, join(dir, `copy-${plan.index}.mp4`));
  }
  answer.peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return answer;
}

async function measureCopyPiece(path: string, film: VideoSettings, into: PartsAnswer['copy'], outPath: string): Promise<void> {
  const settings = copyPieceSettings(film);
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  const scaled = yuvSurface(settings);
  const scaler = newScaler('area');
  const encoder = new VideoEncoder(settings);
  const shown: FrameRecord[] = [];
  const frames = decodeH264({ parameters: track.stream.codecpar, packets: track.packets() }, { threads: 1 });
  for (;;) {
    const next = await measured(into, 'decode', () => frames.next());
    if (next.done === true) break;
    await measured(into, 'scale', () => must(scaler.scaleFrameSync(scaled.frame, next.value), 'scale a frame down'));
    const stride = scaled.frame.linesize[0] ?? settings.width;
    shown.push({ print: await measured(into, 'print', () => fingerprintOf(planeOf(scaled), stride, settings)), moved: true });
    await measured(into, 'encode', () => encoder.encode(scaled.frame));
  }
  const stream = await measured(into, 'encode', () => encoder.finish());
  await measured(into, 'compare', () => compareFrames(stream, settings, shown));
  await measured(into, 'store', async () => {
    writeMp4(outPath, [trackOfStream(stream)]);
    await seal(outPath, []);
  });
  encoder.close();
  scaled.frame.free();
  scaler.freeContext();
  track.close();
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
