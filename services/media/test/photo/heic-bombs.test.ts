import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { createMemoryBudget } from '../../src/checks/memory-budget.ts';
import { readPhotoHeader } from '../../src/photo/header/read-header.ts';
import { createPhotoChecks, type PhotoChecks } from '../../src/photo/inspect-photo.ts';
import { REFUSALS } from '../../src/photo/refusals.ts';
import { sample } from '../support/heif-file.ts';
import { HEIC_BOMBS } from '../support/photo-corpus/heic-bombs.ts';

/** Those of 30,000 parts run before a release; with every change, the one of 20,000 stands for them. */
const BOMBS = shortOrAll(
  HEIC_BOMBS.filter(({ name }) => !name.includes('30,000')),
  HEIC_BOMBS,
);

describe('a small HEIC file that costs a decoder much', () => {
  let folder: string;
  let checks: PhotoChecks;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'bombs-test-'));
    const isolation = { network: false, files: true };
    checks = createPhotoChecks({ isolation, atOnce: 1, budget: createMemoryBudget(700 * 1024 * 1024) });
  });
  afterAll(async () => {
    await checks?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function inspect(bytes: Buffer) {
    const place = (name: string) => path.join(folder, name);
    await writeFile(place('given'), bytes);
    return checks.inspect({
      input: place('given'),
      photo: place('photo'),
      preview: place('preview'),
      thumbnail: place('thumbnail'),
    });
  }

  it.each(BOMBS)('is refused: $name', async ({ make, becomes }) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    expect(await inspect(bytes)).toMatchObject({ outcome: 'rejected', reason: expect.stringMatching(becomes as RegExp) });
  });

  it('is refused by its header where it has more items or properties than any camera writes', async () => {
    const file = path.join(folder, 'listed');
    for (const { name, make } of BOMBS.filter(({ name }) => /30,000|20,000/.test(name))) {
      await writeFile(file, await make());
      expect([name, await readPhotoHeader(file)]).toEqual([name, REFUSALS.damaged]);
    }
  });

  it('leaves the next photo alone', async () => {
    expect(await inspect(sample('quadrants.heic'))).toMatchObject({ outcome: 'ready' });
  });
});
