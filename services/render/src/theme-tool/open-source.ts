import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unpackThemePackage } from '../package/unpack.ts';

/** Passes the absolute path of a package's folder to `work`: the folder itself, or that of an unpacked zip, which is deleted afterwards. */
export async function withPackage<Result>(source: string, work: (dir: string) => Promise<Result>): Promise<Result> {
  const facts = await stat(source).catch(() => undefined);
  if (!facts) throw new Error(`There is no folder or zip at ${source}.`);
  if (facts.isDirectory()) return work(resolve(source));
  const scratch = await mkdtemp(join(tmpdir(), 'theme-'));
  try {
    await unpackThemePackage(source, scratch);
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
