import { resolve, sep } from 'node:path';

/** Whether a path lies below a folder, by name alone. */
export function isWithin(folder: string, path: string): boolean {
  return resolve(path).startsWith(resolve(folder) + sep);
}
