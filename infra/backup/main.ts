import { parseArgs } from 'node:util';
import { ConfigError } from '@nimantran/kit/config';
import { readSettings } from '../launcher/settings.ts';
import { checkBackup } from './check-backup.ts';
import { readBackupConfig } from './config.ts';
import { openStore, withLocalDatabase } from './local-shop.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';

const USAGE = `usage: --to FOLDER [--keep N]     backs the shop up into a new folder inside FOLDER and keeps the newest N
       --check FOLDER/BACKUP     reads a backup to its last byte`;
const say = (line: string) => process.stdout.write(`backup: ${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, keep: { type: 'string' }, check: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (values.check !== undefined) {
    say(`complete: ${inWords(await checkBackup(values.check))}`);
    return;
  }
  const config = readBackupConfig(process.env);
  const to = values.to ?? config.to;
  const keep = values.keep === undefined ? config.keep : Number(values.keep);
  if (to === undefined) throw new Error(USAGE);
  if (keep !== undefined && !(Number.isSafeInteger(keep) && keep > 0))
    throw new Error('--keep needs a whole number of 1 or more.');
  const settings = readSettings(process.env);
  const store = openStore(config.s3, settings.dataDir);
  const make = (databaseUrl: string) => makeBackup({ databaseUrl, store, to, keep });
  const startedAt = performance.now();
  const { folder, manifest, removed } = await (config.databaseUrl === undefined
    ? withLocalDatabase(settings, make)
    : make(config.databaseUrl));
  say(`${folder}: ${inWords(manifest)}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  for (const gone of removed) say(`removed ${gone}`);
}

function inWords({ schemas, objects }: Manifest): string {
  const tables = schemas.flatMap(({ tables }) => tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (objects.total_bytes / 1e6).toFixed(1);
  const missing = objects.missing === 0 ? '' : `; ${objects.missing} objects that rows name were not in the store`;
  return `${rows} rows of ${tables.length} tables, ${objects.count} objects (${megabytes} MB)${missing}`;
}

try {
  await main();
} catch (error) {
  const isTold = error instanceof ConfigError || !(error instanceof Error) || error.name === 'Error';
  process.stderr.write(`backup: ${isTold ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
