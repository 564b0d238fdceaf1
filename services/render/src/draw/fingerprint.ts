import type { FrameSize } from './frame-size.ts';

/** A coarse image of a frame: mean luma (BT.709, 16–235) of small blocks on a grid. */
export type Fingerprint = Float32Array;

const GRID_COLUMNS = 24;
const GRID_ROWS = 14;
const BLOCK = 8;
const FINENESS = 256;

/** From a luma plane with `stride` bytes per row. */
export function fingerprintOf(plane: Uint8Array, stride: number, size: FrameSize): Fingerprint {
  const values = new Float32Array(GRID_COLUMNS * GRID_ROWS);
  for (let row = 0; row < GRID_ROWS; row += 1) {
    const top = Math.floor(((row + 0.5) * size.height) / GRID_ROWS) - BLOCK / 2;
    for (let column = 0; column < GRID_COLUMNS; column += 1) {
      const left = Math.floor(((column + 0.5) * size.width) / GRID_COLUMNS) - BLOCK / 2;
      let sum = 0;
      for (let y = top; y < top + BLOCK; y += 1) {
        const start = y * stride + left;
        for (let at = start; at < start + BLOCK; at += 1) sum += plane[at] ?? 0;
      }
      values[row * GRID_COLUMNS + column] = sum / (BLOCK * BLOCK);
    }
  }
  return values;
}

/** Mean difference of two fingerprints, in luma steps. */
export function fingerprintDistance(left: Fingerprint, right: Fingerprint): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += Math.abs((left[index] ?? 0) - (right[index] ?? 0));
  return sum / Math.max(1, left.length);
}

/** A frame without a block brighter than this, in luma steps, counts as black. */
const BLACK_LUMA = 24;

export function isBlack(print: Fingerprint): boolean {
  return print.every((luma) => luma < BLACK_LUMA);
}

/** The record of a drawn frame that is stored with its segment. */
export interface FrameRecord {
  print: Fingerprint;
  moved: boolean;
}

export function toBytes({ print, moved }: FrameRecord): Buffer {
  const bytes = Buffer.alloc(1 + print.length * 2);
  bytes.writeUInt8(moved ? 1 : 0, 0);
  for (const [index, value] of print.entries()) bytes.writeUInt16BE(Math.round(value * FINENESS), 1 + index * 2);
  return bytes;
}

export function fromBytes(bytes: Buffer): FrameRecord {
  const blocks = (bytes.length - 1) / 2;
  const print = Float32Array.from({ length: blocks }, (_, index) => bytes.readUInt16BE(1 + index * 2) / FINENESS);
  return { print, moved: bytes[0] === 1 };
}
