import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import sharp from 'sharp';
import type { FrameSize } from '../draw/frame-size.ts';
import type { Painter } from '../draw/painter.ts';
import { transient } from '../pipeline/errors.ts';

export const CARD_LIMIT_BYTES = 400_000;
/** The first that is small enough is taken. */
const QUALITIES = [92, 88, 84, 80, 74, 68, 60, 50, 40, 30, 20, 10];

/** Short side of a thumbnail: pages show it 88 pixels wide, on screens of up to three times that density. */
const THUMBNAIL_PX = 240;
const THUMBNAIL_QUALITY = 76;

export interface CardDrawn extends FrameSize {
  scene: string;
  path: string;
  thumbnail: { path: string };
}

/** Draws the scenes at rest as JPEG of at most 400 KB each, and as thumbnails. Throws `verify_failed` if that is not possible. */
export async function drawCards(painter: Painter, scenes: readonly Scene[], outDir: string): Promise<CardDrawn[]> {
  const cards: CardDrawn[] = [];
  for (const [index, scene] of scenes.entries()) {
    painter.draw(scene.still_frame);
    const path = join(outDir, `card-${index + 1}.jpg`);
    const bytes = await smallEnough((quality) => painter.jpeg(quality));
    await writeFile(path, bytes);
    await verifyCard(path, scene.name, painter.size);
    const thumbnail = { path: join(outDir, `card-${index + 1}-thumbnail.jpg`) };
    await writeFile(thumbnail.path, await thumbnailOf(bytes));
    cards.push({ scene: scene.name, path, ...painter.size, thumbnail });
    await painter.rest();
  }
  return cards;
}

/** The best quality at which a file fits. Throws `verify_failed` if none does. */
export async function smallEnough(encode: (quality: number) => Promise<Buffer>, limitBytes = CARD_LIMIT_BYTES): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await encode(quality);
    if (bytes.length <= limitBytes) return bytes;
  }
  throw transient('cards', 'verify_failed', `A card has more than ${limitBytes} bytes at the lowest quality.`);
}

const thumbnailOf = (card: Buffer): Promise<Buffer> =>
  sharp(card)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'outside' })
    .jpeg({ quality: THUMBNAIL_QUALITY, mozjpeg: true })
    .toBuffer();

async function verifyCard(path: string, scene: string, size: FrameSize): Promise<void> {
  const { width, height } = await loadImage(path);
  if (width !== size.width || height !== size.height)
    throw transient('cards', 'verify_failed', `The card of "${scene}" is ${width}×${height}, not ${size.width}×${size.height}.`);
}
