import path from 'node:path';
import { readSeedConfiguration } from '../config.ts';
import { fingerprintOf } from '../packages/fingerprint.ts';
import { openStorage } from '../packages/open-storage.ts';
import { seedCollection } from '../use-cases/seed-collection.ts';

const CATALOG = path.resolve(import.meta.dirname, '../..');
// Loaded only if something has to be built: loading fonts, drawing and sound takes longer than finding that nothing has changed.
const compiler = () => import('../../collection/compile.ts');

const config = readSeedConfiguration();
const storage = openStorage(config);
try {
  const collection = {
    fingerprint: async () =>
      `${await fingerprintOf([path.join(CATALOG, 'collection'), path.join(CATALOG, 'package.json')])} ${config.themes?.join() ?? 'all'}`,
    compile: async function* (outDir: string) {
      yield* (await compiler()).compileCollection(outDir, config.themes);
    },
    pack: async (dir: string) => (await compiler()).packTheme(dir),
  };
  for await (const { slug, outcome } of seedCollection(storage, collection, path.join(config.DATA_DIR, 'collection'))) {
    process.stdout.write(`catalog: ${slug} ${outcome === 'published' ? 'is published' : 'is up to date'}\n`);
  }
} finally {
  await storage.db.destroy();
}
