import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { encodeM4a } from '../../collection/kit/music/encode-m4a.ts';
import { loudnessOf, truePeakOf } from '../../collection/kit/music/loudness.ts';
import type { Score } from '../../collection/kit/music/score.ts';
import { peakOf, SAMPLE_RATE, type Sound } from '../../collection/kit/music/sound.ts';
import { TRACKS } from '../../collection/music/index.ts';
import { isFresh, readyMadeTrack } from '../../collection/ready-made.ts';
import { decoded } from '../support/music-file.ts';

const COLLECTION = join(import.meta.dirname, '../../collection');
const FRAMES_A_MINUTE = 30 * 60;
const LONGEST_VIDEO_SECONDS = 40;
const WINDOW_SECONDS = 0.05;
const LEAST_BYTES_A_SECOND = 15_000;

const tracks: readonly (readonly [string, Score])[] = Object.entries(TRACKS);
const own = await ownScores();

/** The shortest track is packed for every change, all of them before a release. */
const packed = shortOrAll([...tracks, ...own].toSorted(([, one], [, other]) => one.seconds - other.seconds).slice(0, 1), [
  ...tracks,
  ...own,
]);

describe.each(packed)('%s', (_, score) => {
  it('is as loud as streamed music once packed, starts at once, never falls silent and ends', { timeout: 60_000 }, async () => {
    const sound = score.play();
    expect(sound.left.length).toBe(Math.ceil(score.seconds * SAMPLE_RATE));
    expect(peakOf(cut(sound, 0, 0.3)), 'starts at once').toBeGreaterThan(0.1);
    expect(longestSilence(cut(sound, 0, score.seconds - 1)), 'seconds of silence').toBeLessThanOrEqual(0.5);
    expect(peakOf(cut(sound, score.seconds - 0.01, score.seconds)), 'ends in silence').toBeLessThan(0.01);

    // Encoding moves the peaks, so they are measured on the decoded file.
    const file = await encodeM4a(sound, score.title);
    const heard = await decoded(file, score.seconds + 0.1);
    expect(Math.abs(loudnessOf(heard) + 14), 'LUFS from -14').toBeLessThan(1);
    expect(truePeakOf(heard), 'dBTP').toBeLessThan(-1);
    // Other processors may round differently.
    if (process.arch === 'x64') expect(Buffer.compare(file, (await readyMadeTrack(score)) ?? Buffer.of()), 'ready-made').toBe(0);
  });
});

describe.each([...tracks, ...own])('%s', (_, score) => {
  it('has a beat of a whole number of frames', () => {
    expect(Number.isInteger(FRAMES_A_MINUTE / score.beatsPerMinute)).toBe(true);
  });
});

it('has tracks for the longest video, each with a title and a line in the README', async () => {
  const readme = await readFile(join(COLLECTION, 'README.md'), 'utf8');
  for (const [name, { seconds, beatsPerMinute }] of tracks) {
    expect(seconds, name).toBeGreaterThan(LONGEST_VIDEO_SECONDS);
    expect(readme).toContain(`| \`${name}\` | ${beatsPerMinute} (${FRAMES_A_MINUTE / beatsPerMinute}) |`);
  }
  expect(new Set(tracks.map(([, score]) => score.title)).size).toBe(tracks.length);
});

it('has every track ready-made, from the present sources', async () => {
  expect(await isFresh(), 'run node services/catalog/collection/commands/music.ts').toBe(true);
  // A file is named after its track's title.
  expect(new Set([...tracks, ...own].map(([, { title }]) => title)).size).toBe(tracks.length + own.length);
  for (const [name, score] of [...tracks, ...own])
    expect((await readyMadeTrack(score))?.length, name).toBeGreaterThan(score.seconds * LEAST_BYTES_A_SECOND);
});

it('plays the same samples each time', { timeout: 60_000 }, async () => {
  const { play } = shortOrAll(packed[0]?.[1], TRACKS.dholInTheSquare) ?? TRACKS.dholInTheSquare;
  expect(Buffer.compare(bytes(play()), bytes(play()))).toBe(0);
});

it('leaves nothing to chance that another run would play otherwise', async () => {
  for (const folder of ['kit/music', 'music'])
    for (const entry of await readdir(join(COLLECTION, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        expect(await readFile(join(entry.parentPath, entry.name), 'utf8'), entry.name).not.toMatch(
          /Math\.random|Date\b|performance\./,
        );
});

/** The scores that belong to single themes. */
async function ownScores(): Promise<(readonly [string, Score])[]> {
  const paths = (await readdir(join(COLLECTION, 'themes'), { recursive: true }))
    .filter((path) => path.endsWith('score.ts'))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const { score }: { score: Score } = await import(join(COLLECTION, 'themes', path));
      return [path, score] as const;
    }),
  );
}

function cut({ left, right }: Sound, from: number, to: number): Sound {
  const [start, end] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  return { left: left.subarray(start, end), right: right.subarray(start, end) };
}

/** The power of both channels in each window. */
function powers({ left, right }: Sound): number[] {
  const size = WINDOW_SECONDS * SAMPLE_RATE;
  return Array.from({ length: Math.floor(left.length / size) }, (_, window) => {
    let sum = 0;
    for (let index = window * size; index < (window + 1) * size; index += 1)
      sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
    return sum / size / 2;
  });
}

/** The longest time below -50 dBFS, in seconds. */
function longestSilence(sound: Sound): number {
  let [longest, now] = [0, 0];
  for (const power of powers(sound)) {
    now = power < 1e-5 ? now + WINDOW_SECONDS : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

function bytes({ left, right }: Sound): Buffer {
  return Buffer.concat([left, right].map((side) => Buffer.from(side.buffer, side.byteOffset, side.byteLength)));
}
