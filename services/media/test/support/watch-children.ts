import { readFile } from 'node:fs/promises';
import { familyOf } from '../../../../infra/chaos/postgres-server.ts';

const LOOK_EACH_MS = 50;

/** Polls the memory of this process's children; `stop` returns their highest combined use, in bytes. */
export function watchChildren(): { stop(): number } {
  let most = 0;
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    const [, ...children] = await familyOf(process.pid);
    const memory = await Promise.all(children.map(memoryOf));
    most = Math.max(
      most,
      memory.reduce((sum, bytes) => sum + bytes, 0),
    );
    looking = false;
  }, LOOK_EACH_MS);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** 0 for one that has just ended. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
