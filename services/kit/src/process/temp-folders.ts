import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const STARTED_MS = Date.now() - process.uptime() * 1_000;

/** A new folder below the system's for temporary files, which names the process that has it: `<prefix><pid>-<random>`. */
export const makeTempFolder = (prefix: string): Promise<string> => mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));

export interface LeftBehind {
  /** How the names of the folders begin. */
  prefixes: readonly string[];
  /** How long nothing must have changed in one. */
  quietMs: number;
  now?: number;
}

/**
 * Removes folders that processes which were killed have left below the system's for temporary files. One whose name says that it is of a
 * process that still runs is left. Answers how many.
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
  // In a container each process after a crash has the same number: what is older than this one was left by another.
  if (pid === process.pid) return changedMs >= STARTED_MS;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
