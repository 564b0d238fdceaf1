import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTrack } from '../../src/av/mp4-reader.ts';
import { trackOfFile, writeMp4 } from '../../src/av/mp4-writer.ts';
import { type EncodedStream, VideoEncoder } from '../../src/av/video-encoder.ts';
import { YuvPicture } from '../../src/av/yuv-picture.ts';
import { type FrameRecord, fingerprintOf } from '../../src/draw/fingerprint.ts';
import { compareFrames, compareSegment } from '../../src/segments/compare-frames.ts';
import { readSeal, seal } from '../../src/segments/seal.ts';
import { videoSettings } from '../../src/stages/encoder-settings.ts';

const FRAMES = 40;
const size = { width: 480, height: 270 };
const settings = videoSettings(size, '480p', 30);
const upright = videoSettings({ width: 480, height: 852 }, '480p', 30);

/** A bright bar that moves over a gradient of greys. */
function pixelsOf(frame: number): Buffer {
  const pixels = Buffer.alloc(size.width * size.height * 4, 255);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const x = at % size.width;
    const grey = Math.abs(x - frame * 11) < 40 ? 250 : Math.round((x / size.width) * 120);
    pixels.fill(grey, at * 4, at * 4 + 3);
  }
  return pixels;
}

const drawn: FrameRecord[] = [];
const encoder = new VideoEncoder(settings);
const picture = new YuvPicture(settings);
let encoded: EncodedStream;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'compare-'));
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const moved = picture.take(pixelsOf(frame));
    drawn.push({ print: fingerprintOf(picture.luma.plane, picture.luma.stride, settings), moved });
    encoder.encode(picture.frame);
  }
  encoded = encoder.finish();
});

afterAll(async () => {
  encoder.close();
  picture.free();
  await rm(dir, { recursive: true, force: true });
});

test('what was drawn is found in what was encoded', () => {
  expect(() => compareFrames(encoded, settings, drawn)).not.toThrow();
});

test('frames that stand in another order are noticed', () => {
  expect(() => compareFrames(encoded, settings, drawn.toReversed())).toThrow(/differs from what was drawn/);
  const swapped = [...drawn.slice(20), ...drawn.slice(0, 20)];
  expect(() => compareFrames(encoded, settings, swapped)).toThrow(/differs from what was drawn/);
});

test('a wrong picture is noticed, be it the last', () => {
  const [first] = drawn;
  if (!first) throw new Error('nothing was drawn');
  expect(() => compareFrames(encoded, settings, [...drawn.slice(0, -1), first])).toThrow(/frame 39 .* differs/);
  expect(() =>
    compareFrames(
      encoded,
      settings,
      drawn.map(() => first),
    ),
  ).toThrow(/differs/);
});

test('frames too many or too few are noticed', () => {
  expect(() => compareFrames(encoded, settings, [...drawn, ...drawn])).toThrow(/ends after frame 39 of 80/);
  expect(() => compareFrames(encoded, settings, drawn.slice(0, 20))).toThrow(/beyond its 20/);
});

test('a woven picture, in which unfiltered edges add up, is told from a wrong one', async () => {
  const path = join(import.meta.dirname, 'pieces/woven.mp4');
  await expect(compareSegment(path, FRAMES, upright)).resolves.toBeUndefined();
  const records = await readSeal(path, FRAMES);
  if (!records) throw new Error('the piece has no seal');
  const wrong = join(dir, 'wrong.mp4');
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  writeMp4(wrong, [trackOfFile(track)]);
  track.close();
  await seal(wrong, records.with(-1, { print: new Float32Array(336), moved: true }));
  await expect(compareSegment(wrong, FRAMES, upright)).rejects.toThrow(/frame 39 .* differs/);
});

test('a segment that is cut off, or has another number of frames, is not taken for a whole one', async () => {
  const path = join(import.meta.dirname, 'pieces/woven.mp4');
  const cut = join(dir, 'cut.mp4');
  await writeFile(cut, (await readFile(path)).subarray(0, -1));
  await expect(compareSegment(cut, FRAMES, upright)).rejects.toThrow('not complete');
  await expect(compareSegment(path, FRAMES + 1, upright)).rejects.toThrow('not complete');
  await expect(compareSegment(join(dir, 'none.mp4'), FRAMES, upright)).rejects.toThrow('not complete');
});
