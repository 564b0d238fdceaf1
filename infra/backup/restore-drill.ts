import { parseArgs } from 'node:util';
import { ConfigError } from '@nimantran/kit/config';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Owner } from '../deployment/config.ts';
import { readDrillConfig } from './config.ts';
import { runDrill } from './drill/run-drill.ts';
import { localAddresses, openStore, withLocalServer } from './local-shop.ts';
import { noteProof, reasonOf } from './note-proof.ts';

const USAGE = `usage: --from FOLDER [--scratch NAME]
       restores the newest backup of a folder into a database of that name, looks at it, and throws it away; the shop may run`;

interface Parts {
  adminUrl: string;
  shop: Readonly<Record<Owner, string>>;
  database: string;
  store: ObjectStore;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, scratch: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const config = readDrillConfig(process.env);
  const from = values.from ?? config.from;
  if (from === undefined) throw new Error(USAGE);
  const drill = async ({ adminUrl, shop, database, store }: Parts): Promise<void> => {
    const startedAt = new Date();
    const ended = await runDrill({ from, adminUrl, shop, scratch: values.scratch ?? `${database}_drill`, store }).then(
      (said) => ({ passed: true, said }),
      (error: unknown) => ({ passed: false, said: reasonOf(error) }),
    );
    await noteProof(shop.identity, { kind: 'restore_drill', startedAt, ...ended });
    process.stdout.write(`restore-drill: ${ended.said}\n`);
    if (!ended.passed) process.exitCode = 1;
  };
  if (config.kind === 'set up') {
    const { adminDatabaseUrl: adminUrl, databaseUrls: shop, database, s3 } = config.setUp;
    return drill({ adminUrl, shop, database, store: openStore(s3, '/nowhere') });
  }
  const { settings, s3 } = config;
  await withLocalServer(settings, async (adminUrl) => {
    const { shop, database } = await localAddresses(adminUrl, settings.dataDir);
    await drill({ adminUrl, shop, database, store: openStore(s3, settings.dataDir) });
  });
}

try {
  await main();
} catch (error) {
  const isTold = error instanceof ConfigError || !(error instanceof Error) || error.name === 'Error';
  process.stderr.write(`restore-drill: ${isTold ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
