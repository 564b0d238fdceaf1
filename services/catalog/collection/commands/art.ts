// art [--out folder]: draws the shop's own pictures (cards, icons, empty states, social preview) from the themes' motifs, for
// web.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BANNERS } from '../art/banners.ts';
import { appIcon, EMPTY_STATES, socialPicture } from '../art/brand.ts';
import { CATEGORY_CARDS } from '../art/categories.ts';
import { paint } from '../art/picture.ts';
import { WEDDING_CARDS } from '../art/weddings.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(import.meta.dirname, '../../../../web') } } });
const WEBP_QUALITY = 84;
const AVIF = { quality: 55, speed: 3 };
const JPEG_QUALITY = 86;
/** Relative to a picture's nominal size; phones show cards at half of it, so these are two and three pixels per point there. */
const SCALES = [1, 1.5];
/** For the few browsers without AVIF. */
const WEBP_SCALE = 1.5;

async function write(file: string, bytes: Uint8Array): Promise<void> {
  const path = join(values.out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  console.log(`${file}: ${(bytes.length / 1024).toFixed(0)} KB`);
}

for (const picture of [...CATEGORY_CARDS, ...WEDDING_CARDS, ...EMPTY_STATES, ...BANNERS]) {
  for (const scale of SCALES) {
    const canvas = paint(picture, scale);
    await write(`src/art/${picture.name}-${canvas.width}.avif`, await canvas.encode('avif', AVIF));
  }
  await write(`src/art/${picture.name}.webp`, await paint(picture, WEBP_SCALE).encode('webp', WEBP_QUALITY));
}
await write('public/social.jpg', await socialPicture().encode('jpeg', JPEG_QUALITY));
for (const size of [192, 512]) await write(`public/icon-${size}.png`, await appIcon(size, 0.72).encode('png'));
await write('public/icon-maskable-512.png', await appIcon(512, 0.52).encode('png'));
await write('public/apple-touch-icon.png', await appIcon(180, 0.68).encode('png'));
