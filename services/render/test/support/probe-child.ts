import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

// Tries everything that is forbidden to a rendering process, and reports the result of each try.
interface Tries {
  port: number;
  read: string[];
  write: string[];
}

const outcome = (attempt: () => unknown): string => {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'refused';
  }
};

function connectTo(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve('done'));
    socket.once('error', (error) => resolve('code' in error ? String(error.code) : 'refused'));
  });
}

process.once('message', async ({ port, read, write }: Tries) => {
  const told = {
    connect: await connectTo(port),
    read: read.map((path) => outcome(() => readFileSync(path))),
    write: write.map((path) => outcome(() => writeFileSync(path, 'x'))),
    program: outcome(() => execFileSync(process.execPath, ['--version'])),
    parentEnvironment: outcome(() => readFileSync(`/proc/${process.ppid}/environ`)),
    environment: Object.keys(process.env),
  };
  process.send?.(told, undefined, undefined, () => process.exit(0));
});
