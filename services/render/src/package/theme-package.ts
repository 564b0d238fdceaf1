import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

/** A theme package unpacked into a folder, with its manifest and animation checked, the animation as Skottie reads it. */
export interface ThemePackage {
  dir: string;
  manifest: ThemeManifest;
  animation: LottieAnimation;
}

/** Compiled, because an animation has a hundred thousand values. */
const manifestForm = Compile(ThemeManifest);
const animationForm = Compile(LottieAnimation);

/** Reads and checks a package folder. Throws a permanent RenderError `theme_invalid` that states the problem and its place. */
export function openThemePackage(dir: string): ThemePackage {
  const themePackage = readThemePackage(dir);
  checkManifest(themePackage.manifest, themePackage.animation);
  checkFiles(themePackage);
  return themePackage;
}

/** A package folder whose two files are each valid, whether or not they are consistent. Throws as `openThemePackage` does. */
export function readThemePackage(dir: string): ThemePackage {
  const manifest = readJson(dir, 'theme.json');
  if (!manifestForm.Check(manifest)) throw invalid('theme.json', ThemeManifest, manifest);
  const animation = readJson(dir, 'animation.json');
  if (!animationForm.Check(animation)) throw invalid('animation.json', LottieAnimation, animation);
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
