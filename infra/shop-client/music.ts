import { SAMPLE_RATE } from '@nimantran/kit/av/pcm';
import { SoundSource } from '@nimantran/kit/av/sound-source';
import { StereoConverter } from '@nimantran/kit/av/stereo-converter';
import type { Upload } from '@nimantran/proto/http/media/uploads';
import type { Person } from './person.ts';
import { uploadFile } from './upload.ts';

/** Uploads music by tus and waits until it is checked and ready. */
export const uploadMusic = (person: Person, music: Buffer, fileName: string): Promise<Upload> =>
  uploadFile(person, { bytes: music, fileName, kind: 'music' });

/** The audio of a video, decoded: one channel at 48 kHz. */
export async function readSound(file: string): Promise<Float32Array> {
  const rules = {
    container: 'mov' as const,
    decoders: ['aac'],
    sampleRates: { least: SAMPLE_RATE, most: SAMPLE_RATE },
    channels: 2,
  };
  await using source = await SoundSource.open(file, rules);
  using converter = new StereoConverter(source.sampleFormat);
  const left: number[] = [];
  for await (const frame of source.frames({ maxSeconds: 60 })) {
    for (const pcm of converter.convert(frame)) for (let at = 0; at < pcm.length; at += 2) left.push(pcm[at] ?? 0);
  }
  return Float32Array.from(left);
}

/** The frequency of a single tone around a moment, from its upward zero crossings. */
export function pitchAt(sound: Float32Array, seconds: number): number {
  const reach = 0.1;
  const crossings: number[] = [];
  for (let at = Math.round((seconds - reach) * SAMPLE_RATE); at < (seconds + reach) * SAMPLE_RATE; at += 1) {
    const [before = 0, after = 0] = [sound[at], sound[at + 1]];
    if (before < 0 && after >= 0) crossings.push(at + before / (before - after));
  }
  const [first = 0, last = 0] = [crossings[0], crossings.at(-1)];
  return ((crossings.length - 1) * SAMPLE_RATE) / (last - first);
}
