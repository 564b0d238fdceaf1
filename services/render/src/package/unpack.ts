import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { MAX_FILE_BYTES, MAX_PACKAGE_FILES } from './limits.ts';
import { readZipDirectory, refused, type ZipEntry } from './zip-directory.ts';

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

/** Whether a zip entry's name may be written: relative, without `..`, drive letters or backslashes, of an allowed file type. */
export function isSafeEntry(name: string): boolean {
  if (name.length === 0 || name.length > 200 || /[\\:\0\uFFFD]/.test(name) || name.startsWith('/')) return false;
  const parts = name.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return false;
  return ALLOWED.has(extname(name).toLowerCase());
}

/** Unpacks a theme package zip, one file at a time. Throws `theme_invalid`, before writing anything if the directory shows it. */
export async function unpackThemePackage(zipPath: string, dir: string): Promise<void> {
  const zip = await open(zipPath, 'r');
  try {
    const entries = (await readZipDirectory(zip, (await zip.stat()).size)).filter(({ name }) => !isForgettable(name));
    refuseUnsafe(entries);
    for (const entry of entries) await unpackFile(zipPath, entry, join(dir, entry.name));
  } catch (error) {
    if (isOfZlib(error)) throw refused('is a broken zip; pack it again', error);
    throw error;
  } finally {
    await zip.close();
  }
}

/** Other errors are the machine's, and a retry may succeed. */
function isOfZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/** Folders, and the files that macOS adds to every zip. */
function isForgettable(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/') || name.endsWith('.DS_Store');
}

function refuseUnsafe(entries: ZipEntry[]): void {
  if (entries.length === 0) throw refused('is empty');
  if (entries.length > MAX_PACKAGE_FILES) throw refused(`holds more than ${MAX_PACKAGE_FILES} files`);
  const names = new Set<string>();
  for (const { name, size } of entries) {
    const shown = JSON.stringify(name.slice(0, 100));
    if (!isSafeEntry(name)) throw refused(`holds a file that is not allowed: ${shown}`);
    if (size > MAX_FILE_BYTES) throw refused(`holds ${shown}, which is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
    // Some file systems treat names that differ in case or Unicode composition as equal.
    const same = name.normalize('NFC').toLowerCase();
    if (names.has(same)) throw refused(`holds two files named ${shown}`);
    names.add(same);
  }
  for (const name of names) {
    for (let folder = dirname(name); folder !== '.'; folder = dirname(folder))
      if (names.has(folder)) throw refused(`uses ${JSON.stringify(folder)} as a file and as a folder`);
  }
}

async function unpackFile(
  zipPath: string,
  { name, method, start, packedSize, size, crc }: ZipEntry,
  path: string,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const target = await open(path, 'wx');
  let written = 0;
  let sum = 0;
  const write = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of chunks) {
      written += chunk.length;
      // The directory may state false sizes; the size after unpacking counts.
      if (written > size) throw refused(`states a smaller size of ${JSON.stringify(name)} than it has`);
      sum = crc32(chunk, sum);
      await writeAll(target, chunk);
    }
  };
  try {
    if (packedSize > 0) {
      const packed = createReadStream(zipPath, { start, end: start + packedSize - 1 });
      if (method === 0) await pipeline(packed, write);
      else await pipeline(packed, createInflateRaw(), write);
    }
  } finally {
    await target.close();
  }
  if (written !== size || sum !== crc) throw refused(`is damaged: ${JSON.stringify(name)} does not unpack to what was packed`);
}

async function writeAll(target: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await target.write(chunk, at)).bytesWritten;
}
