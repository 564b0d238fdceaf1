import { readFile } from 'node:fs/promises';
import { familyOf } from '../../../../infra/chaos/postgres-server.ts';

/** Memory of a process and its descendants in bytes; shared memory is counted once (proc_pid_smaps(5), `Pss`). */
export async function proportionalMemory(pid: number): Promise<number> {
  let kilobytes = 0;
  for (const member of await familyOf(pid)) {
    const rollup = await readFile(`/proc/${member}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes * 1024;
}
