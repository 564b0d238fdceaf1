import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { forkIsolated, type Reach } from '@nimantran/kit/process/fork-isolated';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';

const HEAP_MB = 1024;
/** The module of a rendering process. */
export const CHILD = fileURLToPath(new URL('./render-child.ts', import.meta.url));

/**
 * Makes glibc (mallopt(3)) and the canvas's allocator (mimalloc) keep memory: frames come and go by the megabyte, and returning
 * each to the system costs as much as drawing it. Those of 2160p are returned all the same, or they would fill a gigabyte. All lie in
 * huge pages where the kernel has them (glibc's `hugetlb` tunable, madvise(2)), in few arenas, which then have less room to spare.
 */
export function memoryHabits(resolution: RenderResolution): Record<string, string> {
  const habits = { MIMALLOC_PURGE_DELAY: '-1', GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' };
  if (resolution === '2160p') return { ...habits, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1000000' };
  return {
    ...habits,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '33554432',
    MALLOC_TRIM_THRESHOLD_: '1073741824',
    MALLOC_TOP_PAD_: '67108864',
  };
}

/** Starts a module of this package as a process that can reach only what it is given, and communicates with it. */
export function forkRenderer(
  modulePath: string,
  { heapMb = HEAP_MB, ...reach }: Omit<Reach, 'heapMb' | 'workspacePackages'> & { heapMb?: number },
): ChildProcess {
  return forkIsolated(modulePath, {
    ...reach,
    heapMb,
    workspacePackages: ['@nimantran/kit/av/ffmpeg', '@nimantran/proto/jobs/render'],
  });
}
