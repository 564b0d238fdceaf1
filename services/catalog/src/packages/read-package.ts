import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { InvalidPackageError } from './validate-package.ts';
import { zipOf } from './zip-of.ts';

const MIB = 1024 * 1024;
const MAX_ZIP_BYTES = 100 * MIB;
const MAX_UNPACKED_BYTES = 300 * MIB;
const MAX_FILES = 500;
const NAME = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/;

export interface ThemePackage {
  zip: Uint8Array;
  files: ReadonlyMap<string, Uint8Array>;
}

/** A theme package from a folder or a zip. @throws InvalidPackageError if it is too large or contains forbidden entries */
export async function readPackage(location: string): Promise<ThemePackage> {
  if ((await stat(location)).isDirectory()) return packFolder(location);
  if ((await stat(location)).size > MAX_ZIP_BYTES) throw tooLarge();
  return unpack(await readFile(location));
}

/** @throws InvalidPackageError if the bytes are not a zip, or one that is too large or contains forbidden entries */
export function unpack(zip: Uint8Array): ThemePackage {
  if (zip.byteLength > MAX_ZIP_BYTES) throw tooLarge();
  try {
    return { zip, files: new Map(Object.entries(unzipSync(zip, { filter: checkEntries() }))) };
  } catch (error) {
    if (error instanceof InvalidPackageError) throw error;
    throw new InvalidPackageError(['the file is not a zip, or is broken'], { cause: error });
  }
}

/** Checks the entries of one zip one by one; returns false for folders. @throws InvalidPackageError */
export function checkEntries(): (file: UnzipFileInfo) => boolean {
  let files = 0;
  let bytes = 0;
  return (file) => {
    if (file.name.endsWith('/')) return false;
    files += 1;
    bytes += file.originalSize;
    if (files > MAX_FILES || bytes > MAX_UNPACKED_BYTES) throw tooLarge();
    if (!NAME.test(file.name)) throw new InvalidPackageError([`${file.name.slice(0, 80)}: not a name that a package may hold`]);
    return true;
  };
}

/** A folder as a zip; the same files give the same bytes, whatever the time. Hidden files are left out. */
async function packFolder(folder: string): Promise<ThemePackage> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => NAME.test(name))
    .sort();
  if (names.length > MAX_FILES) throw tooLarge();
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const name of names) {
    const content = await readFile(path.join(folder, name));
    bytes += content.byteLength;
    if (bytes > MAX_UNPACKED_BYTES) throw tooLarge();
    files.set(name, content);
  }
  return { zip: zipOf(files), files };
}

function tooLarge(): InvalidPackageError {
  return new InvalidPackageError([`the package is too large: at most ${MAX_FILES} files of ${MAX_UNPACKED_BYTES / MIB} MiB`]);
}
