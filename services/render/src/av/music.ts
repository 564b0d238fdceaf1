import { CHANNELS, type Pcm, SAMPLE_RATE, samplesOf } from '@nimantran/kit/av/pcm';
import { SoundProblem } from '@nimantran/kit/av/sound-problem';
import { decodePcm } from './decode-pcm.ts';
import { encodeAac } from './encode-aac.ts';
import { gainsFor, type Levels, lowerPeaks } from './limiter.ts';
import { findLoop, loopTo } from './loop.ts';
import { integratedLoudness, weightedEnergies } from './loudness.ts';
import { truePeaks } from './true-peak.ts';

/** Target EBU R 128 loudness of videos, and the true-peak ceiling; both apply to the sound after encoding and decoding. */
const TARGET_LUFS = -14;
const TOLERANCE_LU = 0.3;
const CEILING_DB = -1;
/** The margin for what AAC usually adds to a peak. If it adds more, as at a drum hit, that hit is lowered and everything is encoded again. */
const CODEC_ROOM_DB = 0.6;
const TRIES = 6;
const FADE_IN_SECONDS = 0.05;
const LEAST_SECONDS = 0.5;
/** A later start is past the end of every track. */
const LONGEST_TRACK_SECONDS = 86_400;
/** In music, no wave between two samples is twice as high as both. */
const PEAK_SEARCH = 0.5;

export interface MusicJob {
  path: string;
  startSeconds: number;
  seconds: number;
  fadeOutSeconds: number;
  /** Treatment of a track that is too short: looped on its beat, or faded out at its end and followed by silence. */
  whenShort: 'loop' | 'fade';
  /** If known; otherwise the beat is detected. */
  beatsPerMinute?: number;
  outPath: string;
  signal?: AbortSignal;
}

/**
 * Makes the soundtrack of a video: cut or looped to length, faded at both ends, brought to −14 LUFS with true peaks below −1
 * dBTP, AAC 48 kHz stereo in an MP4 file. Throws SoundProblem for a track that cannot be used.
 */
export async function makeMusic(job: MusicJob): Promise<void> {
  const { path, seconds, outPath, signal } = job;
  const startSeconds = Math.min(Math.max(0, job.startSeconds), LONGEST_TRACK_SECONDS);
  let source = await decodePcm(path, startSeconds, seconds, signal);
  if (isTooShort(source) && startSeconds > 0) source = await decodePcm(path, 0, seconds, signal);
  if (isTooShort(source)) throw new SoundProblem('The track is shorter than half a second; choose a longer one.');
  const pcm = toLength(source, job);
  const levels = await levelsOf(pcm);
  const ceiling = amplitude(CEILING_DB - CODEC_ROOM_DB);
  let target = TARGET_LUFS;
  for (let attempt = 1; ; attempt += 1) {
    const gains = gainsFor(levels, target, ceiling);
    await encodeAac(pcm, gains, outPath, signal);
    const heard = await levelsOf(await decodePcm(outPath, 0, seconds, signal));
    const off = TARGET_LUFS - (integratedLoudness(heard.energies) ?? TARGET_LUFS);
    const tooHigh = lowerPeaks({ peaks: levels.peaks, heard: heard.peaks, gains, ceiling });
    if ((!tooHigh && Math.abs(off) < TOLERANCE_LU) || attempt === TRIES) return;
    // If no gain can reach the target (clicks in silence), the target is not raised further.
    if (Math.abs(off) < 3) target += off;
  }
}

async function levelsOf(pcm: Pcm): Promise<Levels> {
  const energies = await weightedEnergies(pcm);
  const gainDb = TARGET_LUFS - (integratedLoudness(energies) ?? TARGET_LUFS);
  return { energies, peaks: await truePeaks(pcm, PEAK_SEARCH * amplitude(CEILING_DB - Math.max(0, gainDb))) };
}

function amplitude(decibels: number): number {
  return 10 ** (decibels / 20);
}

function isTooShort(pcm: Pcm): boolean {
  return samplesOf(pcm) < LEAST_SECONDS * SAMPLE_RATE;
}

/** Cut, looped or followed by silence; faded in at the start and out at the end of the sound. */
export function toLength(
  source: Pcm,
  {
    seconds,
    fadeOutSeconds,
    whenShort,
    beatsPerMinute,
  }: Pick<MusicJob, 'seconds' | 'fadeOutSeconds' | 'whenShort' | 'beatsPerMinute'>,
): Pcm {
  const samples = Math.round(seconds * SAMPLE_RATE);
  const missing = samples - samplesOf(source);
  // If the missing part is shorter than the fade, the track is not looped for a moment's sound.
  const fades = missing > 0 && (whenShort === 'fade' || missing < (fadeOutSeconds / 2) * SAMPLE_RATE);
  const sounding = Math.min(samples, fades ? samplesOf(source) : samples);
  const pcm = new Float32Array(samples * CHANNELS);
  pcm.set(missing > 0 && !fades ? loopTo(source, samples, findLoop(source, beatsPerMinute)) : source.subarray(0, pcm.length));
  fade(pcm, 0, 1, Math.round(FADE_IN_SECONDS * SAMPLE_RATE));
  fade(pcm, sounding - 1, -1, Math.round(Math.min(fadeOutSeconds, seconds / 2) * SAMPLE_RATE));
  return pcm;
}

/** Fades the sound in from silence at a sample, over `length` samples in a direction, along a quarter sine. */
function fade(pcm: Pcm, from: number, direction: 1 | -1, length: number): void {
  for (let step = 0; step < length; step += 1) {
    const gain = Math.sin((step / length) * (Math.PI / 2));
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const at = (from + step * direction) * CHANNELS + channel;
      if (at >= 0 && at < pcm.length) pcm[at] = (pcm[at] ?? 0) * gain;
    }
  }
}
