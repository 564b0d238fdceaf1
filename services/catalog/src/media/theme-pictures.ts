import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type ObjectInfo, ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';

/** Wide enough for a card on a sharp screen. */
const LONGER_SIDE_PX = 720;
const JPEG_QUALITY = 80;

/** The small picture of a still: made when it is first asked for, then kept beside the others in the store. */
export async function webThumbnail(store: ObjectStore, stillKey: string): Promise<ObjectInfo> {
  const key = `theme-thumbnails/${LONGER_SIDE_PX}/${stillKey}`;
  const kept = await store.head(key);
  if (kept) return kept;
  return store.put(key, await shrink(await readWhole(store, stillKey)), 'image/jpeg');
}

async function shrink(jpeg: Buffer): Promise<Uint8Array> {
  const picture = await loadImage(jpeg);
  const scale = Math.min(1, LONGER_SIDE_PX / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas.encode('jpeg', JPEG_QUALITY);
}

const MAX_STILL_BYTES = 20 * 1024 * 1024;

async function readWhole(store: ObjectStore, key: string): Promise<Buffer> {
  const info = await store.head(key);
  if (!info) throw new ObjectNotFoundError(key);
  if (info.size_bytes > MAX_STILL_BYTES) throw new Error(`${key} is too large for a still`);
  const parts: Buffer[] = [];
  for await (const part of await store.get(key)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
