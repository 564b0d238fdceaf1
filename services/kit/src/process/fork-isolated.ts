import { type ChildProcess, fork } from 'node:child_process';
import { codeFolders, type Isolation, launchUnder } from './isolation.ts';

/** The only variables passed to a child: none of them gives access to anything. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_ENV'];

export interface Reach {
  isolation: Isolation;
  /** Modules of workspace packages that the program loads, besides its own. */
  workspacePackages?: readonly string[];
  /** Files and folders it may read, and folders it may write. */
  read: readonly string[];
  write: readonly string[];
  /** Additional environment variables. */
  env?: Record<string, string>;
  heapMb: number;
  /** Additional options of Node.js. */
  options?: readonly string[];
}

/** Starts a module as a process with access only to what is listed, and communicates with it. */
export function forkIsolated(modulePath: string, reach: Reach): ChildProcess {
  const { isolation, workspacePackages = [], read, write, env: extra = {}, heapMb, options = [] } = reach;
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const env = { ...Object.fromEntries(passedOn), ...extra };
  const { program, args } = launchUnder(isolation, { code: codeFolders(modulePath, workspacePackages), read, write });
  return fork(modulePath, {
    env,
    execPath: program,
    execArgv: [...args, `--max-old-space-size=${heapMb}`, ...options],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
