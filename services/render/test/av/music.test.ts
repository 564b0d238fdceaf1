import { samplesOf } from '@nimantran/kit/av/pcm';
import { AVMEDIA_TYPE_AUDIO, Decoder, Demuxer, FilterAPI } from 'node-av';
import { describe, expect, test } from 'vitest';
import {
  drums,
  type Packing,
  pack,
  soundPath,
  type WavShape,
  wav,
  writeSound,
} from '../../../../infra/test-support/fixtures/sound-files.ts';
import { ALL, shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { decodePcm } from '../../src/av/decode-pcm.ts';
import { type MusicJob, makeMusic } from '../../src/av/music.ts';

/** The length of the soundtracks made here; their tracks are two seconds longer. */
const SECONDS = shortOrAll(6, 12);
const TRACK_SECONDS = SECONDS + 2;

async function made(path: string, change: Partial<MusicJob> = {}): Promise<string> {
  const outPath = soundPath('mp4');
  await makeMusic({ path, startSeconds: 0, seconds: SECONDS, fadeOutSeconds: 1, whenShort: 'loop', outPath, ...change });
  return outPath;
}

/** Loudness and true peak by FFmpeg's own meter, which the engine does not use. */
async function metered(path: string): Promise<{ loudness: number; peakDb: number; seconds: number }> {
  await using input = await Demuxer.open(path);
  const stream = input.findBestStream(AVMEDIA_TYPE_AUDIO);
  if (!stream) throw new Error('no sound');
  using decoder = await Decoder.create(stream);
  using filter = FilterAPI.create('ebur128=peak=true:metadata=1');
  const found = { loudness: Number.NaN, peakDb: Number.NEGATIVE_INFINITY, seconds: 0 };
  for await (const frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
    if (!frame) continue;
    const facts = frame.getMetadata();
    found.loudness = Number.parseFloat(facts.get('lavfi.r128.I') ?? '');
    for (const name of ['lavfi.r128.true_peaks_ch0', 'lavfi.r128.true_peaks_ch1']) {
      const peak = 20 * Math.log10(Number.parseFloat(facts.get(name) ?? '0'));
      if (peak > found.peakDb) found.peakDb = peak;
    }
    found.seconds += frame.nbSamples / frame.sampleRate;
    frame.free();
  }
  return found;
}

const sine =
  (hertz: number, level: number): WavShape['value'] =>
  (seconds) =>
    level * Math.sin(2 * Math.PI * hertz * seconds);

describe('any track comes out at −14 LUFS with true peaks below −1 dBTP', () => {
  const quietThenLoud: WavShape['value'] = (seconds, channel) =>
    drums(100)(seconds, channel) * (seconds < SECONDS / 2 ? 0.05 : 1);
  const noisy = drums(128);
  const tracks: [name: string, shape: WavShape][] = [
    ['drums', { seconds: TRACK_SECONDS, value: drums(110) }],
    ['a very quiet track', { seconds: TRACK_SECONDS, value: (at, channel) => 0.02 * noisy(at, channel) }],
    ['a track beyond full scale', { seconds: TRACK_SECONDS, value: (at, channel) => 12 * noisy(at, channel) }],
    ['a clipped track', { seconds: TRACK_SECONDS, value: (at, channel) => Math.max(-1, Math.min(1, 6 * noisy(at, channel))) }],
    ['mono', { seconds: TRACK_SECONDS, channels: 1, value: drums(90) }],
    ['six channels', { seconds: TRACK_SECONDS, channels: 6, value: drums(90) }],
    ['8 kHz', { seconds: TRACK_SECONDS, rate: 8000, channels: 1, value: drums(90) }],
    ['96 kHz', { seconds: TRACK_SECONDS, rate: 96_000, value: drums(90) }],
    ['quiet, then loud', { seconds: TRACK_SECONDS, value: quietThenLoud }],
    [
      'a tone whose peaks lie between samples',
      { seconds: TRACK_SECONDS, rate: 48_000, value: (at) => 0.9 * Math.sin(2 * Math.PI * 12_000 * at + Math.PI / 4) },
    ],
  ];
  /** One of each kind: an even level, a wrong one, another number of channels or samples, peaks in between. */
  const sample = ['drums', 'a track beyond full scale', '8 kHz', 'quiet, then loud', 'a tone whose peaks lie between samples'];
  test.each(tracks.filter(([name]) => ALL || sample.includes(name)))('%s', async (_, shape) => {
    const { loudness, peakDb, seconds } = await metered(await made(await writeSound(wav(shape))));
    expect(Math.abs(loudness + 14)).toBeLessThan(0.5);
    expect(peakDb).toBeLessThan(-1);
    expect(seconds).toBeCloseTo(SECONDS, 1);
  });

  test('silence stays silence', async () => {
    const pcm = await decodePcm(await made(await writeSound(wav({ seconds: 3, value: () => 0 }))), 0, 20);
    expect(samplesOf(pcm)).toBeGreaterThanOrEqual(SECONDS * 48_000);
    expect(pcm.every((value) => Math.abs(value) < 1e-4)).toBe(true);
  });

  test('it begins and ends in silence', async () => {
    const pcm = await decodePcm(await made(await writeSound(wav({ seconds: TRACK_SECONDS, value: sine(440, 0.5) }))), 0, 20);
    const loudestOf = (from: number, to: number): number =>
      pcm
        .subarray(Math.round(from * 96_000), Math.round(to * 96_000))
        .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudestOf(0, 0.002)).toBeLessThan(0.03);
    expect(loudestOf(SECONDS - 0.01, SECONDS)).toBeLessThan(0.03);
    expect(loudestOf(SECONDS - 0.3, SECONDS - 0.2)).toBeLessThan(loudestOf(SECONDS - 1.5, SECONDS - 1) * 0.6);
  });
});

describe('the customer’s start', () => {
  // A rising tone: its frequency identifies the place, and the number of half waves since a place is exact.
  const rising: WavShape['value'] = (seconds) => 0.5 * Math.sin(2 * Math.PI * (200 * seconds + 20 * seconds * seconds));
  const seconds = shortOrAll(10, 24);
  const starts = shortOrAll([1.3, 7.123], [1.3, 9.7, 17.123]);
  const source = writeSound(wav({ seconds, rate: 48_000, value: rising }));
  /** Plain samples, frames without an index, pages, boxes; the others are found in one of these ways too. */
  const packings: readonly (Packing | 'wav')[] = ['wav', 'mp3', 'ogg', 'm4a'];
  const others: readonly Packing[] = ['flac', 'opus', 'aac'];

  test.each(shortOrAll(packings, [...packings, ...others]))('is exact to 10 ms in %s', async (packing) => {
    const path = packing === 'wav' ? await source : await pack(await source, packing);
    const whole = await decodePcm(path, 0, seconds);
    for (const start of starts) {
      const part = await decodePcm(path, start, 2);
      expect(samplesOf(part)).toBe(96_000);
      expect(Math.abs(shiftBetween(whole, part, Math.round(start * 48_000)))).toBeLessThanOrEqual(48);
    }
  });

  test('beyond the end begins at the beginning', async () => {
    const path = await writeSound(wav({ seconds: TRACK_SECONDS, value: drums(100) }));
    const [beyond, first] = [await made(path, { startSeconds: 1e300 }), await made(path, { startSeconds: -5 })];
    expect(await decodePcm(await made(path, { startSeconds: 90 }), 0, SECONDS)).toEqual(await decodePcm(first, 0, SECONDS));
    expect(await decodePcm(beyond, 0, SECONDS)).toEqual(await decodePcm(first, 0, SECONDS));
  });
});

/** The offset in samples of `part` from `at` in `whole`: where the two differ least. */
function shiftBetween(whole: Float32Array, part: Float32Array, at: number): number {
  let best = { shift: Number.NaN, difference: Number.POSITIVE_INFINITY };
  for (let shift = -720; shift <= 720; shift += 1) {
    let difference = 0;
    for (let sample = 4800; sample < 9600; sample += 1)
      difference += ((whole[(at + shift + sample) * 2] ?? 0) - (part[sample * 2] ?? 0)) ** 2;
    if (difference < best.difference) best = { shift, difference };
  }
  return best.shift;
}
