import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Picture } from '../driver/read-video.ts';

const run = promisify(execFile);

/** A rectangle in fractions of the picture. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the encoder may change in a pixel that was drawn the same. */
const CODING_NOISE = 40;

/** The rectangle of all pixels that differ by more than coding noise; undefined where none do. */
export function differingBox(one: Picture, other: Picture): Box | undefined {
  if (one.width !== other.width || one.height !== other.height) throw new Error('The pictures differ in size.');
  const { width, height } = one;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const difference = [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)),
        0,
      );
      if (difference <= CODING_NOISE * 3) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return undefined;
  return { left: left / width, top: top / height, right: (right + 1) / width, bottom: (bottom + 1) / height };
}

export function isWithin(inner: Box, outer: Box): boolean {
  return inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
}

/** What tesseract reads in a part of a picture. */
export async function readText(picture: Picture, box: Box): Promise<string> {
  const source = createCanvas(picture.width, picture.height);
  source.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(picture.pixels), picture.width, picture.height), 0, 0);
  const [x, y] = [box.left * picture.width, box.top * picture.height];
  const [width, height] = [(box.right - box.left) * picture.width, (box.bottom - box.top) * picture.height];
  const scale = 3;
  const target = createCanvas(Math.round(width * scale), Math.round(height * scale));
  target.getContext('2d').drawImage(source, x, y, width, height, 0, 0, target.width, target.height);
  const reading = run('tesseract', ['stdin', 'stdout', '--psm', '6', '-l', 'eng'], { timeout: 60_000 });
  reading.child.stdin?.end(target.toBuffer('image/png'));
  return (await reading).stdout.replace(/\s+/g, ' ').trim();
}
