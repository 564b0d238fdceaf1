import { truncate } from 'node:fs/promises';
import { SoundProblem } from '@nimantran/kit/av/sound-problem';
import { describe, expect, test } from 'vitest';
import {
  drums,
  type Packing,
  pack,
  soundPath,
  wav,
  writeSound,
  writeVideo,
} from '../../../../infra/test-support/fixtures/sound-files.ts';
import { decodePcm } from '../../src/av/decode-pcm.ts';
import { makeMusic } from '../../src/av/music.ts';
import { photo } from '../support/fixture-theme.ts';

const MB = 1024 * 1024;
const good = wav({ seconds: 4, value: drums(120) });

async function make(path: string): Promise<string> {
  const outPath = soundPath('mp4');
  await makeMusic({ path, startSeconds: 0, seconds: 3, fadeOutSeconds: 0.5, whenShort: 'loop', outPath });
  return outPath;
}

/** The good WAV with changed bytes in its header. */
function headed(change: (file: Buffer) => void): Buffer {
  const file = Buffer.from(good);
  change(file);
  return file;
}

async function packed(packing: Packing, keep: number): Promise<string> {
  const path = await pack(await writeSound(good), packing);
  await truncate(path, keep);
  return path;
}

describe('a hostile track gets one clear error', () => {
  test.each<[string, RegExp, () => Promise<string>]>([
    ['an empty file', /is empty/, () => writeSound(Buffer.alloc(0), 'mp3')],
    ['a text', /is not a sound file/, () => writeSound(Buffer.from('la la la'), 'mp3')],
    [
      'a playlist of other files',
      /is not a sound file/,
      () => writeSound(Buffer.from('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n'), 'mp3'),
    ],
    [
      'a list of FFmpeg',
      /is not a sound file/,
      () => writeSound(Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'mp3'),
    ],
    ['a picture', /is not a sound file|damaged|no sound/, () => writeSound(photo(40, 40), 'mp3')],
    ['a zip', /is not a sound file/, () => writeSound(Buffer.from('PK\x03\x04song'), 'mp3')],
    ['a drawing', /is not a sound file/, () => writeSound(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wav')],
    [
      'an MP3 of noise',
      /damaged|shorter|no sound/,
      () => writeSound(Buffer.alloc(5000, Buffer.from([0xff, 0xfb, 0x90, 0x33, 0x77])), 'mp3'),
    ],
    ['an MP3 cut off at once', /damaged|shorter|no sound/, () => packed('mp3', 300)],
    ['an MP3 whose tag never ends', /incomplete/, () => writeSound(Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f and more'), 'mp3')],
    ['a WAV cut off in its head', /incomplete/, () => writeSound(good.subarray(0, 30))],
    ['a WAV cut off', /incomplete: only 352811 of 1411244 bytes/, () => writeSound(good.subarray(0, good.length / 4))],
    ['a WAV without samples', /shorter|no sound|damaged/, () => writeSound(wav({ seconds: 0, value: () => 0 }))],
    ['a WAV of a fifth of a second', /shorter than half a second/, () => writeSound(wav({ seconds: 0.2, value: drums(120) }))],
    [
      'a WAV with what is no number',
      /values that are not sound/,
      () => writeSound(wav({ seconds: 4, value: (at) => (at > 2 ? Number.NaN : 0.1) })),
    ],
    [
      'a WAV that is infinitely loud',
      /values that are not sound/,
      () => writeSound(wav({ seconds: 4, value: (at) => (at > 1 ? Number.POSITIVE_INFINITY : 0.1) })),
    ],
    ['a WAV louder than anything', /values that are not sound/, () => writeSound(wav({ seconds: 4, value: () => 1e30 }))],
    ['a WAV without channels', /channels|damaged|no sound/, () => writeSound(headed((file) => file.writeUInt16LE(0, 22)))],
    ['a WAV of 60,000 channels', /channels|damaged|no sound/, () => writeSound(headed((file) => file.writeUInt16LE(60_000, 22)))],
    [
      'a WAV of four billion samples a second',
      /samples a second|damaged/,
      () => writeSound(headed((file) => file.writeUInt32LE(0xffffffff, 24))),
    ],
    ['a WAV of one sample a second', /claims 1 samples a second/, () => writeSound(headed((file) => file.writeUInt32LE(1, 24)))],
    [
      'a WAV in no known way',
      /unknown encoding|damaged|no sound/,
      () => writeSound(headed((file) => file.writeUInt16LE(0x7777, 20))),
    ],
    [
      'a WAV of a hundred thousand empty parts',
      /damaged|no sound|shorter/,
      () => {
        const file = Buffer.concat([good.subarray(0, 12), Buffer.alloc(800_000, Buffer.from('junk\0\0\0\0'))]);
        file.writeUInt32LE(file.length - 8, 4);
        return writeSound(file);
      },
    ],
    ['an M4A cut off', /damaged/, async () => packed('m4a', 9000)],
    [
      'an M4A of a head alone',
      /damaged|no sound/,
      () => writeSound(Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'latin1'), 'm4a'),
    ],
    ['a video without sound', /contains no sound/, writeVideo],
    ['a FLAC cut off at once', /damaged|shorter|cut off|incomplete|no sound/, () => packed('flac', 200)],
    [
      'an Ogg of noise',
      /damaged|no sound/,
      () => writeSound(Buffer.concat([Buffer.from('OggS'), Buffer.alloc(9000, 0x5b)]), 'ogg'),
    ],
    [
      'a file of 600 MB',
      /larger than 512 MB/,
      async () => {
        const path = await writeSound(good);
        await truncate(path, 600 * MB);
        return path;
      },
    ],
  ])('%s', async (_, message, write) => {
    const path = await write();
    const memory = process.memoryUsage.rss();
    const started = performance.now();
    const error = await make(path).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SoundProblem);
    expect(error instanceof Error ? error.message : '').toMatch(message);
    expect(error instanceof Error ? error.message : '').toMatch(/^The .{10,300}\.$/);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(200 * MB);
  });

  test('a good track is taken after all of these', async () => {
    expect((await decodePcm(await make(await writeSound(good)), 0, 9)).length).toBeGreaterThan(3 * 90_000);
  });
});

// A busy machine may miss the time by chance, but not repeatedly.
test('ten minutes at 96 kHz take no more memory than the part that is heard', { retry: 2 }, async () => {
  const second = wav({ seconds: 1, rate: 96_000, value: drums(120) }).subarray(44);
  const head = Buffer.from(good.subarray(0, 44));
  head.writeUInt32LE(96_000, 24);
  head.writeUInt32LE(96_000 * 8, 28);
  head.writeUInt32LE(second.length * 600, 40);
  head.writeUInt32LE(36 + second.length * 600, 4);
  // A sparse file: the first second and nine minutes of zeros that take no disk space.
  const path = await writeSound(Buffer.concat([head, second]));
  await truncate(path, 44 + second.length * 600);
  const memory = process.memoryUsage.rss();
  const started = performance.now();
  const pcm = await decodePcm(path, 590, 5);
  expect(pcm.length).toBe(5 * 96_000);
  expect(process.memoryUsage.rss() - memory).toBeLessThan(100 * MB);
  expect(performance.now() - started).toBeLessThan(1500);
});
