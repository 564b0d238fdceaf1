import { resolve, sep } from 'node:path';

/** Whether a path lies below a folder, by its name. */
export function isWithin(folder: string, path: string): boolean {
  return resolve(path).startsWith(resolve(folder) + sep);
}
