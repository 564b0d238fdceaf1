import { type Pcm, SAMPLE_RATE, samplesOf } from '@nimantran/kit/av/pcm';
import { describe, expect, test } from 'vitest';
import { drums, type WavShape } from '../../../../infra/test-support/fixtures/sound-files.ts';
import { findBeat } from '../../src/av/beat.ts';
import { findLoop, loopTo } from '../../src/av/loop.ts';
import { toLength } from '../../src/av/music.ts';

function pcmOf(seconds: number, value: WavShape['value']): Pcm {
  const pcm = new Float32Array(Math.round(seconds * SAMPLE_RATE) * 2);
  for (let at = 0; at < pcm.length; at += 2) pcm.fill(value(at / 2 / SAMPLE_RATE, 0), at, at + 2);
  return pcm;
}

/** The start of each low hit, in seconds: the first sample of each rise of the level below 100 Hz. */
function hits(pcm: Pcm): number[] {
  const found: number[] = [];
  let [low, level] = [0, 0];
  for (let at = 0; at < samplesOf(pcm); at += 1) {
    low += 0.02 * ((pcm[at * 2] ?? 0) - low);
    const rise = Math.abs(low) - level;
    level += (Math.abs(low) - level) * 0.0008;
    const seconds = at / SAMPLE_RATE;
    if (rise > 0.08 && seconds - (found.at(-1) ?? -1) > 0.15) found.push(seconds);
  }
  return found;
}

describe('the beat', () => {
  test.each([72, 97.3, 120, 143.5])('of %d a minute is found by listening', (beatsPerMinute) => {
    const beat = findBeat(pcmOf(15, drums(beatsPerMinute, 0.21)));
    const found = (60 * SAMPLE_RATE) / (beat?.period ?? 0);
    // For a join, half and double time are the same beat.
    const ratio = found / beatsPerMinute;
    const octave = 2 ** Math.round(Math.log2(ratio));
    expect(Math.abs(ratio / octave - 1)).toBeLessThan(0.002);
  });

  test('of a drone is not made up', () => {
    expect(findBeat(pcmOf(10, (at) => 0.3 * Math.sin(2 * Math.PI * 110 * at)))).toBeUndefined();
  });
});

describe('a track that is too short', () => {
  test.each([
    [72, 11.3],
    [97.3, 7.3],
    [120, 9.1],
    [143.5, 6.2],
  ])('keeps its beat of %d over every join', (beatsPerMinute, seconds) => {
    const track = pcmOf(seconds, drums(beatsPerMinute, 0.21));
    const looped = loopTo(track, 40 * SAMPLE_RATE, findLoop(track));
    const gaps = hits(looped).flatMap((at, index, all) => (index === 0 ? [] : [at - (all[index - 1] ?? 0)]));
    expect(gaps.length).toBeGreaterThan((40 * beatsPerMinute) / 60 - 4);
    for (const gap of gaps) expect(Math.abs(gap - 60 / beatsPerMinute)).toBeLessThan(0.01);
  });

  test('repeats whole bars, by the beat that the theme names', () => {
    const track = pcmOf(9.9, drums(100));
    const { from, to } = findLoop(track, 100);
    expect((to - from) % (4 * 0.6 * SAMPLE_RATE)).toBe(0);
    expect(to - from).toBe(4 * 4 * 0.6 * SAMPLE_RATE - 4 * 0.6 * SAMPLE_RATE);
  });

  test('leaves out its dying away', () => {
    const track = pcmOf(14, (at, channel) => drums(120)(at, channel) * (at < 9 ? 1 : Math.max(0, 1 - (at - 9) / 2)));
    expect(findLoop(track).to).toBeLessThanOrEqual(11.2 * SAMPLE_RATE);
    const looped = loopTo(track, 30 * SAMPLE_RATE, findLoop(track));
    expect(quietestSecond(looped)).toBeGreaterThan(0.04);
  });

  test('without a beat runs into itself without a hole or a click', () => {
    const drone = pcmOf(5, (at) => 0.3 * Math.sin(2 * Math.PI * 110 * at) + 0.2 * Math.sin(2 * Math.PI * 165.3 * at));
    const looped = loopTo(drone, 20 * SAMPLE_RATE, findLoop(drone));
    expect(quietestSecond(looped)).toBeGreaterThan(0.1);
    const steps = looped.slice(2).map((value, at) => Math.abs(value - (looped[at] ?? 0)));
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.02);
  });

  test('is faded out where the theme asks it, and silence follows', () => {
    const track = pcmOf(5, drums(120));
    const faded = toLength(track, { seconds: 9, fadeOutSeconds: 2, whenShort: 'fade' });
    expect(samplesOf(faded)).toBe(9 * SAMPLE_RATE);
    const levelOf = (from: number, to: number): number =>
      Math.sqrt(faded.subarray(from * SAMPLE_RATE * 2, to * SAMPLE_RATE * 2).reduce((sum, value) => sum + value * value, 0));
    expect(levelOf(5, 9)).toBe(0);
    expect(levelOf(4, 5)).toBeLessThan(levelOf(2, 3) * 0.7);
    expect(levelOf(4, 5)).toBeGreaterThan(0);
  });

  test('by less than its fade is not begun again', () => {
    const track = pcmOf(8.5, drums(120));
    const whole = toLength(track, { seconds: 9, fadeOutSeconds: 2, whenShort: 'loop' });
    expect(whole.subarray(Math.round(8.5 * SAMPLE_RATE) * 2).every((value) => value === 0)).toBe(true);
  });
});

function quietestSecond(pcm: Pcm): number {
  const levels = Array.from({ length: Math.floor(samplesOf(pcm) / SAMPLE_RATE) }, (_, second) => {
    const part = pcm.subarray(second * SAMPLE_RATE * 2, (second + 1) * SAMPLE_RATE * 2);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  });
  return Math.min(...levels);
}
