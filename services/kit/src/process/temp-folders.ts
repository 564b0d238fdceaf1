import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const STARTED_MS = Date.now() - process.uptime() * 1_000;

/** A new folder below the system's temporary folder, with the process id in its name: `<prefix><pid>-<random>`. */
export const makeTempFolder = (prefix: string): Promise<string> => mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));

export interface LeftBehind {
  /** Prefixes of the folder names. */
  prefixes: readonly string[];
  /** Minimum time without changes in a folder. */
  quietMs: number;
  now?: number;
}

/**
 * Removes temporary folders left by killed processes. A folder named after a process that still runs is not removed. Returns how
 * many were removed.
 */
export async function sweepTempFolders({ prefixes, quietMs, now = Date.now() }: LeftBehind): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    const prefix = prefixes.find((begin) => name.startsWith(begin));
    if (prefix === undefined) continue;
    const folder = path.join(tmpdir(), name);
    const found = await stat(folder).catch(() => undefined);
    if (!found || now - found.mtimeMs <= quietMs || isOfRunning(name.slice(prefix.length), found.mtimeMs)) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

function isOfRunning(rest: string, changedMs: number): boolean {
  const pid = Number(/^(\d+)-/.exec(rest)?.[1] ?? 0);
  if (pid === 0) return false;
  // In a container each process has the same id after a crash: a folder older than this process was left by a previous one.
  if (pid === process.pid) return changedMs >= STARTED_MS;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user, but exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
