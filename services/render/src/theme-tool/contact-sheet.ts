import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { StillFile } from '../stages/draw-stills.ts';

const GAP = 16;
const LANDSCAPE = { width: 800, columns: 2 };
const PORTRAIT = { width: 420, columns: 5 };

/** All stills on one sheet, in the order of the video: `contact-sheet.png` in the folder. */
export async function writeContactSheet(
  stills: StillFile[],
  size: { width: number; height: number },
  dir: string,
): Promise<string> {
  const cell = size.height > size.width ? PORTRAIT : LANDSCAPE;
  const height = Math.round((cell.width * size.height) / size.width);
  const columns = Math.min(cell.columns, Math.max(1, stills.length));
  const rows = Math.ceil(stills.length / columns);
  const canvas = createCanvas(columns * (cell.width + GAP) + GAP, rows * (height + GAP) + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbf7f0';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, still] of stills.entries()) {
    const x = GAP + (index % columns) * (cell.width + GAP);
    const y = GAP + Math.floor(index / columns) * (height + GAP);
    context.drawImage(await loadImage(still.path), x, y, cell.width, height);
  }
  const path = join(dir, 'contact-sheet.png');
  await writeFile(path, await canvas.encode('png'));
  return path;
}
