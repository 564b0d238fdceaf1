import { readFile } from 'node:fs/promises';

/** The kernel's clock tick; 100 a second wherever Node runs on Linux. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used, if the system reports them in /proc (Linux), else undefined. */
export async function processorSeconds(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // utime and stime are fields 14 and 15; the second field, the name, is in brackets and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
