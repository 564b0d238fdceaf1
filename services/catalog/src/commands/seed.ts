import path from 'node:path';
import { compileCollection, packTheme } from '../../collection/compile.ts';
import { readCommandConfiguration } from '../config.ts';
import { openStorage } from '../open-storage.ts';
import { seedCollection } from '../packages/seed-collection.ts';

const config = readCommandConfiguration();
const storage = openStorage(config);
try {
  const collection = { compile: compileCollection, pack: packTheme };
  for (const { slug, outcome } of await seedCollection(storage, collection, path.join(config.DATA_DIR, 'collection'))) {
    process.stdout.write(`catalog: ${slug} ${outcome === 'published' ? 'is published' : 'is up to date'}\n`);
  }
} finally {
  await storage.db.destroy();
}
