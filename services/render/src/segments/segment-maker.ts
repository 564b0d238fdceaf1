import { AV_CODEC_ID_H264, AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { Codec, CodecContext, type CodecParameters, Frame, type Packet } from 'node-av/lib';
import { must } from '../av/ffmpeg.ts';
import { type Track, writeMp4 } from '../av/mp4-writer.ts';
import { type EncodedStream, VideoEncoder, type VideoSettings } from '../av/video-encoder.ts';
import { YuvPicture } from '../av/yuv-picture.ts';
import { type FrameRecord, fingerprintDistance, fingerprintOf } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { letGo } from '../draw/give-back.ts';
import { Painter } from '../draw/painter.ts';
import type { Stack } from '../draw/stack.ts';
import type { SegmentPlan } from './plan-segments.ts';
import { seal } from './seal.ts';

/** Mean luma steps by which a decoded frame may differ from the drawn one: far above what the encoder loses, far below another picture. */
const MAX_DISTANCE = 8;
/** Frames that are built on the ones before and behind them stand in rows of fewer than this. */
const MOST_BETWEEN = 8;

/** CPU seconds, of all threads together. */
export interface SegmentTimes {
  drawSeconds: number;
  encodeSeconds: number;
  verifySeconds: number;
  /** Frames that differ from the one before and were drawn. */
  drawnFrames: number;
}

export interface MakerSetup {
  stack: Stack;
  /** Size of the animation. */
  source: FrameSize;
  settings: VideoSettings;
}

/** Draws, encodes and checks segments one after the other. Nearly all of it is synchronous: it belongs in a thread of its own. */
export class SegmentMaker {
  readonly #setup: MakerSetup;
  readonly #painter: Painter;
  readonly #picture: YuvPicture;

  constructor(setup: MakerSetup) {
    this.#setup = setup;
    this.#painter = new Painter(setup.stack, setup.source, setup.settings);
    this.#picture = new YuvPicture(setup.settings);
  }

  /** Writes a sealed segment to `path`. Throws where the encoded frames are not those that were drawn. */
  async make(plan: SegmentPlan, path: string, onFrame: () => void): Promise<SegmentTimes> {
    const { settings, stack } = this.#setup;
    const times: SegmentTimes = { drawSeconds: 0, encodeSeconds: 0, verifySeconds: 0, drawnFrames: 0 };
    const picture = this.#picture;
    picture.restart();
    const encoder = new VideoEncoder(settings);
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
        onFrame();
      }
      let encoded: EncodedStream | undefined;
      times.encodeSeconds += timed(() => {
        encoded = encoder.finish();
      });
      if (!encoded) throw new Error('nothing was encoded');
      const stream = encoded;
      times.verifySeconds = timed(() => compare(stream, settings, drawn));
      writeMp4(path, [trackOf(stream)]);
      await seal(path, drawn);
      return times;
    } finally {
      encoder.close();
    }
  }
}

/** CPU seconds of this thread: what else the machine does is left out. */
function timed(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1e6;
}

function trackOf({ parameters, timeBase, frameRate, packets }: EncodedStream): Track {
  return { describe: (target) => must(parameters.copy(target), 'describe the video'), timeBase, frameRate, packets };
}

/**
 * Decodes what was encoded and compares it with what was drawn: the key frame and all that are built on earlier ones alone, up to the
 * last, which is what a fault would spread from.
 */
function compare({ parameters, packets }: EncodedStream, size: VideoSettings, drawn: FrameRecord[]): void {
  const decoder = openDecoder(parameters, size.threads);
  const frame = new Frame();
  frame.alloc();
  let last = -1;
  const take = (): void => {
    for (;;) {
      const result = decoder.receiveFrameSync(frame);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF) return;
      must(result, 'decode a frame');
      const planes = frame.data ?? [];
      const [plane] = planes;
      const number = Number(frame.pts);
      const wanted = drawn[number];
      if (!plane || !wanted) throw new Error(`the segment holds a frame ${number} beyond its ${drawn.length}`);
      const distance = fingerprintDistance(wanted.print, fingerprintOf(plane, frame.linesize[0] ?? size.width, size));
      if (distance > MAX_DISTANCE)
        throw new Error(`frame ${number} of a segment differs from what was drawn by ${distance.toFixed(1)}`);
      last = Math.max(last, number);
      for (const shown of planes) letGo(shown);
      frame.unref();
    }
  };
  const send = (packet: Packet | null): void => {
    must(decoder.sendPacketSync(packet), 'read an encoded frame');
    take();
  };
  try {
    for (const packet of packets) send(packet);
    send(null);
    if (packets.length !== drawn.length || last < drawn.length - MOST_BETWEEN)
      throw new Error(`the segment ends after frame ${last} of ${drawn.length}`);
  } finally {
    frame.free();
    decoder.freeContext();
  }
}

function openDecoder(parameters: CodecParameters, threads: number): CodecContext {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264);
  if (!codec) throw new Error('this build of FFmpeg lacks an H.264 decoder');
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  must(parameters.toContext(decoder), 'prepare the decoder');
  decoder.threadCount = threads;
  // Unsmoothed edges differ by a fraction of a step, and reading them takes a third less time.
  must(decoder.setOption('skip_frame', 'bidir'), 'leave out frames between those that others are built on');
  must(decoder.setOption('skip_loop_filter', 'all'), 'leave edges as they are');
  must(decoder.open2Sync(codec), 'open the decoder');
  return decoder;
}
