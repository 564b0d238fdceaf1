import { readFileSync } from 'node:fs';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { LottieAnimation, LottieAsset } from '../lottie/types.ts';
import { checkFont } from './check-font.ts';
import { photoSlotOf } from './check-manifest.ts';
import { type ImageHeader, imageHeader } from './image-header.ts';
import { MAX_FONTS, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, MAX_IMAGES_PIXELS } from './limits.ts';
import { packagePath } from './package-path.ts';
import { wrong } from './read-json.ts';

const DATA_URI = /^data:image\/(?:png|jpeg|jpg|webp);base64,/;

interface PackageFiles {
  dir: string;
  manifest: ThemeManifest;
  animation: LottieAnimation;
}

/** Refuses a package if its fonts, pictures, sample photos or track are missing, outside the package, damaged or too large. */
export function checkFiles(themePackage: PackageFiles): void {
  const { manifest, animation } = themePackage;
  const fonts = new Set(Object.values(manifest.fonts));
  if (fonts.size > MAX_FONTS) throw wrong(`has more than ${MAX_FONTS} fonts`);
  for (const font of fonts) {
    const file = `fonts/${font.replace(/^fonts\//, '')}`;
    const bytes = readFileSync(packagePath(themePackage, file));
    try {
      checkFont(font, bytes);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw wrong(`has a font that cannot be used: ${file} ${why}`, error);
    }
  }
  packagePath(themePackage, manifest.music.file);
  for (const sample of Object.values(manifest.sample_photos))
    packagePath(themePackage, `samples/${sample.replace(/^samples\//, '')}`);
  let pixels = 0;
  for (const asset of animation.assets ?? []) {
    if (asset.layers || asset.p === undefined || photoSlotOf(asset) !== undefined) continue;
    const { width, height } = checkImage(themePackage, asset, asset.p);
    pixels += width * height;
    if (pixels > MAX_IMAGES_PIXELS) throw wrong(`has images of more than ${MAX_IMAGES_PIXELS / 1_000_000} megapixels together`);
  }
}

function checkImage(themePackage: PackageFiles, asset: LottieAsset, path: string): ImageHeader {
  const name = path.startsWith('data:') ? `the image inside the asset “${asset.id}”` : `the image ${path.slice(0, 100)}`;
  const header = imageHeader(imageBytes(themePackage, asset, path));
  if (!header) throw wrong(`has a picture that is not a JPEG, PNG or WebP: ${name}`);
  const { width, height, complete } = header;
  if (!complete) throw wrong(`has a picture that is cut off: ${name}`);
  const most = `at most ${MAX_IMAGE_SIDE} pixels a side and ${MAX_IMAGE_PIXELS / 1_000_000} megapixels can be drawn`;
  if (width < 1 || height < 1) throw wrong(`has a picture without a size: ${name}`);
  if (width > MAX_IMAGE_SIDE || height > MAX_IMAGE_SIDE || width * height > MAX_IMAGE_PIXELS)
    throw wrong(`has a picture of ${width} × ${height} pixels: ${name}; ${most}`);
  return header;
}

function imageBytes(themePackage: PackageFiles, { id, u }: LottieAsset, path: string): Buffer {
  if (DATA_URI.test(path)) return Buffer.from(path.slice(path.indexOf(',') + 1), 'base64');
  if (path.startsWith('data:')) throw wrong(`has an image inside the asset “${id}” that is not a JPEG, PNG or WebP in base64`);
  const place = `${u ?? ''}${path}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || /^[a-z][a-z0-9+.-]*:/i.test(place) || place.startsWith('//'))
    throw wrong(`names an image that is not in it: ${place.slice(0, 100)}; images are never fetched`);
  return readFileSync(packagePath(themePackage, place));
}
