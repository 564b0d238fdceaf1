import { constants, copyFile, link, lstat, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sweepTempFolders } from '@nimantran/kit/process/temp-folders';

export interface CheckFiles {
  /** The file to check; the program sees it as `input` in its folder. */
  input: string;
  /** Destination of each file that the program writes into its folder, by file name. */
  outputs: Readonly<Record<string, string>>;
}

const PREFIX = 'nimantran-check-';
const HOLD_UPLOADS = [PREFIX, 'nimantran-incoming-'];
const LEFT_BEHIND_MS = 3_600_000;
/** Several times the size of the largest photo or track that a check writes. */
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Creates a folder for one process and removes those, with photos in them, that a killed service left behind. Folders in use are
 * safe: every job changes its folder, and a process that stays idle for long is ended.
 */
export async function createCheckFolder(): Promise<string> {
  await sweepTempFolders({ prefixes: HOLD_UPLOADS, quietMs: LEFT_BEHIND_MS });
  return mkdtemp(path.join(os.tmpdir(), PREFIX));
}

/** Puts the file to check into the folder, as a hard link if both are on one disk. */
export async function bringInput(folder: string, { input }: CheckFiles): Promise<void> {
  const place = path.join(folder, 'input');
  await link(input, place).catch(() => copyFile(input, place, constants.COPYFILE_EXCL));
}

/**
 * Moves the program's output out of its folder, on the same disk, before inspecting it: after the move the program can no longer
 * replace it by a link to a file that the service would then serve.
 * @throws Error when a file is missing, not a plain file or far too large
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
