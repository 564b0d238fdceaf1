import { once } from 'node:events';
import { cp, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Isolation } from '@nimantran/kit/process/isolation';
import { forkRenderer } from './fork-renderer.ts';

/** The compiled modules of rendering processes, made once for a worker (Node.js: module compile cache). */
export interface CompiledCode {
  /**
   * Puts a copy into a folder that a process may write to, and returns the variables that make the process use it. Where that is not
   * possible, there are none, and the process compiles for itself.
   */
  copyInto(dir: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

const COMPILER = fileURLToPath(new URL('./compile-code.ts', import.meta.url));
const LIMIT_MS = 30_000;

const inFolder = (folder: string): Record<string, string> => ({ NODE_COMPILE_CACHE: folder });

/**
 * Node.js uses compiled code only from a folder that the process may also write to. So each process has a copy: what a job's files do
 * to a process must not reach the next job.
 */
export function keepCompiledCode({ isolation, makeDir }: { isolation: Isolation; makeDir: () => Promise<string> }): CompiledCode {
  let made: Promise<string> | undefined;
  return {
    async copyInto(dir) {
      made ??= compile(isolation, makeDir);
      const copy = join(dir, 'code');
      try {
        const source = await made;
        const now = new Date();
        // The sweep removes folders that nobody has touched for long.
        await utimes(source, now, now);
        await cp(source, copy, { recursive: true });
        return inFolder(copy);
      } catch {
        made = undefined;
        await rm(copy, { recursive: true, force: true });
        return {};
      }
    },
    async close() {
      const source = await made?.catch(() => undefined);
      if (source !== undefined) await rm(source, { recursive: true, force: true });
    },
  };
}

/** A process without a job loads the modules and leaves what Node.js made of them. */
async function compile(isolation: Isolation, makeDir: () => Promise<string>): Promise<string> {
  const dir = await makeDir();
  try {
    const child = forkRenderer(COMPILER, { isolation, read: [], write: [dir], env: inFolder(dir) });
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    const [code] = await once(child, 'exit').finally(() => clearTimeout(timer));
    if (code !== 0) throw new Error(`compiling the code ended with ${code}`);
    return dir;
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
}
