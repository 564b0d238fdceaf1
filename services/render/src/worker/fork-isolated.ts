import { type ChildProcess, fork } from 'node:child_process';
import { type Isolation, launchUnder } from './isolation.ts';

const HEAP_MB = 1024;
/** All that a child sees of the environment: nothing that opens a door. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_ENV'];

export interface Reach {
  isolation: Isolation;
  /** Files and folders that it may read, and folders that it may write. */
  read: readonly string[];
  write: readonly string[];
}

/** Starts a module as a process that reaches nothing but what it is given, and talks with it. */
export function forkIsolated(module: string, { isolation, read, write }: Reach): ChildProcess {
  const env = Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const { program, args } = launchUnder(isolation, { read, write });
  return fork(module, {
    env,
    execPath: program,
    execArgv: [...args, `--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
