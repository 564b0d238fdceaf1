import { AacFile } from '@nimantran/kit/av/aac-file';
import { breathe, CHANNELS, type Pcm, SAMPLE_RATE, samplesOf } from '@nimantran/kit/av/pcm';
import { GRAIN } from './loudness.ts';

/** Between two yields to the event loop; about two thirds of a second of sound. */
const SAMPLES_AT_ONCE = SAMPLE_RATE * 0.64;

/** Writes sound as AAC into an MP4 file; `gains` are those of `gainsFor`. */
export async function encodeAac(pcm: Pcm, gains: Float32Array, outPath: string, signal?: AbortSignal): Promise<void> {
  await using file = await AacFile.create(outPath);
  for (let first = 0; first < samplesOf(pcm); first += SAMPLES_AT_ONCE) {
    await breathe();
    signal?.throwIfAborted();
    file.write(louder(pcm, gains, first));
  }
  file.end();
}

/** The part from sample `first`, with the gain applied to each sample. */
function louder(pcm: Pcm, gains: Float32Array, first: number): Pcm {
  const part = pcm.slice(first * CHANNELS, (first + SAMPLES_AT_ONCE) * CHANNELS);
  for (let sample = 0; sample < samplesOf(part); sample += 1) {
    const place = (first + sample) / GRAIN;
    const grain = Math.floor(place);
    const [before, after] = [gains[grain] ?? 1, gains[grain + 1] ?? 1];
    const gain = before + (after - before) * (place - grain);
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const at = sample * CHANNELS + channel;
      part[at] = (part[at] ?? 0) * gain;
    }
  }
  return part;
}
