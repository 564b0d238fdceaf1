import { decodeH264 } from '../av/decode-h264.ts';
import type { EncodedStream, VideoSettings } from '../av/video-encoder.ts';
import { type FrameRecord, fingerprintDistance, fingerprintOf } from '../draw/fingerprint.ts';
import { letGo } from '../draw/release-pixels.ts';

/** Mean luma steps by which a frame may differ: far above the encoder's losses, far below a different picture. */
const MAX_DISTANCE = 8;
/** Consecutive non-reference frames are fewer than this. */
const MOST_BETWEEN = 8;
/** Non-reference frames are skipped; decoding unfiltered edges is a third faster, and they differ by a fraction of a step. */
const OPTIONS = { skip_frame: 'noref', skip_loop_filter: 'all' };

/** Compares all encoded reference frames, from which faults spread, with the drawn ones. Throws if one differs or is missing. */
export function compareFrames(
  { parameters, packets }: Pick<EncodedStream, 'parameters' | 'packets'>,
  size: VideoSettings,
  drawn: FrameRecord[],
): void {
  let last = -1;
  for (const frame of decodeH264({ parameters, packets }, { threads: size.threads, options: OPTIONS })) {
    const planes = frame.data ?? [];
    const [plane] = planes;
    const number = Number(frame.pts);
    const wanted = drawn[number];
    if (!plane || !wanted) throw new Error(`it holds a frame ${number} beyond its ${drawn.length}`);
    const distance = fingerprintDistance(wanted.print, fingerprintOf(plane, frame.linesize[0] ?? size.width, size));
    if (distance > MAX_DISTANCE)
      throw new Error(`frame ${number} as it was encoded differs from what was drawn by ${distance.toFixed(1)}`);
    last = Math.max(last, number);
    for (const shown of planes) letGo(shown);
  }
  if (packets.length !== drawn.length || last < drawn.length - MOST_BETWEEN)
    throw new Error(`it ends after frame ${last} of ${drawn.length}`);
}
