import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likenessOf, summary } from '../../bench/both-ways/likeness.ts';
import { encodePlainly } from '../../bench/both-ways/plain-film.ts';

const SETTINGS = { width: 320, height: 180, fps: 30, threads: 1, options: { preset: 'veryfast', crf: '18' } };
const FRAMES = 45;

/** A soft pattern that moves, in yuv420p. */
function frameAt(index: number): Buffer {
  const { width, height } = SETTINGS;
  const frame = Buffer.alloc((width * height * 3) / 2, 128);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) frame[y * width + x] = 120 + 60 * Math.sin((x + 3 * index) / 17) * Math.cos(y / 11);
  return frame;
}

describe('the likeness of a film to its drawn frames', () => {
  let dir: string;
  let path: string;
  const drawn = Array.from({ length: FRAMES }, (_, index) => frameAt(index));
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'likeness-'));
    path = join(dir, 'film.mp4');
    encodePlainly(drawn, SETTINGS, undefined, path);
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('is high for its own, and names the frame that is of another film', async () => {
    const own = await likenessOf(path, drawn, SETTINGS);
    expect(own.worstFrame).toBeGreaterThan(15);
    const other = await likenessOf(path, drawn.with(20, frameAt(32)), SETTINGS);
    expect(other.worstAt).toBe(20);
    expect(other.worstFrame).toBeLessThan(own.worstFrame - 5);
    expect(other.worstSecond).toBeLessThan(own.worstSecond);
  });

  it('is refused where frames are missing or too many', async () => {
    await expect(likenessOf(path, drawn.slice(1), SETTINGS)).rejects.toThrow('more than the 44 frames');
    await expect(likenessOf(path, [...drawn, frameAt(0)], SETTINGS)).rejects.toThrow('45 of the 46 frames');
  });

  it('is averaged as a difference, so that one bad frame counts', () => {
    expect(summary([0.01, 0.1, 0.01, 0.01], 2)).toMatchObject({ worstAt: 1 });
    const { mean, worstSecond, worstFrame } = summary([0.01, 0.1, 0.01, 0.01], 2);
    expect([mean, worstSecond, worstFrame].map((value) => value.toFixed(2))).toEqual(['14.88', '12.60', '10.00']);
    expect(summary([0, 0], 2).mean).toBe(60);
  });
});
