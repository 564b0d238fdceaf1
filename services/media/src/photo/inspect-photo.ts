import { fork } from 'node:child_process';
import path from 'node:path';
import type { GoodPhoto, PhotoInspector, Refused } from '../checks/inspection.ts';
import { CHECK_TIMEOUT_MS } from './limits.ts';

type Inspection = GoodPhoto | Refused;

const TOO_HEAVY = 'This photo is too demanding to open. Save it as an ordinary JPEG and upload the new file.';

/** Runs the check in a process of its own, with limits of time and memory. */
export const inspectPhoto: PhotoInspector = ({ input, photo, preview, thumbnail }) =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'inspect-process.ts'), [input, photo, preview, thumbnail], {
      // The child needs nothing of ours, secrets least of all.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, VIPS_CONCURRENCY: '1' },
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let result: Inspection | undefined;
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString('utf8')).slice(-2_000);
    });
    const timer = setTimeout(() => {
      result = { outcome: 'rejected', reason: TOO_HEAVY };
      child.kill('SIGKILL');
    }, CHECK_TIMEOUT_MS);
    child.on('message', (message) => {
      result = message as Inspection;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (result) resolve(result);
      else if (code === 137) resolve({ outcome: 'rejected', reason: TOO_HEAVY });
      else reject(new Error(`The photo check ended with ${code ?? 'a signal'}: ${complaint}`));
    });
  });
