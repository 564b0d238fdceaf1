import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const SHARED = ['proto/src', 'services/kit/src'];
/** Beside the folders that all services share; absent in a clone that was never released. */
const VERSION_FILE = 'VERSION';

let print: Promise<string> | undefined;

/** A short print of the code that all services share, read once: services that run the same version have the same. */
export function codePrint(): Promise<string> {
  print ??= read();
  print.catch(() => (print = undefined));
  return print;
}

/** The released version, or `unreleased`. */
export async function versionOf(root = ROOT): Promise<string> {
  const text = await readFile(path.join(root, VERSION_FILE), 'utf8').catch(() => '');
  return /^[\w.+-]{1,40}$/.test(text.trim()) ? text.trim() : 'unreleased';
}

async function read(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of SHARED) {
    const files = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
    for (const name of names.sort()) hash.update(path.relative(ROOT, name)).update(await readFile(name));
  }
  return hash.digest('hex').slice(0, 10);
}
