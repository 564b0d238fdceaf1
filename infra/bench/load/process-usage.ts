import { readdir, readFile } from 'node:fs/promises';

/** The kernel's clock tick; 100 per second wherever Node runs on Linux. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor time that processes have used, including their children that have ended. A process that no longer exists
 * counts as 0.
 */
export async function cpuSecondsOf(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(pids.map(ticksOf));
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
}

async function ticksOf(pid: number): Promise<number> {
  // utime, stime, cutime and cstime are fields 14 to 17.
  return (await fieldsOf(pid)).slice(11, 15).reduce((sum, field) => sum + Number(field), 0) || 0;
}

/** The kernel's fields about a process, from the third on: the second, its name, is in brackets and may contain anything. */
async function fieldsOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** A process with its children, their children and so on. */
export async function familyOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = new Map(await Promise.all(pids.map(async (one) => [one, Number((await fieldsOf(one))[1])] as const)));
  const family = [pid];
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/** Resident memory of a process in MB. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The number of files, sockets and pipes that a process has open. */
export async function openHandles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
}
