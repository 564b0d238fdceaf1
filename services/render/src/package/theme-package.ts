import { readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { permanent } from '../errors.ts';
import { LottieAnimation } from '../lottie/types.ts';
import { checkManifest } from './check-manifest.ts';

const MAX_JSON_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 64 * 1024 * 1024;

const MIME: Record<string, string> = { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' };

/** A theme package unpacked into a folder, its manifest and animation checked. */
export interface ThemePackage {
  dir: string;
  manifest: ThemeManifest;
  animation: LottieAnimation;
}

/** Reads and checks a package folder. Throws a permanent RenderError `theme_invalid` that says what is wrong and where. */
export function openThemePackage(dir: string): ThemePackage {
  const manifest = readJson(dir, 'theme.json');
  if (!Check(ThemeManifest, manifest)) throw invalid('theme.json', ThemeManifest, manifest);
  const animation = readJson(dir, 'animation.json');
  if (!Check(LottieAnimation, animation)) throw invalid('animation.json', LottieAnimation, animation);
  checkManifest(manifest, animation);
  return { dir: resolve(dir), manifest, animation };
}

/** The absolute path of a file of the package. A path that leaves the folder is refused. */
export function packagePath(themePackage: Pick<ThemePackage, 'dir'>, relative: string): string {
  const path = resolve(themePackage.dir, relative);
  if (!path.startsWith(themePackage.dir + sep)) {
    throw permanent('bind', 'theme_invalid', `The theme names a file outside its package: ${relative}`);
  }
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw permanent('bind', 'theme_invalid', `The theme names a file that its package lacks: ${relative}`);
  if (size > MAX_FILE_BYTES) throw permanent('bind', 'theme_invalid', `The package's ${relative} is larger than 64 MB`);
  return path;
}

/** An image of the package as a data URI. */
export function packageImage(themePackage: ThemePackage, relative: string): string {
  const mime = MIME[extname(relative).toLowerCase()];
  if (!mime) throw permanent('bind', 'theme_invalid', `The package's image ${relative} is neither JPEG, PNG nor WebP`);
  return `data:${mime};base64,${readFileSync(packagePath(themePackage, relative)).toString('base64')}`;
}

function readJson(dir: string, name: string): unknown {
  const path = join(dir, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw permanent('bind', 'theme_invalid', `The package has no ${name}`);
  if (size > MAX_JSON_BYTES) throw permanent('bind', 'theme_invalid', `The package's ${name} is larger than 32 MB`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw permanent(
      'bind',
      'theme_invalid',
      `The package's ${name} is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function invalid(file: string, schema: TSchema, value: unknown): Error {
  const details = Errors(schema, value)
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message}`);
  return permanent('bind', 'theme_invalid', `The package's ${file} does not match the format: ${details.join('; ')}`);
}
