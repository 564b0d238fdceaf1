import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { type Packet, Rational } from 'node-av/lib';
import { decodeH264 } from '../av/decode-h264.ts';
import { openTrack } from '../av/mp4-reader.ts';
import type { EncodedStream, VideoSettings } from '../av/video-encoder.ts';
import { type FrameRecord, fingerprintDistance, fingerprintOf } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { letGo } from '../draw/release-pixels.ts';
import { readSeal } from './seal.ts';

/** Mean luma steps by which a frame may differ: far above the encoder's losses, far below a different picture. */
const MAX_DISTANCE = 8;
/** Consecutive non-reference frames are fewer than this. */
const MOST_BETWEEN = 8;
/** Only reference frames, from which faults spread. */
const REFERENCES = { skip_frame: 'noref' };
/** Decoding without the loop filter is a third faster. Most frames then differ by a fraction of a step, but in a woven picture it adds up. */
const QUICKLY = { ...REFERENCES, skip_loop_filter: 'all' };

type Stream = Pick<EncodedStream, 'parameters' | 'packets'>;

/** Compares a sealed segment of so many frames, as it is on disk, with the records of what was drawn. Throws if a frame differs or is missing. */
export async function compareSegment(path: string, frames: number, settings: VideoSettings): Promise<void> {
  const drawn = await readSeal(path, frames);
  if (!drawn) throw new Error('its file is not complete');
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  const packets: Packet[] = [];
  try {
    for (const packet of track.packets()) {
      const kept = packet.clone();
      if (!kept) throw new Error('a packet could not be copied');
      kept.rescaleTs(track.stream.timeBase, new Rational(1, settings.fps));
      packets.push(kept);
    }
    compareFrames({ parameters: track.stream.codecpar, packets }, settings, drawn);
  } finally {
    for (const packet of packets) packet.free();
    track.close();
  }
}

/** Compares all encoded reference frames with the drawn ones. Throws if one differs or is missing. */
export function compareFrames(stream: Stream, size: FrameSize, drawn: FrameRecord[]): void {
  if (faultOf(stream, size, drawn, QUICKLY) === undefined) return;
  const fault = faultOf(stream, size, drawn, REFERENCES);
  if (fault !== undefined) throw new Error(fault);
}

function faultOf(
  { parameters, packets }: Stream,
  size: FrameSize,
  drawn: FrameRecord[],
  options: Record<string, string>,
): string | undefined {
  let last = -1;
  for (const frame of decodeH264({ parameters, packets }, { threads: 1, options })) {
    const planes = frame.data ?? [];
    const [plane] = planes;
    const number = Number(frame.pts);
    const wanted = drawn[number];
    if (!plane || !wanted) return `it holds a frame ${number} beyond its ${drawn.length}`;
    const distance = fingerprintDistance(wanted.print, fingerprintOf(plane, frame.linesize[0] ?? size.width, size));
    if (distance > MAX_DISTANCE) return `frame ${number} as it was encoded differs from what was drawn by ${distance.toFixed(1)}`;
    last = Math.max(last, number);
    for (const shown of planes) letGo(shown);
  }
  if (packets.length !== drawn.length || last < drawn.length - MOST_BETWEEN)
    return `it ends after frame ${last} of ${drawn.length}`;
  return undefined;
}
