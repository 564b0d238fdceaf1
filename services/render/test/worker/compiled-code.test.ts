import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_ISOLATION } from '@nimantran/kit/process/isolation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompiledCode, keepCompiledCode } from '../../src/worker/compiled-code.ts';
import { CHILD, forkRenderer } from '../../src/worker/fork-renderer.ts';

const ISOLATED = { network: false, files: true };
let base: string;
let made: string[];
let code: CompiledCode;
const newFolder = (): Promise<string> => mkdtemp(join(base, 'job-'));

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'compiled-code-'));
  made = [];
  code = keepCompiledCode({
    isolation: ISOLATED,
    makeDir: async () => {
      const dir = await newFolder();
      made.push(dir);
      return dir;
    },
  });
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** Files below a folder and when each was written. */
async function filesIn(dir: string): Promise<Map<string, number>> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const times = files.map(async ({ parentPath, name }): Promise<[string, number]> => {
    const path = join(parentPath, name);
    return [path.slice(dir.length), (await stat(path)).mtimeMs];
  });
  return new Map(await Promise.all(times));
}

describe('compiled code', { timeout: 60_000 }, () => {
  test('is made once and used by an isolated process, which has a copy of its own', async () => {
    const dirs = [await newFolder(), await newFolder()];
    const [env = {}] = await Promise.all(dirs.map((dir) => code.copyInto(dir)));
    const copy = env.NODE_COMPILE_CACHE ?? '';
    expect(copy.startsWith(`${dirs[0]}/`)).toBe(true);
    expect(made).toHaveLength(1);
    const before = [...(await filesIn(copy))];
    expect(before.length).toBeGreaterThan(100);
    const [lost, others] = [before.slice(0, 20), before.slice(20)];
    for (const [file] of lost) await rm(join(copy, file));
    const child = forkRenderer(CHILD, { isolation: ISOLATED, read: [], write: [dirs[0] ?? ''], env });
    child.disconnect();
    await once(child, 'exit');
    // It compiled what was missing, and nothing else.
    const after = await filesIn(copy);
    expect(lost.some(([file]) => after.delete(file))).toBe(true);
    expect([...after]).toEqual(expect.arrayContaining(others));
  });

  test('is the same for the next process, whatever the one before did to its copy', async () => {
    const [spoilt, next] = [await newFolder(), await newFolder()];
    const env = await code.copyInto(spoilt);
    const before = await filesIn(made[0] ?? '');
    for (const file of before.keys()) await appendFile(join(env.NODE_COMPILE_CACHE ?? '', file), 'spoilt');
    const sizes = async (dir: string) => Promise.all([...before.keys()].map(async (file) => (await stat(join(dir, file))).size));
    const { NODE_COMPILE_CACHE: copy = '' } = await code.copyInto(next);
    expect(await sizes(copy)).toEqual(await sizes(made[0] ?? ''));
  });

  test('is made again where it was removed, and a process without it compiles for itself', async () => {
    await rm(made[0] ?? '', { recursive: true });
    expect(await code.copyInto(await newFolder())).toEqual({});
    expect(await code.copyInto(await newFolder())).toHaveProperty('NODE_COMPILE_CACHE');
    expect(made).toHaveLength(2);
  });

  test('is missing where no process can be started', async () => {
    const none = keepCompiledCode({ isolation: NO_ISOLATION, makeDir: () => Promise.reject(new Error('no room')) });
    expect(await none.copyInto(await newFolder())).toEqual({});
    await none.close();
  });

  test('is removed at the end', async () => {
    await code.close();
    await expect(stat(made[1] ?? '')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
