import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { animationFileOf, chosenLayout, layoutsOf } from '@nimantran/proto/domain/layout';
import { type Look, lookFaults, manifestIn } from '@nimantran/proto/domain/look';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/value';
import { forSkottie } from '../lottie/for-skottie.ts';
import { LottieAnimation } from '../lottie/types.ts';
import { checkAnimation } from './check-animation.ts';
import { checkFiles } from './check-files.ts';
import { checkManifest } from './check-manifest.ts';
import { decodedOnce } from './decoded-once.ts';
import { imageHeader } from './image-header.ts';
import { KEPT_IMAGES_PIXELS } from './limits.ts';
import { packagePath } from './package-path.ts';
import { paintPalette } from './paint-palette.ts';
import { readJson, wrong } from './read-json.ts';

export { packagePath };

/**
 * A theme package that is unpacked into a folder, in one look, with its manifest and animation checked. The manifest is that of a
 * package with this layout and this palette alone, and the animation is as Skottie reads it.
 */
export interface ThemePackage {
  dir: string;
  manifest: ThemeManifest;
  animation: LottieAnimation;
}

/** Compiled, because an animation has a hundred thousand values. */
const manifestForm = Compile(ThemeManifest);
const animationForm = Compile(LottieAnimation);

/**
 * Reads and checks a package folder in a look, by default its own. Throws a permanent RenderError `theme_invalid` that states the
 * problem and its place.
 */
export function openThemePackage(dir: string, look: Look = {}): ThemePackage {
  const themePackage = readThemePackage(dir, look);
  checkManifest(themePackage.manifest, themePackage.animation);
  checkFiles(themePackage);
  return themePackage;
}

/** The manifest of a package folder, with all its looks. Throws as `openThemePackage` does. */
export function readManifest(dir: string): ThemeManifest {
  const manifest = readJson(dir, 'theme.json');
  if (!manifestForm.Check(manifest)) throw invalid('theme.json', ThemeManifest, manifest);
  return manifest;
}

/** A look whose two files are each valid, whether or not they are consistent. Throws as `openThemePackage` does. */
export function readThemePackage(dir: string, look: Look = {}): ThemePackage {
  const whole = readManifest(dir);
  const layout = chosenLayout(layoutsOf(whole), look.layout);
  const manifest = manifestIn(whole, look);
  if (layout === undefined || manifest === undefined)
    throw wrong(
      `does not offer ${lookFaults(whole, look)
        .map(({ field }) => `the ${field} ${look[field]}`)
        .join(' and ')}`,
    );
  const file = animationFileOf(whole, layout);
  const animation = readJson(dir, file);
  if (!animationForm.Check(animation)) throw invalid(file, LottieAnimation, animation);
  checkAnimation(animation);
  const painted = paintPalette(forSkottie(animation), whole.colors, manifest.colors);
  return { dir: resolve(dir), manifest, animation: painted };
}

interface ReadImages {
  uris: Map<string, string>;
  /** Pixels that are decoded once. */
  kept: number;
}

const readImages = new WeakMap<LottieAnimation, ReadImages>();

/** A picture of the package as a data URI for Skottie, read once for each opened package. */
export function packageImage(themePackage: ThemePackage, relative: string): string {
  const images = readImages.get(themePackage.animation) ?? { uris: new Map<string, string>(), kept: 0 };
  readImages.set(themePackage.animation, images);
  const known = images.uris.get(relative);
  if (known !== undefined) return known;
  const file = readFileSync(packagePath(themePackage, relative));
  const header = imageHeader(file);
  if (!header) throw wrong(`has a picture that is not a JPEG, PNG or WebP: ${relative.slice(0, 100)}`);
  const pixels = header.width * header.height;
  const drawn = images.kept + pixels <= KEPT_IMAGES_PIXELS ? decodedOnce(file, header) : file;
  if (drawn !== file) images.kept += pixels;
  const image = `data:${header.mime};base64,${drawn.toString('base64')}`;
  images.uris.set(relative, image);
  return image;
}

function invalid(file: string, schema: TSchema, value: unknown): Error {
  const details = Errors(schema, value)
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message}`);
  return wrong(`has a ${file} that does not match the format: ${details.join('; ').slice(0, 600)}`);
}
