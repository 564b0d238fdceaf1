import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { must } from '@nimantran/kit/av/ffmpeg';
import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av';
import { decodeH264 } from '../av/decode-h264.ts';
import { openTrack } from '../av/mp4-reader.ts';
import { trackOfFile, trackOfStream, writeMp4 } from '../av/mp4-writer.ts';
import { newScaler, planeOf, yuvSurface } from '../av/surface.ts';
import { VideoEncoder, type VideoSettings } from '../av/video-encoder.ts';
import { type FrameRecord, fingerprintOf } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { transient } from '../pipeline/errors.ts';
import { compareFrames } from '../segments/compare-frames.ts';
import { verifyFile } from './verify.ts';
import { COPY_LIMIT_BYTES, copySettings, copySize } from './whatsapp-copy-settings.ts';

/** Frames between two turns of the event loop. */
const FRAMES_AT_ONCE = 30;
const NAME = 'copy for WhatsApp';

export interface CopyJob {
  path: string;
  size: FrameSize;
  fps: number;
  frames: number;
  outPath: string;
  /** Stored in the file: the software that made it. */
  comment: string;
  threads: number;
  limitBytes?: number;
  signal?: AbortSignal | undefined;
}

export interface CopyFile extends FrameSize {
  path: string;
}

/** Makes the small copy for WhatsApp, with the sound unchanged. Throws `verify_failed` if it is too large or differs. */
export async function makeWhatsappCopy(job: CopyJob): Promise<CopyFile> {
  const { path, outPath, frames, fps, comment, limitBytes = COPY_LIMIT_BYTES } = job;
  const sound = openTrack(path, AVMEDIA_TYPE_AUDIO);
  try {
    const size = copySize(job.size);
    const settings = copySettings({ size, fps, seconds: frames / fps, soundBytes: bytesOf(path), limitBytes });
    const encoder = new VideoEncoder(settings);
    try {
      const shown = await encodeScaled(job, settings, encoder);
      const stream = encoder.finish();
      compareFrames(stream, settings, shown);
      writeMp4(outPath, [trackOfStream(stream), trackOfFile(sound)], comment);
    } finally {
      encoder.close();
    }
    verifyFile(outPath, { size, frames, fps, name: NAME });
    const { size: bytes } = await stat(outPath);
    if (bytes > limitBytes) throw transient('copy', 'verify_failed', `The ${NAME} has ${bytes} bytes, more than ${limitBytes}.`);
    return { path: outPath, ...size };
  } finally {
    sound.close();
  }
}

/** Returns fingerprints of the scaled frames from before encoding. */
async function encodeScaled(job: CopyJob, settings: VideoSettings, encoder: VideoEncoder): Promise<FrameRecord[]> {
  const video = openTrack(job.path, AVMEDIA_TYPE_VIDEO);
  const scaled = yuvSurface(settings);
  const scaler = newScaler('area');
  const shown: FrameRecord[] = [];
  try {
    const source = { parameters: video.stream.codecpar, packets: video.packets() };
    for (const frame of decodeH264(source, { threads: job.threads })) {
      must(scaler.scaleFrameSync(scaled.frame, frame), 'scale a frame down');
      const print = fingerprintOf(planeOf(scaled), scaled.frame.linesize[0] ?? settings.width, settings);
      shown.push({ print, moved: true });
      encoder.encode(scaled.frame);
      if (shown.length % FRAMES_AT_ONCE === 0) await nextTurn(undefined, { signal: job.signal });
    }
    return shown;
  } finally {
    scaled.frame.free();
    scaler.freeContext();
    video.close();
  }
}

function bytesOf(path: string): number {
  const sound = openTrack(path, AVMEDIA_TYPE_AUDIO);
  try {
    let bytes = 0;
    for (const packet of sound.packets()) bytes += packet.size;
    return bytes;
  } finally {
    sound.close();
  }
}
