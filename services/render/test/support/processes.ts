import { readdirSync, readFileSync } from 'node:fs';

/** Live rendering processes started by a process (Linux). */
export function renderingChildren(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const ids = read(`/proc/${pid}/task/${task}/children`).trim();
    return ids === '' ? [] : ids.split(' ').map(Number);
  });
  return children.filter((child) => read(`/proc/${child}/cmdline`).includes('render-child'));
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Gone in the meantime.
    return '';
  }
}
