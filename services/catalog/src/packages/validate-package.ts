import { faultsOf } from '@nimantran/kit/http/validation';
import { categorySlug, findCategory } from '@nimantran/proto/domain/category';
import { animationFileOf, layoutsOf } from '@nimantran/proto/domain/layout';
import { paletteFaults } from '@nimantran/proto/domain/palette';
import { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { Value } from 'typebox/value';

/** All faults of a theme package, for the designer who made it. */
export class InvalidPackageError extends Error {
  override readonly name = 'InvalidPackageError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[], options?: ErrorOptions) {
    super(`The theme package cannot be used: ${faults.join('; ')}`, options);
    this.faults = faults;
  }
}

/** Checks that a package's parts fit together and returns its manifest. @throws InvalidPackageError naming every fault */
export function validatePackage(files: ReadonlyMap<string, Uint8Array>): ThemeManifest {
  const manifest = readManifest(files);
  const faults = [
    ...[...fileFaults(manifest, files), ...sceneFaults(manifest), ...keyFaults(manifest)],
    ...paletteFaults(manifest).map((fault) => `theme.json: ${fault}`),
  ];
  for (const file of layoutsOf(manifest).map((layout) => animationFileOf(manifest, layout)))
    if (!isJson(files.get(file))) faults.push(`${file}: missing, or not JSON`);
  const slug = categorySlug(manifest.category_id, manifest.category);
  if (slug === undefined || findCategory(slug) === undefined) {
    faults.push(`theme.json: category ${manifest.category} (${manifest.category_id}) is not one of the shop's`);
  }
  if (manifest.width === manifest.height) faults.push('theme.json: width and height are 1920×1080 or 1080×1920');
  if (faults.length > 0) throw new InvalidPackageError(faults);
  return manifest;
}

function readManifest(files: ReadonlyMap<string, Uint8Array>): ThemeManifest {
  const bytes = files.get('theme.json');
  if (!bytes) throw new InvalidPackageError(['theme.json: missing']);
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new InvalidPackageError(['theme.json: no JSON'], { cause: error });
  }
  if (Value.Check(ThemeManifest, given)) return given;
  throw new InvalidPackageError(faultsOf(ThemeManifest, given).map(({ field, message }) => `theme.json: ${field} ${message}`));
}

function fileFaults(manifest: ThemeManifest, files: ReadonlyMap<string, Uint8Array>): string[] {
  const needed = [
    manifest.music.file,
    ...Object.values(manifest.fonts).map((file) => `fonts/${file}`),
    ...Object.values(manifest.sample_photos).map((file) => `samples/${file}`),
  ];
  return needed.filter((name) => !files.has(name)).map((name) => `${name}: theme.json names it, the package lacks it`);
}

function sceneFaults(manifest: ThemeManifest): string[] {
  const faults = manifest.scenes
    .filter(
      ({ first_frame, last_frame, still_frame }) =>
        first_frame > last_frame || last_frame >= manifest.frames || still_frame < first_frame || still_frame > last_frame,
    )
    .map((scene) => `theme.json: scene ${scene.name} does not lie within the ${manifest.frames} frames`);
  if (manifest.thumbnail_scene >= manifest.scenes.length) faults.push('theme.json: thumbnail_scene names no scene');
  return faults;
}

function keyFaults(manifest: ThemeManifest): string[] {
  const keys = [...manifest.fields, ...manifest.slots].map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `theme.json: the key ${key} appears twice`);
  const slots = new Set(manifest.slots.map(({ key }) => key));
  const strangers = Object.keys(manifest.sample_photos)
    .filter((key) => !slots.has(key))
    .map((key) => `theme.json: sample_photos names ${key}, which is no slot`);
  const bare = manifest.slots
    .filter(({ key, required }) => required && manifest.sample_photos[key] === undefined)
    .map(({ key }) => `theme.json: the slot ${key} has no sample photo`);
  return [...twice, ...strangers, ...bare];
}

function isJson(bytes: Uint8Array | undefined): boolean {
  if (!bytes) return false;
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
