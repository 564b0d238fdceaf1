import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectNotFoundError, type ObjectStore } from '@nimantran/kit/store/object-store';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { unpackThemePackage } from '../package/unpack.ts';
import { permanent, RenderError, transient } from '../pipeline/errors.ts';
import type { RenderInputs } from '../pipeline/render-video.ts';
import { withinSeconds } from '../pipeline/within-seconds.ts';

const MB = 1024 * 1024;
const LIMITS_BYTES = { package: 128 * MB, photo: 40 * MB, music: 60 * MB };
const FETCH_SECONDS = 120;

export interface Fetched {
  packageDir: string;
  inputs: RenderInputs;
}

/** Downloads the theme package, the photos and the music of a spec into a folder. A missing or too large file fails for good. */
export async function fetchInputs(store: ObjectStore, spec: RenderSpec, dir: string, signal: AbortSignal): Promise<Fetched> {
  const inputDir = join(dir, 'inputs');
  await mkdir(inputDir, { recursive: true });
  const packageDir = await fetchPackage(store, spec.theme.package_key, dir, signal);
  const photos: Record<string, string> = {};
  for (const [index, [slot, photo]] of Object.entries(spec.photos).entries()) {
    photos[slot] = await fetchPhoto(store, photo.object_key, join(inputDir, `photo-${index}`), signal);
  }
  const music = spec.music
    ? await fetchObject(store, spec.music.object_key, join(inputDir, 'music'), LIMITS_BYTES.music, signal)
    : undefined;
  return { packageDir, inputs: { photos, ...(music === undefined ? {} : { music }) } };
}

/** Downloads a theme package below a folder and unpacks it. Returns the folder of the package. */
export async function fetchPackage(store: ObjectStore, key: string, dir: string, signal: AbortSignal): Promise<string> {
  const packageDir = join(dir, 'package');
  await mkdir(packageDir, { recursive: true });
  const zip = await fetchObject(store, key, join(dir, 'package.zip'), LIMITS_BYTES.package, signal);
  await unpackThemePackage(zip, packageDir);
  await rm(zip);
  return packageDir;
}

export const fetchPhoto = (store: ObjectStore, key: string, path: string, signal: AbortSignal): Promise<string> =>
  fetchObject(store, key, path, LIMITS_BYTES.photo, signal);

async function fetchObject(
  store: ObjectStore,
  key: string,
  path: string,
  limitBytes: number,
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  try {
    const info = await withinSeconds(store.head(key), FETCH_SECONDS, `asking for ${key}`);
    if (!info) throw new ObjectNotFoundError(key);
    if (info.size_bytes > limitBytes) throw permanent('fetch', 'input_too_large', `${key} is larger than ${limitBytes / MB} MB.`);
    await withinSeconds(store.getFile(key, path), FETCH_SECONDS, `fetching ${key}`);
    return path;
  } catch (error) {
    if (error instanceof RenderError) throw error;
    if (error instanceof ObjectNotFoundError)
      throw permanent('fetch', 'input_missing', `${key} is not in the object store.`, error);
    throw transient('fetch', 'store_unavailable', `${key} could not be fetched.`, error);
  }
}
