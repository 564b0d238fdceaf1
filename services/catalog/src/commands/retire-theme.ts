import { readCommandConfiguration } from '../config.ts';
import { openStorage } from '../packages/open-storage.ts';
import { retireTheme } from '../use-cases/retire-theme.ts';

// retire-theme <id>: takes a theme off sale. Importing its package puts it on sale again.
const id = Number(process.argv[2]);
if (!Number.isSafeInteger(id) || id < 1) {
  process.stderr.write('usage: retire-theme <id>\n');
  process.exit(2);
}
const { db } = openStorage(readCommandConfiguration());
try {
  process.stdout.write((await retireTheme(db, id)) ? `theme ${id} is no longer sold\n` : `theme ${id} was not on sale\n`);
} finally {
  await db.destroy();
}
