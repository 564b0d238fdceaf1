import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { animationFileOf, chosenLayout, type Layout, layoutsOf, manifestIn } from '@nimantran/proto/domain/layout';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/value';
import { forSkottie } from '../lottie/for-skottie.ts';
import { LottieAnimation } from '../lottie/types.ts';
import { checkAnimation } from './check-animation.ts';
import { checkFiles } from './check-files.ts';
import { checkManifest } from './check-manifest.ts';
import { imageHeader } from './image-header.ts';
import { packagePath } from './package-path.ts';
import { readJson, wrong } from './read-json.ts';

export { packagePath };

/**
 * A layout of a theme package that is unpacked into a folder, with its manifest and animation checked. The manifest is that of a
 * package with this layout alone, and the animation is as Skottie reads it.
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
 * Reads and checks a layout of a package folder, by default its own. Throws a permanent RenderError `theme_invalid` that states
 * the problem and its place.
 */
export function openThemePackage(dir: string, layout?: Layout): ThemePackage {
  const themePackage = readThemePackage(dir, layout);
  checkManifest(themePackage.manifest, themePackage.animation);
  checkFiles(themePackage);
  return themePackage;
}

/** The manifest of a package folder, with all its layouts. Throws as `openThemePackage` does. */
export function readManifest(dir: string): ThemeManifest {
  const manifest = readJson(dir, 'theme.json');
  if (!manifestForm.Check(manifest)) throw invalid('theme.json', ThemeManifest, manifest);
  return manifest;
}

/** A layout whose two files are each valid, whether or not they are consistent. Throws as `openThemePackage` does. */
export function readThemePackage(dir: string, choice?: Layout): ThemePackage {
  const whole = readManifest(dir);
  const layout = chosenLayout(layoutsOf(whole), choice);
  const manifest = manifestIn(whole, choice);
  if (layout === undefined || manifest === undefined) throw wrong(`has no ${choice} layout`);
  const file = animationFileOf(whole, layout);
  const animation = readJson(dir, file);
  if (!animationForm.Check(animation)) throw invalid(file, LottieAnimation, animation);
  checkAnimation(animation);
  return { dir: resolve(dir), manifest, animation: forSkottie(animation) };
}

const readImages = new WeakMap<LottieAnimation, Map<string, string>>();

/** A picture of the package as a data URI, read once for each opened package. */
export function packageImage(themePackage: ThemePackage, relative: string): string {
  const images = readImages.get(themePackage.animation) ?? new Map<string, string>();
  readImages.set(themePackage.animation, images);
  const known = images.get(relative);
  if (known !== undefined) return known;
  const file = readFileSync(packagePath(themePackage, relative));
  const header = imageHeader(file);
  if (!header) throw wrong(`has a picture that is not a JPEG, PNG or WebP: ${relative.slice(0, 100)}`);
  const image = `data:${header.mime};base64,${file.toString('base64')}`;
  images.set(relative, image);
  return image;
}

function invalid(file: string, schema: TSchema, value: unknown): Error {
  const details = Errors(schema, value)
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message}`);
  return wrong(`has a ${file} that does not match the format: ${details.join('; ').slice(0, 600)}`);
}
