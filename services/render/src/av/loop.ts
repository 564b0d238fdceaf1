import { CHANNELS, type Pcm, SAMPLE_RATE, samplesOf } from '@nimantran/kit/av/pcm';
import { findBeat } from './beat.ts';

const BEATS_A_BAR = 4;
/** Ends just before the beat, so that the beat itself is heard once and complete. */
const BEAT_CROSSFADE_SECONDS = 0.03;
const FREE_CROSSFADE_SECONDS = 0.4;
const LEVEL_WINDOW = SAMPLE_RATE / 10;
/** Relative to the loudest tenth of a second: below is the silence before the music, or its final echo. */
const SILENT = 0.01;
const ECHO = 0.12;

/** The part `from`–`to` (samples) is repeated; the last `fade` samples before `to` cross-fade into those before `from`. */
export interface Loop {
  from: number;
  to: number;
  fade: number;
}

/** Repeats a track to a length: from its start to the loop's end, then the loop repeatedly. */
export function loopTo(pcm: Pcm, samples: number, { from, to, fade }: Loop): Pcm {
  const whole = new Float32Array(samples * CHANNELS);
  whole.set(pcm.subarray(0, Math.min(to, samples) * CHANNELS));
  for (let join = to; join < samples; join += to - from) {
    for (let at = -fade; at < 0; at += 1) {
      const turn = ((at + fade) / fade) * (Math.PI / 2);
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const ending = pcm[(to + at) * CHANNELS + channel] ?? 0;
        const beginning = pcm[(from + at) * CHANNELS + channel] ?? 0;
        whole[(join + at) * CHANNELS + channel] = ending * Math.cos(turn) + beginning * Math.sin(turn);
      }
    }
    const part = pcm.subarray(from * CHANNELS, Math.min(to, from + samples - join) * CHANNELS);
    whole.set(part, join * CHANNELS);
  }
  return whole;
}

/** The part of a track to repeat, between its leading silence and final echo: whole bars or beats, else all with a long crossfade. */
export function findLoop(pcm: Pcm, beatsPerMinute?: number): Loop {
  const { begin, end } = soundingPart(pcm);
  const beat = findBeat(pcm.subarray(begin * CHANNELS, end * CHANNELS), beatsPerMinute);
  const fade = Math.round(BEAT_CROSSFADE_SECONDS * SAMPLE_RATE);
  if (beat) {
    let from = begin + beat.first;
    while (from < fade) from += beat.period;
    const beats = Math.floor((end - from) / beat.period + 0.05);
    const whole = beats >= BEATS_A_BAR ? beats - (beats % BEATS_A_BAR) : beats;
    const to = Math.min(Math.round(from + whole * beat.period), samplesOf(pcm));
    if (whole >= 1 && to - from > 2 * fade) return { from: Math.round(from), to, fade };
  }
  const free = Math.min(Math.round(FREE_CROSSFADE_SECONDS * SAMPLE_RATE), Math.floor((end - begin) / 4));
  return { from: begin + free, to: end, fade: free };
}

function soundingPart(pcm: Pcm): { begin: number; end: number } {
  const samples = samplesOf(pcm);
  const levels: number[] = [];
  for (let first = 0; first < samples; first += LEVEL_WINDOW) {
    let energy = 0;
    const part = pcm.subarray(first * CHANNELS, (first + LEVEL_WINDOW) * CHANNELS);
    for (const value of part) energy += value * value;
    levels.push(Math.sqrt(energy / part.length));
  }
  const loudest = Math.max(...levels);
  const first = levels.findIndex((level) => level > loudest * SILENT);
  const last = levels.findLastIndex((level) => level > loudest * ECHO);
  const begin = Math.max(0, first - 1) * LEVEL_WINDOW;
  const end = Math.min(samples, (last + 2) * LEVEL_WINDOW);
  return last < 0 || end - begin < samples / 3 ? { begin: 0, end: samples } : { begin, end };
}
