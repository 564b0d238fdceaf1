import { type ChildProcess, fork } from 'node:child_process';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import { type Isolation, launchUnder } from './isolation.ts';

const HEAP_MB = 1024;
/** All that a child sees of the environment: nothing that opens a door. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_ENV'];

/**
 * How glibc (mallopt(3)) and the allocator of the canvas (mimalloc) are asked to keep memory: frames come and go by the megabyte, and handing each back to the system costs as much as
 * drawing it. Those of 2160p are handed back all the same, or they would fill a gigabyte.
 */
export function memoryHabits(resolution: RenderResolution): Record<string, string> {
  if (resolution === '2160p') return { MIMALLOC_PURGE_DELAY: '-1', MALLOC_MMAP_THRESHOLD_: '1000000', MALLOC_ARENA_MAX: '1' };
  return {
    MIMALLOC_PURGE_DELAY: '-1',
    MALLOC_MMAP_THRESHOLD_: '33554432',
    MALLOC_TRIM_THRESHOLD_: '1073741824',
    MALLOC_TOP_PAD_: '67108864',
  };
}

export interface Reach {
  isolation: Isolation;
  /** Files and folders that it may read, and folders that it may write. */
  read: readonly string[];
  write: readonly string[];
  /** Further variables of its environment. */
  env?: Record<string, string>;
}

/** Starts a module as a process that reaches nothing but what it is given, and talks with it. */
export function forkIsolated(module: string, { isolation, read, write, env: extra = {} }: Reach): ChildProcess {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const env = { ...Object.fromEntries(passedOn), ...extra };
  const { program, args } = launchUnder(isolation, { read, write });
  return fork(module, {
    env,
    execPath: program,
    execArgv: [...args, `--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
