import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants';
import { openTrack } from '../../src/av/mp4-reader.ts';
import { makeSmallVideo, type VideoSource } from '../../src/stages/small-video.ts';
import { COPY_LIMIT_BYTES, copySettings, copySize } from '../../src/stages/whatsapp-copy-settings.ts';

/** That preset with its own search, not the shop's of now. */
const MEDIUM = { preset: 'medium', crf: '24', me_method: 'hex', partitions: 'p8x8,b8x8,i8x8,i4x4' };

/** The copy as it was when the way of today was fixed: decoded from the film, with that preset. */
export async function copyOfToday(video: VideoSource): Promise<void> {
  const sound = openTrack(video.path, AVMEDIA_TYPE_AUDIO);
  const { fps, frames } = video;
  const plan = { size: copySize(video.size), fps, seconds: frames / fps, soundBytes: 0, limitBytes: COPY_LIMIT_BYTES };
  const settings = copySettings(plan);
  const options = { ...settings.options, ...MEDIUM };
  try {
    const what = { first: 0, sound, name: 'copy', stage: 'copy' as const };
    await makeSmallVideo({ ...video, ...what, settings: { ...settings, options } });
  } finally {
    sound.close();
  }
}
