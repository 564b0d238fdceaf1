import { parseArgs } from 'node:util';
import { ConfigError } from '@nimantran/kit/config';
import { readSettings } from '../launcher/settings.ts';
import { checkBackup } from './check-backup.ts';
import { readBackupConfig } from './config.ts';
import { localAddresses, openStore, withLocalDatabase } from './local-shop.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { type NotedRun, noteProof, reasonOf } from './note-proof.ts';

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
  const back = async (databaseUrl: string, identityUrl: string | undefined) => {
    const startedAt = new Date();
    const note = (passed: boolean, said: string) => tell(identityUrl, { kind: 'backup', startedAt, passed, said });
    const { folder, manifest, removed } = await make(databaseUrl).catch(async (error: unknown) => {
      await note(false, reasonOf(error));
      throw error;
    });
    const said = `${inWords(manifest)}, in ${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s`;
    say(`${folder}: ${said}`);
    for (const gone of removed) say(`removed ${gone}`);
    await note(true, said);
  };
  if (config.databaseUrl !== undefined) return back(config.databaseUrl, config.identityUrl);
  await withLocalDatabase(settings, async (adminUrl) =>
    back(adminUrl, (await localAddresses(adminUrl, settings.dataDir)).shop.identity),
  );
}

/** A backup that is made is one, even if nobody could be told. */
async function tell(identityUrl: string | undefined, run: NotedRun): Promise<void> {
  if (identityUrl === undefined) {
    say('IDENTITY_DATABASE_URL is not set: /admin/health does not learn of this backup');
    return;
  }
  await noteProof(identityUrl, run).catch((error: unknown) => say(`/admin/health does not learn of this: ${reasonOf(error)}`));
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
