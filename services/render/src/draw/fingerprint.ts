import type { FrameSize } from './frame-size.ts';

/** A coarse picture of a frame: mean luma (BT.709, 16–235) of small blocks on a grid. */
export type Fingerprint = Float32Array;

export const GRID_COLUMNS = 24;
export const GRID_ROWS = 14;
const BLOCK = 8;

/** Averages a grid of blocks, where `luma` gives the value at a byte index of a plane with `stride` and `step` bytes a pixel. */
function grid(size: FrameSize, lumaAt: (x: number, y: number) => number): Fingerprint {
  const values = new Float32Array(GRID_COLUMNS * GRID_ROWS);
  for (let row = 0; row < GRID_ROWS; row += 1) {
    for (let column = 0; column < GRID_COLUMNS; column += 1) {
      const left = Math.floor(((column + 0.5) * size.width) / GRID_COLUMNS) - BLOCK / 2;
      const top = Math.floor(((row + 0.5) * size.height) / GRID_ROWS) - BLOCK / 2;
      let sum = 0;
      for (let y = 0; y < BLOCK; y += 1) for (let x = 0; x < BLOCK; x += 1) sum += lumaAt(left + x, top + y);
      values[row * GRID_COLUMNS + column] = sum / (BLOCK * BLOCK);
    }
  }
  return values;
}

export function fingerprintRgba(pixels: Uint8Array, size: FrameSize): Fingerprint {
  return grid(size, (x, y) => {
    const at = (y * size.width + x) * 4;
    const light = 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
    return 16 + (light * 219) / 255;
  });
}

export function fingerprintLuma(plane: Uint8Array, stride: number, size: FrameSize): Fingerprint {
  return grid(size, (x, y) => plane[y * stride + x] ?? 0);
}

/** Mean difference of two fingerprints, in luma steps. */
export function fingerprintDistance(left: Fingerprint, right: Fingerprint): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += Math.abs((left[index] ?? 0) - (right[index] ?? 0));
  return sum / Math.max(1, left.length);
}
