import { trackOfStream, writeMp4 } from '../av/mp4-writer.ts';
import { VideoEncoder, type VideoSettings } from '../av/video-encoder.ts';
import { YuvPicture } from '../av/yuv-picture.ts';
import { type FrameRecord, fingerprintOf } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { Painter } from '../draw/painter.ts';
import type { Stack } from '../draw/stack.ts';
import { copyPieceSettings } from '../stages/whatsapp-copy-settings.ts';
import { compareSegment } from './compare-frames.ts';
import type { SegmentPlan } from './plan-segments.ts';
import { seal } from './seal.ts';
import { SmallEncoder } from './small-encoder.ts';

/** CPU seconds, of all threads together. */
export interface SegmentTimes {
  drawSeconds: number;
  encodeSeconds: number;
  /** Scaling, encoding and comparing for the copy. */
  copySeconds: number;
  verifySeconds: number;
  drawnFrames: number;
}

/** Of a segment that has not been checked yet. */
export interface EncodedSegment extends Omit<SegmentTimes, 'verifySeconds'> {
  /** Milliseconds since 1970. */
  startedAtMs: number;
  encodedAtMs: number;
}

export interface CheckedSegment extends Pick<SegmentTimes, 'verifySeconds'> {
  checkedFromMs: number;
  endedAtMs: number;
}

export interface SegmentFiles {
  path: string;
  /** The same piece of the small copy, for films that have one. */
  copyPath?: string | undefined;
}

export const NO_TIMES: SegmentTimes = { drawSeconds: 0, encodeSeconds: 0, copySeconds: 0, verifySeconds: 0, drawnFrames: 0 };

export interface MakerSetup {
  stack: Stack;
  /** Size of the animation. */
  source: FrameSize;
  settings: VideoSettings;
}

/** Draws and encodes segments one after the other. Nearly all of it is synchronous: run it in a separate thread. */
export class SegmentMaker {
  readonly #setup: MakerSetup;
  readonly #painter: Painter;
  readonly #picture: YuvPicture;

  constructor(setup: MakerSetup) {
    this.#setup = setup;
    this.#painter = new Painter(setup.stack, setup.source, setup.settings);
    this.#picture = new YuvPicture(setup.settings);
  }

  /** Writes a sealed segment, to be checked, and its copy from the same drawn frames. Throws if the copy differs from them, and what `onFrame` throws. */
  async make(plan: SegmentPlan, { path, copyPath }: SegmentFiles, onFrame: () => void): Promise<EncodedSegment> {
    const { settings, stack } = this.#setup;
    const times = { drawSeconds: 0, encodeSeconds: 0, copySeconds: 0, drawnFrames: 0 };
    const startedAtMs = Date.now();
    const picture = this.#picture;
    picture.restart();
    const encoder = new VideoEncoder(settings);
    const copy = copyPath === undefined ? undefined : new SmallEncoder(copyPieceSettings(settings));
    const drawn: FrameRecord[] = [];
    try {
      for (let frame = plan.first; frame < plan.first + plan.frames; frame += 1) {
        const last = drawn.at(-1);
        if (last && stack.changes[frame] !== 1) drawn.push({ ...last, moved: false });
        else {
          let moved = true;
          times.drawSeconds += timed(() => {
            this.#painter.draw(frame);
            moved = picture.take(this.#painter.pixels());
          });
          times.drawnFrames += 1;
          drawn.push({ print: fingerprintOf(picture.luma.plane, picture.luma.stride, settings), moved });
          await this.#painter.rest();
        }
        times.encodeSeconds += timed(() => encoder.encode(picture.frame));
        times.copySeconds += timed(() => copy?.encode(picture.frame, drawn.at(-1)?.moved));
        onFrame();
      }
      times.encodeSeconds += timed(() => writeMp4(path, [trackOfStream(encoder.finish())]));
      await seal(path, drawn);
      if (copy && copyPath !== undefined) {
        times.copySeconds += timed(() => writeMp4(copyPath, [trackOfStream(copy.finish())]));
        await seal(copyPath, []);
      }
      return { ...times, startedAtMs, encodedAtMs: Date.now() };
    } finally {
      encoder.close();
      copy?.close();
    }
  }
}

/** Checks a segment that was made with these settings. Throws if its encoded frames differ from the drawn ones. */
export async function checkSegment(path: string, frames: number, settings: VideoSettings): Promise<CheckedSegment> {
  const checkedFromMs = Date.now();
  const start = process.threadCpuUsage();
  await compareSegment(path, frames, settings);
  return { verifySeconds: secondsSince(start), checkedFromMs, endedAtMs: Date.now() };
}

/** CPU seconds of this thread, which exclude other load on the machine. */
function timed(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  return secondsSince(start);
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1e6;
}
