import { must } from '@nimantran/kit/av/ffmpeg';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { FormatContext, Packet } from 'node-av/lib';
import { type FrameRecord, isBlack } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { transient } from '../pipeline/errors.ts';

const BLACK_SECONDS = 1;
const FROZEN_SECONDS = 1.25;
/** FFmpeg's unit of time for a whole file. */
const MICROSECONDS = 1e6;

export interface VerifyJob {
  path: string;
  size: FrameSize;
  fps: number;
  /** One per frame drawn; each segment's frames were compared with them when it was encoded. */
  records: FrameRecord[];
  /** 1 for frames that the theme moves. */
  changes: Uint8Array;
  /** Whether the theme's own sample looks like that too; called only if a stretch is black or frozen. */
  sampleIs: (what: 'black' | 'frozen', first: number, last: number) => Promise<boolean>;
}

/**
 * Reads the finished file and refuses one that is not intact: another codec, size, length or number of frames, no sound, or black
 * or frozen where the theme's sample is not. Throws `verify_failed` naming the fault. Returns the length in seconds.
 */
export async function verify({ path, size, fps, records, changes, sampleIs }: VerifyJob): Promise<number> {
  const durationSeconds = verifyFile(path, { size, frames: records.length, fps });
  const black = longest(records.length, (frame) => isBlack(records[frame]?.print ?? new Float32Array()));
  if (black.length >= BLACK_SECONDS * fps && !(await sampleIs('black', black.first, black.first + black.length - 1)))
    throw failed(`frames ${black.first} to ${black.first + black.length - 1} are black`);
  const frozen = longest(records.length, (frame) => changes[frame] === 1 && frame > 0 && records[frame]?.moved === false);
  if (frozen.length >= FROZEN_SECONDS * fps && !(await sampleIs('frozen', frozen.first, frozen.first + frozen.length - 1)))
    throw failed(`frames ${frozen.first} to ${frozen.first + frozen.length - 1} stand still`);
  return durationSeconds;
}

interface WantedFile {
  size: FrameSize;
  frames: number;
  fps: number;
  /** The file's name in error messages. */
  name?: string;
  hasSound?: boolean;
}

/**
 * Refuses a file that is not complete H.264 of this size and length, with AAC or without sound. Synchronous, packets included: a turn of the event
 * loop for each takes ten times as long. Throws `verify_failed`. Returns the length in seconds.
 */
export function verifyFile(path: string, { size, frames, fps, name = 'finished video', hasSound = true }: WantedFile): number {
  const failed = (what: string): Error => wrong(name, what);
  const input = new FormatContext();
  must(input.openInputSync(path), `open the ${name}`);
  try {
    must(input.findStreamInfoSync(), `read the head of the ${name}`);
    const video = input.streams[input.findBestStream(AVMEDIA_TYPE_VIDEO)];
    const audio = input.streams[input.findBestStream(AVMEDIA_TYPE_AUDIO)];
    if (!video) throw failed('it holds no video');
    const { codecId, format, width, height } = video.codecpar;
    if (codecId !== AV_CODEC_ID_H264 || format !== AV_PIX_FMT_YUV420P) throw failed('its video is not H.264 in yuv420p');
    if (width !== size.width || height !== size.height)
      throw failed(`it is ${width}×${height}, not ${size.width}×${size.height}`);
    if (!hasSound && audio) throw failed('it has sound');
    if (hasSound && audio?.codecpar.codecId !== AV_CODEC_ID_AAC) throw failed('it has no AAC sound');
    const wanted = frames / fps;
    const lasts = Number(video.duration) * video.timeBase.toDouble();
    if (Math.abs(lasts - wanted) > 0.5 / fps) throw failed(`its video lasts ${lasts.toFixed(3)} s, not ${wanted.toFixed(3)} s`);
    const whole = Number(input.duration) / MICROSECONDS;
    if (Math.abs(whole - wanted) > 1 / fps) throw failed(`it lasts ${whole.toFixed(3)} s, not ${wanted.toFixed(3)} s`);
    const shown = framesShown(input, video.index, (pts) => Math.round(Number(pts) * video.timeBase.toDouble() * fps));
    const missing = Array.from({ length: frames }, (_, frame) => frame).find((frame) => !shown.has(frame));
    if (missing !== undefined) throw failed(`frame ${missing} is missing`);
    if (shown.size !== frames) throw failed(`it has ${shown.size} frames, not ${frames}`);
    return lasts;
  } finally {
    input.closeInputSync();
  }
}

function framesShown(input: FormatContext, track: number, frameAt: (pts: bigint) => number): Set<number> {
  const shown = new Set<number>();
  const packet = new Packet();
  packet.alloc();
  try {
    for (;;) {
      const result = input.readFrameSync(packet);
      if (result === AVERROR_EOF) return shown;
      must(result, 'read a packet');
      if (packet.streamIndex === track) shown.add(frameAt(packet.pts));
      packet.unref();
    }
  } finally {
    packet.free();
  }
}

/** The longest stretch of frames for which something holds. */
function longest(frames: number, holds: (frame: number) => boolean): { first: number; length: number } {
  let best = { first: 0, length: 0 };
  let first = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    if (!holds(frame)) first = frame + 1;
    else if (frame + 1 - first > best.length) best = { first, length: frame + 1 - first };
  }
  return best;
}

const failed = (what: string): Error => wrong('finished video', what);

function wrong(name: string, what: string): Error {
  return transient('verify', 'verify_failed', `The ${name} is wrong: ${what}.`);
}
