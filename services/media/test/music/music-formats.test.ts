import { readFile } from 'node:fs/promises';
import { CHANNELS, SAMPLE_RATE } from '@nimantran/kit/av/pcm';
import { SoundSource } from '@nimantran/kit/av/sound-source';
import { StereoConverter } from '@nimantran/kit/av/stereo-converter';
import { WAVEFORM_BARS } from '@nimantran/proto/http/media/uploads';
import { describe, expect, test } from 'vitest';
import {
  type Packing,
  pack,
  soundPath,
  type WavShape,
  wav,
  writeSound,
} from '../../../../infra/test-support/fixtures/sound-files.ts';
import { remakeMusic } from '../../src/music/remake-music.ts';
import { Waveform } from '../../src/music/waveform.ts';
import { frame, id3 } from '../support/music-corpus/tags.ts';

const SECONDS = 2;
const PITCH = 440;
const tone = (seconds: number): number => 0.5 * Math.sin(2 * Math.PI * PITCH * seconds);
const written = (shape: Partial<WavShape> = {}): Promise<string> => writeSound(wav({ seconds: SECONDS, value: tone, ...shape }));

/** A WAV with integer samples. */
function wholeNumbers(bits: 8 | 16 | 24 | 32, rate = 44_100): Buffer {
  const bytes = bits / 8;
  const samples = Buffer.alloc(SECONDS * rate * bytes);
  for (let at = 0; at < SECONDS * rate; at += 1) {
    const value = Math.round(tone(at / rate) * (2 ** (bits - 1) - 1));
    if (bits === 8) samples.writeUInt8(value + 128, at);
    else samples.writeIntLE(value, at * bytes, bytes);
  }
  const file = Buffer.concat([wav({ seconds: 0, rate, channels: 1, value: tone }), samples]);
  file.writeUInt16LE(1, 20);
  file.writeUInt32LE(rate * bytes, 28);
  file.writeUInt16LE(bytes, 32);
  file.writeUInt16LE(bits, 34);
  file.writeUInt32LE(samples.length, 40);
  file.writeUInt32LE(36 + samples.length, 4);
  return file;
}

async function leftOf(path: string): Promise<number[]> {
  const rules = {
    container: 'mov' as const,
    decoders: ['aac'],
    sampleRates: { least: SAMPLE_RATE, most: SAMPLE_RATE },
    channels: CHANNELS,
  };
  await using source = await SoundSource.open(path, rules);
  expect(source.stream.codecpar).toMatchObject({ sampleRate: SAMPLE_RATE, channels: CHANNELS });
  using converter = new StereoConverter(source.sampleFormat);
  const left: number[] = [];
  for await (const one of source.frames({ maxSeconds: 10 }))
    for (const pcm of converter.convert(one)) left.push(...pcm.filter((_, at) => at % CHANNELS === 0));
  return left;
}

const rising = (values: number[]): number => values.filter((value, at) => value >= 0 && (values[at - 1] ?? 0) < 0).length;
const packed = async (packing: Packing): Promise<string> => pack(await written(), packing);

describe('music that phones and computers make is taken', () => {
  test.each<[string, string, () => Promise<string>]>([
    ['MP3', 'audio/mpeg', () => packed('mp3')],
    [
      'MP3 with a title',
      'audio/mpeg',
      async () => writeSound(Buffer.concat([id3(frame('TIT2', Buffer.from('\0Our song'))), await readFile(await packed('mp3'))])),
    ],
    ['M4A of AAC', 'audio/mp4', () => packed('m4a')],
    ['M4A of ALAC', 'audio/mp4', () => packed('alac')],
    ['AAC', 'audio/aac', () => packed('aac')],
    ['Ogg Vorbis', 'audio/ogg', () => packed('ogg')],
    ['Ogg Opus', 'audio/ogg', () => packed('opus')],
    ['WAV of 8 bits', 'audio/wav', () => writeSound(wholeNumbers(8))],
    ['WAV of 16 bits', 'audio/wav', () => writeSound(wholeNumbers(16))],
    ['WAV of 24 bits', 'audio/wav', () => writeSound(wholeNumbers(24))],
    ['WAV of 32 bits', 'audio/wav', () => writeSound(wholeNumbers(32))],
    ['WAV of floats', 'audio/wav', () => written()],
    ['WAV of one channel', 'audio/wav', () => written({ channels: 1 })],
    ['WAV of six channels', 'audio/wav', () => written({ channels: 6 })],
    ['WAV of eight channels', 'audio/wav', () => written({ channels: 8 })],
    ['WAV at 8 kHz', 'audio/wav', () => writeSound(wholeNumbers(16, 8_000))],
    ['WAV at 192 kHz', 'audio/wav', () => writeSound(wholeNumbers(16, 192_000))],
  ])('%s', async (_, contentType, make) => {
    const music = soundPath('m4a');
    const result = await remakeMusic({ input: await make(), music });
    if (result.outcome !== 'ready') throw new Error(result.reason);
    expect(result.contentType).toBe(contentType);
    expect(Math.abs(result.durationSeconds - SECONDS)).toBeLessThan(0.1);
    const left = await leftOf(music);
    expect(Math.abs(left.length / SAMPLE_RATE - result.durationSeconds)).toBeLessThan(0.05);
    const [first, last] = [0.5 * SAMPLE_RATE, 1.5 * SAMPLE_RATE];
    expect(Math.abs(rising(left.slice(first, last)) - PITCH)).toBeLessThanOrEqual(1);
  });

  test('with the sound of each speaker', async () => {
    const music = soundPath('m4a');
    const onTheRight = await written({ value: (seconds, channel) => (channel === 1 ? tone(seconds) : 0) });
    await remakeMusic({ input: onTheRight, music });
    expect(Math.max(...(await leftOf(music)).slice(4_000).map(Math.abs))).toBeLessThan(0.05);
  });
});

describe('the waveform', () => {
  const barsOf = (seconds: number, loudness: (share: number) => number): number[] => {
    const waveform = new Waveform();
    const samples = Math.round(seconds * SAMPLE_RATE);
    const pcm = new Float32Array(samples * CHANNELS);
    for (let at = 0; at < samples; at += 1) pcm[at * CHANNELS + 1] = -loudness(at / samples);
    for (let at = 0; at < pcm.length; at += 9_999 * CHANNELS) waveform.add(pcm.subarray(at, at + 9_999 * CHANNELS));
    return waveform.bars();
  };

  test.each([1, 1.37, 61.003])('shows where %s seconds are quiet and where loud', (seconds) => {
    const bars = barsOf(seconds, (share) => (share < 0.25 ? 0.1 : share < 0.5 ? 0 : 0.4));
    expect(bars).toHaveLength(WAVEFORM_BARS);
    expect(bars.slice(0, 59)).toEqual(Array.from({ length: 59 }, () => 25));
    expect(bars.slice(61, 119)).toEqual(Array.from({ length: 58 }, () => 0));
    expect(bars.slice(121)).toEqual(Array.from({ length: 119 }, () => 100));
  });

  test('of silence is flat', () => {
    expect(new Set(barsOf(1, () => 0))).toEqual(new Set([0]));
  });
});
