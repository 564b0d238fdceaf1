import { AVMEDIA_TYPE_AUDIO } from 'node-av';
import { openTrack } from '../av/mp4-reader.ts';
import { makeSmallVideo, type SmallVideo, type VideoSource } from './small-video.ts';
import { COPY_LIMIT_BYTES, copySettings, copySize } from './whatsapp-copy-settings.ts';

export interface CopyJob extends VideoSource {
  limitBytes?: number;
}

/** Makes the small copy for WhatsApp, with the sound unchanged. Throws `verify_failed` if it is too large or differs. */
export async function makeWhatsappCopy(job: CopyJob): Promise<SmallVideo> {
  const { path, frames, fps, limitBytes = COPY_LIMIT_BYTES } = job;
  const sound = openTrack(path, AVMEDIA_TYPE_AUDIO);
  try {
    const size = copySize(job.size);
    const settings = copySettings({ size, fps, seconds: frames / fps, soundBytes: bytesOf(path), limitBytes });
    return await makeSmallVideo({ ...job, first: 0, settings, sound, limitBytes, name: 'copy for WhatsApp', stage: 'copy' });
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
