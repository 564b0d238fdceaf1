import { AV_CODEC_ID_AAC, AV_CODEC_ID_H264, AV_PIX_FMT_YUV420P, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO, Demuxer } from 'node-av';
import { type FrameRecord, isBlack } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { transient } from '../errors.ts';

const BLACK_SECONDS = 1;
const FROZEN_SECONDS = 1.25;

export interface VerifyJob {
  path: string;
  size: FrameSize;
  fps: number;
  /** One a frame, of what was drawn; each segment's frames were compared with them when it was encoded. */
  records: FrameRecord[];
  /** 1 for frames that the theme moves. */
  changes: Uint8Array;
  /** Whether the theme's own sample looks like that too, asked only where a stretch is black or frozen. */
  sampleIs: (what: 'black' | 'frozen', first: number, last: number) => Promise<boolean>;
}

/**
 * Reads the finished file and refuses one that is not whole: another codec, size, length or number of frames, no sound, a black or
 * frozen stretch that the theme's sample does not have. Throws `verify_failed` naming what is wrong. Answers the length in seconds.
 */
export async function verify({ path, size, fps, records, changes, sampleIs }: VerifyJob): Promise<number> {
  const durationSeconds = await verifyFile(path, size, records.length, fps);
  const black = longest(records.length, (frame) => isBlack(records[frame]?.print ?? new Float32Array()));
  if (black.length >= BLACK_SECONDS * fps && !(await sampleIs('black', black.first, black.first + black.length - 1)))
    throw failed(`frames ${black.first} to ${black.first + black.length - 1} are black`);
  const frozen = longest(records.length, (frame) => changes[frame] === 1 && frame > 0 && records[frame]?.moved === false);
  if (frozen.length >= FROZEN_SECONDS * fps && !(await sampleIs('frozen', frozen.first, frozen.first + frozen.length - 1)))
    throw failed(`frames ${frozen.first} to ${frozen.first + frozen.length - 1} stand still`);
  return durationSeconds;
}

async function verifyFile(path: string, size: FrameSize, frames: number, fps: number): Promise<number> {
  await using input = await Demuxer.open(path);
  const video = input.findBestStream(AVMEDIA_TYPE_VIDEO);
  const audio = input.findBestStream(AVMEDIA_TYPE_AUDIO);
  if (!video) throw failed('it holds no video');
  if (video.codecpar.codecId !== AV_CODEC_ID_H264 || video.codecpar.format !== AV_PIX_FMT_YUV420P)
    throw failed('its video is not H.264 in yuv420p');
  if (video.codecpar.width !== size.width || video.codecpar.height !== size.height) {
    throw failed(`it is ${video.codecpar.width}×${video.codecpar.height}, not ${size.width}×${size.height}`);
  }
  if (audio?.codecpar.codecId !== AV_CODEC_ID_AAC) throw failed('it has no AAC sound');
  const wanted = frames / fps;
  const lasts = Number(video.duration) * video.timeBase.toDouble();
  if (Math.abs(lasts - wanted) > 0.5 / fps) throw failed(`its video lasts ${lasts.toFixed(3)} s, not ${wanted.toFixed(3)} s`);
  if (Math.abs(input.duration - wanted) > 1 / fps)
    throw failed(`it lasts ${input.duration.toFixed(3)} s, not ${wanted.toFixed(3)} s`);
  const shown = new Set<number>();
  for await (const packet of input.packets(video.index)) {
    if (packet) shown.add(Math.round(Number(packet.pts) * video.timeBase.toDouble() * fps));
    packet?.free();
  }
  const missing = Array.from({ length: frames }, (_, frame) => frame).find((frame) => !shown.has(frame));
  if (missing !== undefined) throw failed(`frame ${missing} is missing`);
  if (shown.size !== frames) throw failed(`it has ${shown.size} frames, not ${frames}`);
  return lasts;
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

function failed(what: string): Error {
  return transient('verify', 'verify_failed', `The finished video is wrong: ${what}.`);
}
