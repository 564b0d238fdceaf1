import { parentPort, workerData } from 'node:worker_threads';
import { AV_PIX_FMT_YUV420P, Frame } from 'node-av';
import { VideoEncoder } from '../src/av/video-encoder.ts';
import { YuvPicture } from '../src/av/yuv-picture.ts';
import { Painter } from '../src/draw/painter.ts';
import type { SegmentPlan } from '../src/segments/plan-segments.ts';
import type { MakerSetup } from '../src/segments/segment-maker.ts';

/** A thread that draws its segments into shared memory, or encodes them from there. */
export interface AloneData extends MakerSetup {
  plans: SegmentPlan[];
  /** yuv420p frames of all its segments, one behind the other. */
  yuv: SharedArrayBuffer;
}

const { stack, source, settings, plans, yuv }: AloneData = workerData;
const frameBytes = (settings.width * settings.height * 3) / 2;

/** Frames are kept only when they are asked for: copying them is no part of drawing. */
async function draw(keep: boolean): Promise<void> {
  const painter = new Painter(stack, source, settings);
  let at = 0;
  for (const plan of plans) {
    const picture = new YuvPicture(settings);
    for (let frame = plan.first; frame < plan.first + plan.frames; frame += 1) {
      if (frame === plan.first || stack.changes[frame] === 1) {
        painter.draw(frame);
        picture.take(painter.pixels());
        await painter.rest();
      }
      if (keep) picture.frame.toBuffer().copy(Buffer.from(yuv, at, frameBytes));
      at += frameBytes;
    }
    picture.free();
  }
}

function encode(): void {
  let at = 0;
  for (const plan of plans) {
    const encoder = new VideoEncoder(settings);
    for (let frame = 0; frame < plan.frames; frame += 1) {
      using picture = Frame.fromVideoBuffer(Buffer.from(yuv, at, frameBytes), {
        width: settings.width,
        height: settings.height,
        format: AV_PIX_FMT_YUV420P,
        timeBase: { num: 1, den: settings.fps },
      });
      encoder.encode(picture);
      at += frameBytes;
    }
    encoder.finish();
    encoder.close();
  }
}

parentPort?.on('message', async (what: 'draw' | 'keep' | 'encode') => {
  if (what === 'encode') encode();
  else await draw(what === 'keep');
  parentPort?.postMessage('done');
});
