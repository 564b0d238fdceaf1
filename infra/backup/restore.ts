import { parseArgs } from 'node:util';
import { forgetNatsStream } from '@nimantran/kit/bus/forget-nats-stream';
import { ConfigError } from '@nimantran/kit/config';
import { readRestoreConfig } from './config.ts';
import { newestBackup } from './kept-backups.ts';
import { openStore, prepareLocal, refuseRunning, withLocalDatabase } from './local-shop.ts';
import { type RestoreReport, restoreBackup } from './restore-backup.ts';

const USAGE = `usage: --from FOLDER/BACKUP [--replace] [--skip-invoices N]
       --replace deletes the data that is in the database; --skip-invoices N skips invoice numbers that may have been used since the backup`;
const say = (line: string) => process.stdout.write(`restore: ${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'skip-invoices': { type: 'string', default: '0' },
    },
  });
  const config = readRestoreConfig(process.env);
  const folder = values.from ?? (config.from === undefined ? undefined : await newestBackup(config.from));
  const skipInvoices = Number(values['skip-invoices']);
  if (folder === undefined || !Number.isSafeInteger(skipInvoices) || skipInvoices < 0) throw new Error(USAGE);
  const { replace } = values;
  const about = { folder, replace, skipInvoices, say };
  if (config.kind === 'set up') {
    const { databaseUrls, s3, natsUrl } = config.setUp;
    const report = await restoreBackup({ ...about, databaseUrls, store: openStore(s3, '/nowhere') });
    if (natsUrl !== undefined) await forgetNatsStream(natsUrl);
    tell(report);
    say('next: empty Redis (FLUSHDB), run set-up, start the services');
    return;
  }
  const { settings, s3 } = config;
  await refuseRunning(settings.dataDir);
  const store = openStore(s3, settings.dataDir);
  const report = await withLocalDatabase(settings, async (adminUrl) => {
    const databaseUrls = await prepareLocal(adminUrl, settings.dataDir, { replace });
    return restoreBackup({ ...about, databaseUrls, store });
  });
  if (settings.natsUrl !== undefined) await forgetNatsStream(settings.natsUrl);
  tell(report);
  say('next: start the shop with "make up"');
}

function tell({ manifest, missing, withoutUploads }: RestoreReport): void {
  for (const key of missing) say(`missing: ${key}`);
  for (const number of withoutUploads) say(`${number} is in progress but its uploads are lost: ask the customer for them`);
  say(
    `the shop is that of ${manifest.snapshot_at}; what was paid since is in the comparison with the provider that begins by itself`,
  );
}

try {
  await main();
} catch (error) {
  const isTold = error instanceof ConfigError || !(error instanceof Error) || error.name === 'Error';
  process.stderr.write(`restore: ${isTold ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
