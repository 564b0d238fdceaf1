import { expect, it } from 'vitest';
import { changeOf, type Luma, stillSeconds } from '../../bench/still-seconds/find-still-seconds.ts';

const SIZE = { width: 20, height: 10, stride: 24 };

/** A grey picture in which so many pixels are brighter by so much. */
function picture(pixels: number, by = 40): Luma {
  const values = new Uint8Array(SIZE.stride * SIZE.height).fill(100);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const [x, y] = [pixel % SIZE.width, Math.floor(pixel / SIZE.width)];
    values[y * SIZE.stride + x] = 100 + by;
  }
  return { ...SIZE, values };
}

it('counts the pixels that differ by more than grain', () => {
  expect(changeOf(picture(0), picture(3))).toBe(3 / 200);
  expect(changeOf(picture(0), picture(3, 5))).toBe(0);
});

it('leaves out what is beyond the width of a row', () => {
  const padded = picture(0);
  padded.values[SIZE.width] = 255;
  expect(changeOf(picture(0), padded)).toBe(0);
});

it('finds the seconds of which neither half moves', () => {
  // Half seconds: still, still | moves, still | still, still | moves, moves.
  const film = [0, 0, 0, 1, 1, 1, 1, 2, 3].map((pixels) => picture(pixels));
  expect(stillSeconds(film)).toMatchObject({ seconds: 4, still: [0, 2], least: 0 });
});
