import { realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { MAX_FILE_BYTES } from './limits.ts';
import { wrong } from './read-json.ts';

/** The absolute path of a file of the package. A path that leaves the folder, by name or by a link, is refused. */
export function packagePath(themePackage: { dir: string }, relative: string): string {
  const shown = relative.slice(0, 100);
  const path = resolve(themePackage.dir, relative);
  if (relative.includes('\0') || !path.startsWith(themePackage.dir + sep)) throw wrong(`names a file outside itself: ${shown}`);
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw wrong(`names a file that it lacks: ${shown}`);
  if (facts.size > MAX_FILE_BYTES) throw wrong(`has a ${shown} larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  if (!realpathSync.native(path).startsWith(realpathSync.native(themePackage.dir) + sep))
    throw wrong(`links to a file outside itself: ${shown}`);
  return path;
}
