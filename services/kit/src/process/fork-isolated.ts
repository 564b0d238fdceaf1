import { type ChildProcess, fork } from 'node:child_process';
import { codeFolders, type Isolation, launchUnder } from './isolation.ts';

/** All that a child sees of the environment: nothing that opens a door. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_ENV'];

export interface Reach {
  isolation: Isolation;
  /** Modules of workspace packages, beside the program's own, whose code it loads. */
  workspacePackages?: readonly string[];
  /** Files and folders that it may read, and folders that it may write. */
  read: readonly string[];
  write: readonly string[];
  /** Further variables of its environment. */
  env?: Record<string, string>;
  heapMb: number;
  /** Further options of Node.js. */
  options?: readonly string[];
}

/** Starts a module as a process that reaches nothing but what it is given, and talks with it. */
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
