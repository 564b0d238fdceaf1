import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Picture } from '../../shop-client/read-video.ts';

const run = promisify(execFile);

/** A rectangle in fractions of the picture. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Cells of 8×8 pixels: coding spreads a change over its block and alters single pixels at moving edges. */
const CELL = 8;
/**
 * Mean difference per channel and pixel of a cell, 0–255. Identical drawings differ by up to 16 in a cell after coding, the
 * strokes of a different name by 160 and more.
 */
const CODING_NOISE = 40;

/** The rectangle of all cells that differ by more than coding noise; undefined if there are none. */
export function differingBox(one: Picture, other: Picture): Box | undefined {
  if (one.width !== other.width || one.height !== other.height) throw new Error('The pictures differ in size.');
  const { width, height } = one;
  let found: Box | undefined;
  for (let y = 0; y < height; y += CELL) {
    for (let x = 0; x < width; x += CELL) {
      if (meanDifference(one, other, x, y) <= CODING_NOISE) continue;
      const cell = { left: x / width, top: y / height, right: (x + CELL) / width, bottom: (y + CELL) / height };
      found = found
        ? {
            left: Math.min(found.left, cell.left),
            top: Math.min(found.top, cell.top),
            right: Math.max(found.right, cell.right),
            bottom: Math.max(found.bottom, cell.bottom),
          }
        : cell;
    }
  }
  return found;
}

function meanDifference(one: Picture, other: Picture, left: number, top: number): number {
  const [right, bottom] = [Math.min(left + CELL, one.width), Math.min(top + CELL, one.height)];
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * one.width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        sum += Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0));
    }
  }
  return sum / ((right - left) * (bottom - top) * 3);
}

export function isWithin(inner: Box, outer: Box): boolean {
  return inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
}

/** The text that tesseract recognises in a part of a picture with one line. */
export async function readText(picture: Picture, box: Box): Promise<string> {
  const source = createCanvas(picture.width, picture.height);
  source.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(picture.pixels), picture.width, picture.height), 0, 0);
  const [x, y] = [box.left * picture.width, box.top * picture.height];
  const [width, height] = [(box.right - box.left) * picture.width, (box.bottom - box.top) * picture.height];
  const scale = 3;
  const target = createCanvas(Math.round(width * scale), Math.round(height * scale));
  target.getContext('2d').drawImage(source, x, y, width, height, 0, 0, target.width, target.height);
  const reading = run('tesseract', ['stdin', 'stdout', '--psm', '7', '-l', 'eng'], { timeout: 60_000 });
  reading.child.stdin?.end(target.toBuffer('image/png'));
  return (await reading).stdout.replace(/\s+/g, ' ').trim();
}
