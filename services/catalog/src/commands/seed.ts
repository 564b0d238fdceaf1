import path from 'node:path';
import type { SeedProgress } from '@nimantran/proto/domain/seed-progress';
import { inOrderOfSale } from '../../collection/themes.ts';
import { readSeedConfiguration } from '../config.ts';
import { fingerprintOf } from '../packages/fingerprint.ts';
import { openStorage } from '../packages/open-storage.ts';
import { seedCollection } from '../use-cases/seed-collection.ts';

const CATALOG = path.resolve(import.meta.dirname, '../..');

const config = readSeedConfiguration();
const storage = openStorage(config);
try {
  const collection = {
    fingerprint: async () =>
      `${await fingerprintOf([path.join(CATALOG, 'collection'), path.join(CATALOG, 'package.json')])} ${config.themes?.join() ?? 'all'}`,
    compile: async function* (outDir: string) {
      // Loaded only if something has to be built: loading fonts, drawing and sound takes longer than finding that nothing has changed.
      const { compileCollection } = await import('../../collection/compile.ts');
      yield* compileCollection(outDir, config.themes);
    },
  };
  const progress: SeedProgress = { on_sale: 0, of: (await inOrderOfSale(config.themes)).length };
  if (progress.of > 0) {
    for await (const { slug, outcome } of seedCollection(storage, collection, path.join(config.DATA_DIR, 'collection'))) {
      process.stdout.write(`catalog: ${slug} ${outcome === 'published' ? 'is published' : 'is up to date'}\n`);
      progress.on_sale += 1;
      process.send?.(progress);
    }
  }
} finally {
  await storage.db.destroy();
}
