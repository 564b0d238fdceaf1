import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  drums,
  type Packing,
  pack,
  soundPath,
  type WavShape,
  wav,
  writeSound,
  writeVideo,
} from '../../../../../infra/test-support/fixtures/sound-files.ts';
import { remakeMusic } from '../../../src/music/remake-music.ts';
import { box, changed, FILE_TYPE, nestedBoxes, packedIndexBomb, placeOf, pointElsewhere } from './boxes.ts';
import { opusSilence } from './ogg.ts';
import { frame, id3, packedFrame, picture } from './tags.ts';

/** Placed everywhere a file may hold something beside its sound; the stored file must not contain it. */
export const CONTRABAND = '<script>alert("contraband")</script>';
const SECONDS = 3;

export type Expectation = { refused: RegExp } | { harmless: number };

export interface CorpusFile {
  name: string;
  /** The message that refuses it, or the seconds of sound that remain. */
  expect: Expectation;
  make: () => Promise<Buffer>;
}

const song = (shape: Partial<WavShape> = {}): Buffer => wav({ seconds: SECONDS, value: drums(120), ...shape });
const packed = async (packing: Packing, shape: Partial<WavShape> = {}): Promise<Buffer> =>
  readFile(await pack(await writeSound(song(shape)), packing));
const text = (words: string) => async () => Buffer.from(words, 'latin1');
const headed = (change: (file: Buffer) => void) => async () => changed(song(), change);
const NO_SOUND = /The file is not a sound file that we can use. Choose a song as MP3, M4A, AAC, WAV or Ogg/;
const DAMAGED = /is damaged/;

const refused = (name: string, sentence: RegExp, make: CorpusFile['make']): CorpusFile => ({
  name,
  expect: { refused: sentence },
  make,
});
const harmless = (name: string, seconds: number, make: CorpusFile['make']): CorpusFile => ({
  name,
  expect: { harmless: seconds },
  make,
});

const NO_TRACKS: CorpusFile[] = [
  refused('an empty file', /is empty/, text('')),
  refused('a playlist of other files', NO_SOUND, text('#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n')),
  refused('a list of files for FFmpeg', NO_SOUND, text("ffconcat version 1.0\nfile '/etc/passwd'\n")),
  refused('an address to listen to', NO_SOUND, text('v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=x\r\nm=audio 9 RTP/AVP 0\r\n')),
  refused('a page of a site', NO_SOUND, text(`<!doctype html><html>${CONTRABAND}</html>`)),
  refused('a drawing with a script', NO_SOUND, text(`<svg xmlns="http://www.w3.org/2000/svg">${CONTRABAND}</svg>`)),
  refused('a zip', NO_SOUND, text(`PK\x03\x04${CONTRABAND}`)),
  refused('a program', NO_SOUND, text('\x7fELF\x02\x01\x01 and more of it')),
  refused('a Matroska file', NO_SOUND, text('\x1aE\xdf\xa3 and more of it')),
  refused('a FLAC', NO_SOUND, () => packed('flac')),
  refused('a photo', NO_SOUND, () =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
  ),
  refused('a HEIC photo', /damaged|no sound/, async () => box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))),
  refused('a video without sound', /contains no sound/, async () => readFile(await writeVideo())),
];

const WAVES: CorpusFile[] = [
  refused('a WAV that ends in its head', /incomplete|cut off/, async () => song().subarray(0, 30)),
  refused('a WAV that is cut off', /incomplete: only \d+ of \d+ bytes/, async () => song().subarray(0, 200_000)),
  harmless(
    'a WAV whose data says to be 4 GB',
    SECONDS,
    headed((file) => file.writeUInt32LE(0xfffffff0, 40)),
  ),
  refused(
    'a WAV of one sample a second',
    /claims 1 samples a second/,
    headed((file) => file.writeUInt32LE(1, 24)),
  ),
  refused(
    'a WAV of four billion samples a second',
    /samples a second|damaged/,
    headed((file) => file.writeUInt32LE(0xfffffff0, 24)),
  ),
  refused(
    'a WAV of 1,000 channels',
    /channels|damaged|no sound/,
    headed((file) => file.writeUInt16LE(1_000, 22)),
  ),
  refused(
    'a WAV of no channels',
    /channels|damaged|no sound/,
    headed((file) => file.writeUInt16LE(0, 22)),
  ),
  refused(
    'a WAV packed in an unknown way',
    /unknown encoding|damaged|no sound/,
    headed((file) => file.writeUInt16LE(0x7777, 20)),
  ),
  refused(
    'a WAV with another codec in it',
    /unknown encoding|damaged/,
    headed((file) => file.writeUInt16LE(0x0270, 20)),
  ),
  refused('a WAV with what is no number', /values that are not sound/, async () =>
    song({ value: (at) => (at > 2 ? Number.NaN : 0.1) }),
  ),
  refused('a WAV of silence', /is silent/, async () => song({ value: () => 0 })),
  refused('a WAV of half a second', /shorter than a second/, async () => song({ seconds: 0.5 })),
  refused('a WAV of an hour', /longer than 10 minutes/, async () => {
    const file = changed(song().subarray(0, 44), (head) => {
      head.writeUInt16LE(1, 20);
      head.writeUInt16LE(1, 22);
      head.writeUInt32LE(8_000, 24);
      head.writeUInt32LE(8_000, 28);
      head.writeUInt16LE(1, 32);
      head.writeUInt16LE(8, 34);
      head.writeUInt32LE(28_800_000, 40);
      head.writeUInt32LE(28_800_036, 4);
    });
    return Buffer.concat([file, Buffer.alloc(28_800_000, 0x90)]);
  }),
];

const covers = (count: number): Buffer => id3(...Array.from({ length: count }, () => picture(Buffer.from(CONTRABAND))));

const TAGGED: CorpusFile[] = [
  refused('an MP3 whose tag never ends', /incomplete/, text('ID3\x04\0\0\x7f\x7f\x7f\x7f and more')),
  refused('an MP3 of noise', /damaged|no sound/, async () => Buffer.alloc(9_000, Buffer.from([0xff, 0xfb, 0x90, 0x33, 0x77]))),
  refused('an MP3 cut off in its first frame', /damaged|no sound/, async () => (await packed('mp3')).subarray(0, 300)),
  refused('a tag with nothing behind it', /damaged|cut off|incomplete|no sound/, async () =>
    Buffer.concat([id3(picture(Buffer.alloc(2_000))), Buffer.from([0])]),
  ),
  harmless('an MP3 with 20 MB of cover', SECONDS, async () =>
    Buffer.concat([id3(picture(Buffer.alloc(20 * 1024 * 1024, CONTRABAND))), await packed('mp3')]),
  ),
  harmless('an MP3 with five hundred covers', SECONDS, async () => Buffer.concat([covers(500), await packed('mp3')])),
  refused('an MP3 with a hundred thousand covers', DAMAGED, async () => Buffer.concat([covers(100_000), await packed('mp3')])),
  harmless('an MP3 with a packed tag of 250 MB', SECONDS, async () => Buffer.concat([id3(packedFrame()), await packed('mp3')])),
  harmless('an MP3 with a script in its title', SECONDS, async () =>
    Buffer.concat([id3(frame('TIT2', Buffer.from(`\0${CONTRABAND}`))), await packed('mp3')]),
  ),
  harmless('an MP3 that is a zip as well', SECONDS, async () =>
    Buffer.concat([await packed('mp3'), Buffer.from(`PK\x03\x04${CONTRABAND}PK\x05\x06${'\0'.repeat(18)}`)]),
  ),
];

const NOTHING_READ = /sound cannot be read|damaged/;

/** If FFmpeg followed the reference, it would find a good track. */
async function soundElsewhere(way: 'address' | 'alias'): Promise<Buffer> {
  const file = await packed('m4a');
  const other = soundPath('m4a');
  await writeFile(other, file);
  return pointElsewhere(file, way === 'address' ? `file://${other}` : other, way);
}

const BOXED: CorpusFile[] = [
  refused('an M4A cut off before its index', DAMAGED, async () => (await packed('m4a')).subarray(0, 9_000)),
  refused('an M4A cut off in its sound', /cut off: it should have 3 seconds but ends after [01]/, async () => {
    const whole = soundPath('m4a');
    await remakeMusic({ input: await writeSound(song()), music: whole });
    const file = await readFile(whole);
    return file.subarray(0, file.length * 0.4);
  }),
  refused('an M4A of a head alone', /damaged|no sound/, async () => FILE_TYPE),
  refused('an M4A whose sound lies at an address', NOTHING_READ, () => soundElsewhere('address')),
  refused('an M4A whose sound lies in another file', NOTHING_READ, () => soundElsewhere('alias')),
  harmless('an M4A whose head says ten hours', SECONDS, async () =>
    changed(await packed('m4a'), (file) => file.writeUInt32BE(36_000 * 48_000, placeOf(file, 'mdhd') + 16)),
  ),
  refused('an M4A whose samples say ten hours', /sound cannot be read/, async () =>
    changed(await packed('m4a'), (file) => file.writeUInt32BE(48_000 * 300, placeOf(file, 'stts') + 12)),
  ),
  refused('an M4A with four hundred million samples', /damaged|demanding|cut off|no sound|too long/, async () =>
    changed(await packed('m4a'), (file) => {
      const sizes = placeOf(file, 'stsz');
      file.writeUInt32BE(1, sizes + 4);
      file.writeUInt32BE(400_000_000, sizes + 8);
      file.writeUInt32BE(400_000_000, placeOf(file, 'stts') + 8);
      file.writeUInt32BE(400_000_000, placeOf(file, 'stsc') + 12);
    }),
  ),
  refused('an M4A with a packed index of a gigabyte', /too demanding/, async () => packedIndexBomb()),
  refused('an M4A of ten thousand boxes in boxes', /damaged|no sound/, async () => nestedBoxes(10_000)),
  harmless('an M4A with a page behind its sound', SECONDS, async () =>
    Buffer.concat([await packed('m4a'), box('free', Buffer.from(CONTRABAND))]),
  ),
  harmless('an M4A of ALAC', SECONDS, () => packed('alac')),
  harmless('AAC without a container', SECONDS, () => packed('aac')),
];

const STREAMS: CorpusFile[] = [
  refused('an Ogg of noise', /damaged|no sound/, async () => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(9_000, 0x5b)])),
  refused('an Ogg cut off in its head', /damaged|no sound/, async () => (await packed('ogg')).subarray(0, 90)),
  refused('ten hours of silence in Opus', /longer than 10 minutes/, async () => opusSilence(36_000)),
  refused('a minute of silence in Opus', /is silent/, async () => opusSilence(60)),
  harmless('an Ogg of two songs, one after the other', 2 * SECONDS, async () =>
    Buffer.concat([await packed('ogg'), await packed('ogg')]),
  ),
  harmless('an MP3 with a hole of zeros', SECONDS, async () => {
    const file = await packed('mp3');
    return Buffer.concat([file.subarray(0, 20_000), Buffer.alloc(50_000), file.subarray(20_000)]);
  }),
];

/** Hostile, broken and odd files, each generated on demand. */
export const MUSIC_CORPUS: readonly CorpusFile[] = [...NO_TRACKS, ...WAVES, ...TAGGED, ...BOXED, ...STREAMS];

/** Writes a file for a check, under a name that reveals nothing. */
export async function writeCorpusFile(file: CorpusFile): Promise<string> {
  const target = soundPath('mp3');
  await writeFile(target, await file.make());
  return target;
}
