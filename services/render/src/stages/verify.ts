import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  Decoder,
  Demuxer,
} from 'node-av';
import { type Fingerprint, fingerprintDistance, fingerprintLuma } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { transient } from '../errors.ts';

/** Mean luma steps by which a decoded frame may differ from the drawn one: far above what the encoder loses, far below another picture. */
const MAX_DISTANCE = 8;

export interface VerifyJob {
  path: string;
  size: FrameSize;
  frames: number;
  fps: number;
  fingerprints: Fingerprint[];
  signal?: AbortSignal;
}

export interface Verified {
  durationSeconds: number;
  /** The largest distance of a decoded frame from the drawn one. */
  worstDistance: number;
}

/**
 * Reads the file back as a player would and compares every frame with what was drawn, so that a black, frozen, lost or swapped
 * frame fails the render. Throws `verify_failed` naming what is wrong.
 */
export async function verify({ path, size, frames, fps, fingerprints, signal }: VerifyJob): Promise<Verified> {
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
  const durationSeconds = Number(video.duration) * video.timeBase.toDouble();
  if (Math.abs(durationSeconds - frames / fps) > 0.5 / fps)
    throw failed(`its video lasts ${durationSeconds.toFixed(3)} s, not ${(frames / fps).toFixed(3)} s`);
  if (Math.abs(input.duration - frames / fps) > 1 / fps)
    throw failed(`it lasts ${input.duration.toFixed(3)} s, not ${(frames / fps).toFixed(3)} s`);
  using decoder = await Decoder.create(video);
  let decoded = 0;
  let worstDistance = 0;
  for await (const frame of decoder.frames(input.packets(video.index))) {
    if (!frame) continue;
    signal?.throwIfAborted();
    const plane = frame.data?.[0];
    const drawn = fingerprints[decoded];
    if (plane && drawn) {
      const distance = fingerprintDistance(drawn, fingerprintLuma(plane, frame.linesize[0] ?? size.width, size));
      if (distance > MAX_DISTANCE) throw failed(`frame ${decoded} differs from what was drawn by ${distance.toFixed(1)}`);
      worstDistance = Math.max(worstDistance, distance);
    }
    frame.free();
    decoded += 1;
  }
  if (decoded !== frames) throw failed(`it has ${decoded} frames, not ${frames}`);
  return { durationSeconds, worstDistance };
}

function failed(what: string): Error {
  return transient('verify', 'verify_failed', `The finished video is wrong: ${what}.`);
}
