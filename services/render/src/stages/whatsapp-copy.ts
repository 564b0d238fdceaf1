import { stat } from 'node:fs/promises';
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { openTrack } from '../av/mp4-reader.ts';
import { joinSegments, type SegmentFile } from '../segments/join-segments.ts';
import { makeSmallVideo, type SmallVideo, type VideoSource } from './small-video.ts';
import { verifyFile } from './verify.ts';
import { COPY_LIMIT_BYTES, copySettings, copySize } from './whatsapp-copy-settings.ts';

const NAME = 'copy for WhatsApp';

export interface CopyJob extends VideoSource {
  pieces: SegmentFile[];
  limitBytes?: number;
}

/**
 * Joins the small copy for WhatsApp from its pieces, with the sound unchanged. Pieces that are too large together are replaced by
 * the whole film, encoded again. Throws `verify_failed` if the copy differs from the film, or is still too large.
 */
export async function makeWhatsappCopy(job: CopyJob): Promise<SmallVideo> {
  const { pieces, path, outPath, fps, frames, comment, limitBytes = COPY_LIMIT_BYTES } = job;
  const size = copySize(job.size);
  joinSegments({ segments: pieces, soundPath: path, path: outPath, fps, comment });
  if ((await stat(outPath)).size > limitBytes) return encodeWhole(job, limitBytes);
  verifyFile(outPath, { size, frames, fps, name: NAME });
  return { path: outPath, ...size };
}

/** Decodes a film and encodes it small from its first frame to its last. */
async function encodeWhole(job: VideoSource, limitBytes: number): Promise<SmallVideo> {
  const { path, frames, fps } = job;
  const sound = openTrack(path, AVMEDIA_TYPE_AUDIO);
  try {
    const size = copySize(job.size);
    const settings = copySettings({ size, fps, seconds: frames / fps, soundBytes: bytesOf(path), limitBytes });
    return await makeSmallVideo({ ...job, first: 0, settings, sound, limitBytes, name: NAME, stage: 'copy' });
  } finally {
    sound.close();
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
