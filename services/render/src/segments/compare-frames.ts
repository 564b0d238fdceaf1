import { must } from '@nimantran/kit/av/ffmpeg';
import { AV_CODEC_ID_H264, AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { Codec, CodecContext, type CodecParameters, Frame, type Packet } from 'node-av/lib';
import type { EncodedStream, VideoSettings } from '../av/video-encoder.ts';
import { type FrameRecord, fingerprintDistance, fingerprintOf } from '../draw/fingerprint.ts';
import { letGo } from '../draw/give-back.ts';

/** Mean luma steps by which a decoded frame may differ from the drawn one: far above what the encoder loses, far below another picture. */
const MAX_DISTANCE = 8;
/** Frames that nothing is built on stand in rows of fewer than this. */
const MOST_BETWEEN = 8;

/**
 * Decodes what was encoded and compares it with what was drawn: every frame that others are built on, up to the last, which is what a
 * fault would spread from. Throws where one differs or is missing.
 */
export function compareFrames(
  { parameters, packets }: Pick<EncodedStream, 'parameters' | 'packets'>,
  size: VideoSettings,
  drawn: FrameRecord[],
): void {
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
  must(decoder.setOption('skip_frame', 'noref'), 'leave out frames that nothing is built on');
  must(decoder.setOption('skip_loop_filter', 'all'), 'leave edges as they are');
  must(decoder.open2Sync(codec), 'open the decoder');
  return decoder;
}
