import { readdir, readFile } from 'node:fs/promises';

const LOOK_EACH_MS = 50;

/** Polls the memory of this process's children; `stop` returns their highest combined use, in bytes. */
export function watchChildren(): { stop(): number } {
  let most = 0;
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const memory = await Promise.all(processes.map(memoryOfChild));
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

/** 0 for another user's process, or one that has just ended. */
async function memoryOfChild(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  if (/^PPid:\s+(\d+)$/m.exec(status)?.[1] !== String(process.pid)) return 0;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
