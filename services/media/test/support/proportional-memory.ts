import { readdir, readFile } from 'node:fs/promises';

export async function familyOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    if (stat !== '') parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const family = [pid];
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

/** Memory of a process and its descendants in bytes; shared memory is counted once (proc_pid_smaps(5), `Pss`). */
export async function proportionalMemory(pid: number): Promise<number> {
  let kilobytes = 0;
  for (const member of await familyOf(pid)) {
    const rollup = await readFile(`/proc/${member}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes * 1024;
}
