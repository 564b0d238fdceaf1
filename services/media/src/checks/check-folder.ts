import { constants, copyFile, link, lstat, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sweepTempFolders } from '@nimantran/kit/process/temp-folders';

export interface CheckFiles {
  /** The file to check; the program finds it as `input` in its folder. */
  input: string;
  /** Where each file that the program writes into its folder goes, by its name there. */
  outputs: Readonly<Record<string, string>>;
}

const PREFIX = 'nimantran-check-';
/** Also what was fetched from the bucket to be checked. */
const HOLD_UPLOADS = [PREFIX, 'nimantran-incoming-'];
const LEFT_BEHIND_MS = 3_600_000;
/** Several times the largest photo or track that is made. */
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * A new folder for one process. Folders of a service that was killed, with the photos in them, go at this occasion: every job changes
 * the folder it is done in, and a process that has none for long is ended.
 */
export async function createCheckFolder(): Promise<string> {
  await sweepTempFolders({ prefixes: HOLD_UPLOADS, quietMs: LEFT_BEHIND_MS });
  return mkdtemp(path.join(os.tmpdir(), PREFIX));
}

/** Puts the file to check into the folder: by a link where both lie on one disk. */
export async function bringInput(folder: string, { input }: CheckFiles): Promise<void> {
  const place = path.join(folder, 'input');
  await link(input, place).catch(() => copyFile(input, place, constants.COPYFILE_EXCL));
}

/**
 * Takes what the program wrote out of its folder, all of which lies on one disk. It is looked at where the program cannot
 * exchange it any more: a link would have the service hand out what it points to.
 * @throws Error when something is missing, no plain file or far too large
 */
export async function fetchOutputs(folder: string, { outputs }: CheckFiles): Promise<void> {
  for (const [name, target] of Object.entries(outputs)) {
    await rename(path.join(folder, name), target);
    const made = await lstat(target);
    if (made.isFile() && made.nlink === 1 && made.size <= LARGEST_OUTPUT_BYTES) continue;
    await rm(target, { recursive: true, force: true });
    throw new Error(`The check made no plain file of ${name}.`);
  }
}

export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
}
