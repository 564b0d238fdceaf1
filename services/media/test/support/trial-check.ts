import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { serveChecks } from '../../src/checks/serve-checks.ts';

export type TrialJob =
  | { do: 'copy' }
  | { do: 'refuse' | 'hang' | 'exit' | 'throw' }
  | { do: 'allocate'; bytes: number }
  | { do: 'look'; file: string; port: number };

export interface TrialResult {
  pid: number;
  refused: boolean;
  environment: string[];
  read?: string;
  connect?: string;
}

const held: Buffer[] = [];

/** A checking program that does what a test requests, good or bad. */
serveChecks<TrialJob, TrialResult>(async (job, folder) => {
  const result = { pid: process.pid, refused: job.do === 'refuse', environment: Object.keys(process.env) };
  if (job.do === 'copy') await writeFile(path.join(folder, 'copy'), await readFile(path.join(folder, 'input')));
  if (job.do === 'hang') for (;;);
  if (job.do === 'exit') process.exit(3);
  if (job.do === 'throw') throw new Error('The trial broke');
  if (job.do === 'allocate') {
    held.push(Buffer.alloc(job.bytes, 1));
    await new Promise(() => {});
  }
  if (job.do === 'look') {
    const code = (error: NodeJS.ErrnoException) => error.code ?? 'failed';
    const read = await readFile(job.file).then(() => 'done', code);
    const connected = await new Promise<string>((resolve) => {
      const socket = connect(job.port, '127.0.0.1', () => resolve('done'));
      socket.on('error', (error) => resolve(code(error)));
    });
    return { ...result, read, connect: connected };
  }
  return result;
});
