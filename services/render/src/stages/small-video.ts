import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { decodeH264 } from '../av/decode-h264.ts';
import { openTrack, type TrackReader } from '../av/mp4-reader.ts';
import { trackOfFile, trackOfStream, writeMp4 } from '../av/mp4-writer.ts';
import type { VideoSettings } from '../av/video-encoder.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { type Stage, transient } from '../pipeline/errors.ts';
import { SmallEncoder } from '../segments/small-encoder.ts';
import { verifyFile } from './verify.ts';

/** Frames between two turns of the event loop. */
const FRAMES_AT_ONCE = 30;

/** A finished video that another one is made from. */
export interface VideoSource {
  path: string;
  size: FrameSize;
  fps: number;
  frames: number;
  outPath: string;
  /** Stored in the file: the software that made it. */
  comment?: string;
  threads: number;
  signal?: AbortSignal | undefined;
}

export interface SmallVideoJob extends VideoSource {
  /** The first frame of the source; `frames` count from it. */
  first: number;
  settings: VideoSettings;
  sound: TrackReader | undefined;
  limitBytes?: number;
  /** For error messages. */
  name: string;
  stage: Stage;
}

export interface SmallVideo extends FrameSize {
  path: string;
}

/** Scales a part of a video down and encodes it again. Throws `verify_failed` if the file is too large or differs. */
export async function makeSmallVideo(job: SmallVideoJob): Promise<SmallVideo> {
  const { outPath, frames, fps, settings, sound, limitBytes = Number.POSITIVE_INFINITY, name, stage, comment } = job;
  const { width, height } = settings;
  const encoder = new SmallEncoder(settings);
  try {
    await encodeScaled(job, encoder);
    writeMp4(outPath, [trackOfStream(encoder.finish()), ...(sound ? [trackOfFile(sound)] : [])], comment);
  } finally {
    encoder.close();
  }
  verifyFile(outPath, { size: { width, height }, frames, fps, name, hasSound: sound !== undefined });
  const { size: bytes } = await stat(outPath);
  if (bytes > limitBytes) throw transient(stage, 'verify_failed', `The ${name} has ${bytes} bytes, more than ${limitBytes}.`);
  return { path: outPath, width, height };
}

async function encodeScaled({ path, first, frames, fps, threads, signal }: SmallVideoJob, encoder: SmallEncoder): Promise<void> {
  const video = openTrack(path, AVMEDIA_TYPE_VIDEO);
  try {
    const seconds = video.stream.timeBase.toDouble();
    const source = { parameters: video.stream.codecpar, packets: video.packets(first / fps) };
    for (const frame of decodeH264(source, { threads })) {
      // Reading begins at the key frame before.
      if (Math.round(Number(frame.pts) * seconds * fps) < first) continue;
      encoder.encode(frame);
      if (encoder.frames === frames) break;
      if (encoder.frames % FRAMES_AT_ONCE === 0) await nextTurn(undefined, { signal });
    }
  } finally {
    video.close();
  }
}
