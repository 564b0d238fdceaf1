import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileIn = (dataDir: string) => path.join(dataDir, 'launcher.pid');

/** The pid of the launcher that runs on this data; undefined if the file is left over from one that has ended. */
export async function runningLauncher(dataDir: string): Promise<number | undefined> {
  const pid = Number(await readFile(fileIn(dataDir), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  // The pid may have been reused by another program.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return command === undefined || command.includes('launcher/up.ts') ? pid : undefined;
}

export async function writePidFile(dataDir: string): Promise<void> {
  await writeFile(fileIn(dataDir), String(process.pid));
}

export async function removePidFile(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}
