import { CHANNELS, type Pcm, SAMPLE_RATE, samplesOf } from '@nimantran/kit/av/pcm';

/** The onset curve has 200 values a second: 5 ms each, finer than the ear can separate two hits. */
const HOP = 240;
const HOPS_A_SECOND = SAMPLE_RATE / HOP;
const SLOWEST_BPM = 50;
const FASTEST_BPM = 200;
/** If two tempi fit equally well, the one nearer to walking pace wins. */
const USUAL_BPM = 115;
/** Relative to the curve's own power; speech and rain stay below. */
const LEAST_LIKENESS = 0.12;
/** Relative to the sound's level; drones stay below. */
const LEAST_RISE = 0.05;

export interface Beat {
  /** Samples from one beat to the next. */
  period: number;
  /** Sample position of a beat, below `period`. */
  first: number;
}

/**
 * The beat of a track: onsets are rises of energy in a low and a high band; their autocorrelation gives the period, refined over
 * increasing distances. `beatsPerMinute` leaves only the beats' position to find. Undefined without a beat.
 */
export function findBeat(pcm: Pcm, beatsPerMinute?: number): Beat | undefined {
  const { onsets, level } = onsetCurve(pcm);
  const listen = (): number | undefined => (Math.sqrt(likeness(onsets, 0)) < level * LEAST_RISE ? undefined : findPeriod(onsets));
  const period = beatsPerMinute === undefined ? listen() : (60 / beatsPerMinute) * HOPS_A_SECOND;
  if (period === undefined || onsets.length < period * 2) return undefined;
  return { period: period * HOP, first: findPhase(onsets, period) * HOP };
}

/** How much louder each hop is than the hops before it, centred on zero; and the mean level as its unit. */
function onsetCurve(pcm: Pcm): { onsets: Float64Array; level: number } {
  const hops = Math.floor(samplesOf(pcm) / HOP);
  const curve = new Float64Array(hops);
  const lowPass = 1 - Math.exp((-2 * Math.PI * 150) / SAMPLE_RATE);
  const highPass = 1 - Math.exp((-2 * Math.PI * 1500) / SAMPLE_RATE);
  let low = 0;
  let body = 0;
  let [lastLow, lastHigh, sum] = [0, 0, 0];
  for (let hop = 0; hop < hops; hop += 1) {
    let [lowEnergy, highEnergy] = [0, 0];
    for (let at = hop * HOP * CHANNELS; at < (hop + 1) * HOP * CHANNELS; at += CHANNELS) {
      const mono = (pcm[at] ?? 0) + (pcm[at + 1] ?? 0);
      low += lowPass * (mono - low);
      body += highPass * (mono - body);
      lowEnergy += low * low;
      highEnergy += (mono - body) ** 2;
    }
    const [loudLow, loudHigh] = [Math.sqrt(lowEnergy), Math.sqrt(highEnergy)];
    sum += loudLow + loudHigh;
    if (hop === 0) [lastLow, lastHigh] = [loudLow, loudHigh];
    curve[hop] = Math.max(0, loudLow - lastLow) + Math.max(0, loudHigh - lastHigh);
    // A note may swell over several hops, so the reference level falls and rises slowly.
    lastLow += (loudLow - lastLow) * 0.5;
    lastHigh += (loudHigh - lastHigh) * 0.5;
  }
  const mean = curve.reduce((sum, value) => sum + value, 0) / Math.max(1, hops);
  return { onsets: curve.map((value) => value - mean), level: sum / Math.max(1, hops) };
}

function findPeriod(onsets: Float64Array): number | undefined {
  const power = likeness(onsets, 0);
  if (!(power > 0)) return undefined;
  let best = { lag: 0, score: 0, likeness: 0 };
  const shortest = Math.floor((60 / FASTEST_BPM) * HOPS_A_SECOND);
  const longest = Math.min(Math.ceil((60 / SLOWEST_BPM) * HOPS_A_SECOND), Math.floor(onsets.length / 2));
  for (let lag = shortest; lag <= longest; lag += 1) {
    const alike = near(onsets, lag) / power;
    const bpm = (60 * HOPS_A_SECOND) / lag;
    const score = (alike + near(onsets, lag * 2) / power) * Math.exp(-0.5 * (Math.log2(bpm / USUAL_BPM) / 0.9) ** 2);
    if (score > best.score) best = { lag, score, likeness: alike };
  }
  if (best.likeness < LEAST_LIKENESS) return undefined;
  // Each doubling of the distance halves the error of the period.
  let period = best.lag;
  for (let beats = 1; beats * period <= onsets.length * 0.6; beats *= 2) {
    period = peakLag(onsets, beats * period, Math.max(2, Math.min(period / 4, 3))) / beats;
  }
  return period;
}

/** A hit may fall between two hops, so the neighbours of a lag count too. */
function near(onsets: Float64Array, lag: number): number {
  return likeness(onsets, lag - 1) / 2 + likeness(onsets, lag) + likeness(onsets, lag + 1) / 2;
}

function likeness(onsets: Float64Array, lag: number): number {
  const pairs = onsets.length - lag;
  if (pairs <= 0) return 0;
  let sum = 0;
  for (let at = 0; at < pairs; at += 1) sum += (onsets[at] ?? 0) * (onsets[at + lag] ?? 0);
  return sum / pairs;
}

function peakLag(onsets: Float64Array, around: number, reach: number): number {
  let best = Math.round(around);
  let most = Number.NEGATIVE_INFINITY;
  for (let lag = Math.round(around - reach); lag <= around + reach; lag += 1) {
    const value = near(onsets, lag);
    if (value > most) {
      most = value;
      best = lag;
    }
  }
  const [before, here, after] = [near(onsets, best - 1), near(onsets, best), near(onsets, best + 1)];
  const bend = before - 2 * here + after;
  return bend < 0 ? best + Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : best;
}

function findPhase(onsets: Float64Array, period: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let phase = 0; phase < period; phase += 1) {
    let sum = 0;
    for (let at = phase; at < onsets.length; at += period) sum += onsets[Math.round(at)] ?? 0;
    if (sum > most) {
      most = sum;
      best = phase;
    }
  }
  return best;
}
