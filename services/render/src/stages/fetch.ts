import { mkdir } from 'node:fs/promises';
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
  const packageDir = join(dir, 'package');
  const inputDir = join(dir, 'inputs');
  await mkdir(packageDir, { recursive: true });
  await mkdir(inputDir, { recursive: true });
  const fetchTo = (key: string, name: string, limit: number): Promise<string> =>
    fetchObject(store, key, join(inputDir, name), limit, signal);
  const zip = await fetchTo(spec.theme.package_key, 'package.zip', LIMITS_BYTES.package);
  await unpackThemePackage(zip, packageDir);
  const photos: Record<string, string> = {};
  for (const [index, [slot, photo]] of Object.entries(spec.photos).entries()) {
    photos[slot] = await fetchTo(photo.object_key, `photo-${index}`, LIMITS_BYTES.photo);
  }
  const music = spec.music ? await fetchTo(spec.music.object_key, 'music', LIMITS_BYTES.music) : undefined;
  return { packageDir, inputs: { photos, ...(music === undefined ? {} : { music }) } };
}

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
