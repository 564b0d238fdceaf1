import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { permanent, RenderError } from '../errors.ts';

const MAX_FILES = 500;
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;
const ALLOWED = new Set([
  '.json',
  '.ttf',
  '.otf',
  '.txt',
  '.md',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.m4a',
  '.mp3',
  '.wav',
  '.ogg',
  '.aac',
  '.flac',
  '',
]);

/**
 * Whether a name in a zip may be written below the package's folder: relative, without `..`, drive letters or backslashes, of a
 * kind that a theme holds.
 */
export function isSafeEntry(name: string): boolean {
  if (name.length === 0 || name.length > 200 || /[\\:\0]/.test(name) || name.startsWith('/')) return false;
  const parts = name.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return false;
  return ALLOWED.has(extname(name).toLowerCase());
}

/** Unpacks a theme package zip into a folder. Throws a permanent `theme_invalid` for unsafe names, too many or too large files. */
export async function unpackThemePackage(zipPath: string, dir: string): Promise<void> {
  let files = 0;
  let total = 0;
  const chunksOf = new Map<string, Uint8Array[]>();
  let problem: RenderError | undefined;
  const refuse = (message: string, cause?: unknown): void => {
    problem ??= permanent('fetch', 'theme_invalid', message, cause);
  };
  const onFile = (file: UnzipFile): void => {
    if (file.name.endsWith('/')) return;
    files += 1;
    if (files > MAX_FILES) refuse(`The theme package holds more than ${MAX_FILES} files.`);
    if (!isSafeEntry(file.name))
      refuse(`The theme package holds a file that may not be there: ${JSON.stringify(file.name).slice(0, 120)}`);
    if (problem) return;
    const chunks: Uint8Array[] = [];
    chunksOf.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) return refuse('The theme package is a broken zip.', error);
      total += chunk.length;
      if (total > MAX_TOTAL_BYTES) {
        file.terminate();
        return refuse('The theme package is larger than 256 MB unpacked.');
      }
      chunks.push(chunk);
    };
    file.start();
  };
  const unzip = new Unzip(onFile);
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of createReadStream(zipPath)) {
      unzip.push(chunk);
      if (problem) throw problem;
    }
    unzip.push(new Uint8Array(), true);
  } catch (error) {
    if (error instanceof RenderError) throw error;
    throw permanent('fetch', 'theme_invalid', 'The theme package is no zip that can be read.', error);
  }
  if (problem) throw problem;
  if (chunksOf.size === 0) throw permanent('fetch', 'theme_invalid', 'The theme package is empty or no zip.');
  for (const [name, chunks] of chunksOf) await writeNew(join(dir, name), chunks);
}

async function writeNew(path: string, chunks: Uint8Array[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    for (const chunk of chunks) await file.write(chunk);
  } finally {
    await file.close();
  }
}
