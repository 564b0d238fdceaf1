import { constants, copyFile, link, lstat, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface CheckFiles {
  /** The file to check; the program finds it as `input` in its folder. */
  input: string;
  /** Where each file that the program writes into its folder goes, by its name there. */
  outputs: Readonly<Record<string, string>>;
}

const PREFIX = 'nimantran-check-';
const LEFT_BEHIND_MS = 3_600_000;

/** A new folder for one process. Folders of a service that was killed, with the photos in them, go at this occasion. */
export async function createCheckFolder(): Promise<string> {
  for (const name of await readdir(os.tmpdir())) {
    if (name.startsWith(PREFIX)) await removeIfLeftBehind(path.join(os.tmpdir(), name));
  }
  return mkdtemp(path.join(os.tmpdir(), PREFIX));
}

async function removeIfLeftBehind(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  // Every job changes the folder it is done in, and a process that has none for long is ended.
  if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(folder, { recursive: true, force: true });
}

/** Puts the file to check into the folder: by a link where both lie on one disk. */
export async function bringInput(folder: string, { input }: CheckFiles): Promise<void> {
  const place = path.join(folder, 'input');
  await link(input, place).catch(() => copyFile(input, place, constants.COPYFILE_EXCL));
}

/** Takes what the program wrote out of its folder. @throws Error when something is missing or no plain file */
export async function fetchOutputs(folder: string, { outputs }: CheckFiles): Promise<void> {
  for (const [name, target] of Object.entries(outputs)) {
    const made = path.join(folder, name);
    if (!(await lstat(made)).isFile()) throw new Error(`The check made no plain file of ${name}.`);
    await rename(made, target).catch(() => copyFile(made, target));
  }
}

export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
}
