import path from 'node:path';
import { readCommandConfiguration } from '../config.ts';
import { openStorage } from '../open-storage.ts';
import { fingerprintOf } from '../packages/fingerprint.ts';
import { seedCollection } from '../packages/seed-collection.ts';

const CATALOG = path.resolve(import.meta.dirname, '../..');
// Loaded only when something is to be made: fonts, drawing and sound take longer to load than to see that nothing has changed.
const compiler = () => import('../../collection/compile.ts');

const config = readCommandConfiguration();
const storage = openStorage(config);
try {
  const collection = {
    fingerprint: () => fingerprintOf([path.join(CATALOG, 'collection'), path.join(CATALOG, 'package.json')]),
    compile: async (outDir: string) => (await compiler()).compileCollection(outDir),
    pack: async (dir: string) => (await compiler()).packTheme(dir),
  };
  for (const { slug, outcome } of await seedCollection(storage, collection, path.join(config.DATA_DIR, 'collection'))) {
    process.stdout.write(`catalog: ${slug} ${outcome === 'published' ? 'is published' : 'is up to date'}\n`);
  }
} finally {
  await storage.db.destroy();
}
