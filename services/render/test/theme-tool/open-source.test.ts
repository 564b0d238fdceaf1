import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { withPackage } from '../../src/theme-tool/open-source.ts';

it('takes a folder by a relative path', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    // A package's files are looked for under its absolute path.
    expect(await withPackage(relative(process.cwd(), dir), async (opened) => opened)).toBe(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
});
