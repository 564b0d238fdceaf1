import { LAYOUTS } from '@nimantran/proto/domain/layout';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { checkEntries } from './read-package.ts';
import { InvalidPackageError } from './validate-package.ts';

const MIB = 1024 * 1024;
/** The files needed to identify a package, with their size limits; the renderer reads the rest, in its own process. */
const READ: Readonly<Record<string, number>> = {
  'theme.json': MIB,
  'animation.json': 64 * MIB,
  ...Object.fromEntries(LAYOUTS.map((layout) => [`animation.${layout}.json`, 64 * MIB])),
};

/**
 * The files of a zip by name, with contents only for those that identify it; the others are listed but not unpacked.
 * @throws InvalidPackageError if the bytes are not a zip, or one that is too large or contains forbidden entries
 */
export function readParts(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const check = checkEntries();
  const filter = (file: UnzipFileInfo): boolean => {
    if (!check(file)) return false;
    files.set(file.name, new Uint8Array());
    const limit = READ[file.name];
    if (limit === undefined) return false;
    if (file.originalSize > limit) throw new InvalidPackageError([`${file.name}: larger than ${limit / MIB} MiB`]);
    return true;
  };
  try {
    for (const [name, bytes] of Object.entries(unzipSync(zip, { filter }))) files.set(name, bytes);
    return files;
  } catch (error) {
    if (error instanceof InvalidPackageError) throw error;
    throw new InvalidPackageError(['the file is not a zip, or is broken'], { cause: error });
  }
}
