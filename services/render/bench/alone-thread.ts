import { parentPort, workerData } from 'node:worker_threads';
import { yuvSurface } from '../src/av/surface.ts';
import { VideoEncoder } from '../src/av/video-encoder.ts';
import { YuvPicture } from '../src/av/yuv-picture.ts';
import { Painter } from '../src/draw/painter.ts';
import { letGo } from '../src/draw/release-pixels.ts';
import type { SegmentPlan } from '../src/segments/plan-segments.ts';
import type { MakerSetup } from '../src/segments/segment-maker.ts';

/** A thread that draws its segments into shared memory, or encodes them from there. */
export type AloneData = MakerSetup;

export interface AloneRequest {
  what: 'draw' | 'encode';
  plans: SegmentPlan[];
  /** yuv420p frames of all these segments, in order. */
  yuv: SharedArrayBuffer;
}

const { stack, source, settings }: AloneData = workerData;
const frameBytes = (settings.width * settings.height * 3) / 2;
const painter = new Painter(stack, source, settings);
const picture = new YuvPicture(settings);
const shown = yuvSurface(settings);

/** Returns the CPU seconds spent on storing the frames, which is not part of drawing. */
async function draw({ plans, yuv }: AloneRequest): Promise<number> {
  let keeping = 0;
  let at = 0;
  for (const plan of plans) {
    picture.restart();
    for (let frame = plan.first; frame < plan.first + plan.frames; frame += 1) {
      if (frame === plan.first || stack.changes[frame] === 1) {
        painter.draw(frame);
        picture.take(painter.pixels());
        await painter.rest();
      }
      const before = process.threadCpuUsage();
      const shown = picture.frame.toBuffer();
      shown.copy(Buffer.from(yuv, at, frameBytes));
      // Otherwise their garbage collection would count as drawing.
      letGo(shown);
      const { user, system } = process.threadCpuUsage(before);
      keeping += (user + system) / 1e6;
      at += frameBytes;
    }
  }
  return keeping;
}

/** From one picture that each frame is copied to, as the renderer encodes. */
function encode({ plans, yuv }: AloneRequest): number {
  let at = 0;
  for (const plan of plans) {
    const encoder = new VideoEncoder(settings);
    for (let frame = 0; frame < plan.frames; frame += 1) {
      show(Buffer.from(yuv, at, frameBytes));
      encoder.encode(shown.frame);
      at += frameBytes;
    }
    encoder.finish();
    encoder.close();
  }
  return 0;
}

/** Copies the planes of a frame, whose rows have no padding. */
function show(frame: Buffer): void {
  let at = 0;
  for (const [index, plane] of shown.planes.entries()) {
    const [width, height] = index === 0 ? [settings.width, settings.height] : [settings.width / 2, settings.height / 2];
    const stride = shown.frame.linesize[index] ?? width;
    for (let row = 0; row < height; row += 1) frame.copy(plane, row * stride, at + row * width, at + (row + 1) * width);
    at += width * height;
  }
}

parentPort?.on('message', async (request: AloneRequest) => {
  parentPort?.postMessage(request.what === 'draw' ? await draw(request) : encode(request));
});
