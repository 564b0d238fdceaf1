import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from '@nimantran/kit/store/disk-store';
import { zipSync } from 'fflate';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { readRenderConfig } from '../../src/config.ts';
import { type LiveStills, openLiveStills } from '../../src/live-stills/live-stills.ts';
import { keepCompiledCode } from '../../src/worker/compiled-code.ts';
import { writeFixtureTheme, zipEntries } from './fixture-theme.ts';

export interface TestStills {
  /** Holds the objects of the store, and whatever is written. */
  folder: string;
  stills: LiveStills;
  close(): Promise<void>;
}

/** The live role in the test's process, with the fixture theme as `themes/1.zip` and these uploads (object key → JPEG). */
export async function openTestStills(uploads: Record<string, Buffer> = {}): Promise<TestStills> {
  const folder = await mkdtemp(join(tmpdir(), 'live-stills-test-'));
  const store = createDiskStore({ directory: folder, publicUrl: '', signingSecret: 'x'.repeat(32) });
  await store.put('themes/1.zip', zipSync(await zipEntries(await writeFixtureTheme())), 'application/zip');
  for (const [key, photo] of Object.entries(uploads)) await store.put(key, photo, 'image/jpeg');
  const config = readRenderConfig({
    ...serviceAuthOf('render').variables,
    ...{ NODE_ENV: 'test', PORT: '0', DATABASE_URL: 'postgres://nowhere.test/x', DATA_DIR: folder },
    ...{ STUDIO_URL: 'http://studio.test', LIVE_STILLS_AT_ONCE: '2' },
  });
  // Without the network's isolation, whose probe takes as long as a test.
  const isolation = { network: false, files: true };
  const code = keepCompiledCode({ isolation, makeDir: () => mkdtemp(join(folder, 'code-')) });
  const stills = await openLiveStills({ config, store, isolation, now: () => new Date('2030-01-01') }, code);
  return {
    folder,
    stills,
    async close() {
      await stills.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
