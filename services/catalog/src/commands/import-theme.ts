import { readCommandConfiguration } from '../config.ts';
import { openStorage } from '../packages/open-storage.ts';
import { readPackage } from '../packages/read-package.ts';
import { InvalidPackageError } from '../packages/validate-package.ts';
import { importPackage } from '../use-cases/import-package.ts';

// import-theme <folder or zip>…: puts theme packages on sale. Running services see them immediately.
const locations = process.argv.slice(2);
if (locations.length === 0) {
  process.stderr.write('usage: import-theme <folder or zip>…\n');
  process.exit(2);
}
const storage = openStorage(readCommandConfiguration());
try {
  for (const location of locations) {
    const { themeId, version, published } = await importPackage(storage, await readPackage(location));
    process.stdout.write(`theme ${themeId} ${version} ${published ? 'is published' : 'already exists'}\n`);
  }
} catch (error) {
  if (!(error instanceof InvalidPackageError)) throw error;
  process.stderr.write(`The package is not valid:\n${error.faults.map((fault) => `  ${fault}`).join('\n')}\n`);
  process.exitCode = 1;
} finally {
  await storage.db.destroy();
}
