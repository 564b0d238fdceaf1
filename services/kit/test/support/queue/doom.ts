import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./doomed-worker.ts', import.meta.url));

/** Starts a process that takes one job or event, and then kills it (SIGKILL). @throws Error if it takes none */
export async function takeAndDie(doom: object, limitMs = 25_000): Promise<void> {
  const child: ChildProcess = fork(SCRIPT, [JSON.stringify(doom)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Nothing was taken within ${limitMs} ms`)), limitMs);
      child.once('message', () => {
        clearTimeout(late);
        resolve();
      });
      child.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`The doomed process left with ${code}`));
      });
    });
  } finally {
    const gone = child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : Promise.resolve();
    child.kill('SIGKILL');
    await gone;
  }
}
