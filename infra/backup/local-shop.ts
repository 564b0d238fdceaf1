import path from 'node:path';
import { createObjectStore } from '@nimantran/kit/store/create-object-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { S3Options } from '@nimantran/kit/store/s3-client';
import { runningLauncher } from '../launcher/pid-file.ts';
import { loadSecrets } from '../launcher/secrets.ts';
import type { Settings } from '../launcher/settings.ts';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';
import { addressesOf, addressOf, provision, type Service } from '../postgres/provision.ts';
import { withClient } from './restore-tables.ts';

const DATABASE = 'nimantran';

/** The services' object store, for reading and writing; it issues no public addresses. */
export const openStore = (s3: S3Options | undefined, dataDir: string): ObjectStore =>
  createObjectStore({ s3, dataDir, publicUrl: '', signingSecret: '' });

/** Opens the database of the shop that `make up` runs as an admin, starting it if necessary, and leaves it as it was found. */
export async function withLocalDatabase<Result>(
  { dataDir, adminDatabaseUrl }: Settings,
  use: (adminUrl: string) => Promise<Result>,
): Promise<Result> {
  return withLocalServer({ dataDir, adminDatabaseUrl }, (adminUrl) => use(addressOf(adminUrl, { database: DATABASE })));
}

/** The same for the server, whatever databases it has. */
export async function withLocalServer<Result>(
  { dataDir, adminDatabaseUrl }: Pick<Settings, 'dataDir' | 'adminDatabaseUrl'>,
  use: (adminUrl: string) => Promise<Result>,
): Promise<Result> {
  if (adminDatabaseUrl !== undefined) return use(adminDatabaseUrl);
  const server = await startEmbeddedPostgres({ dir: path.join(dataDir, 'postgres') });
  try {
    return await use(server.adminUrl);
  } finally {
    if (!server.reused) await server.stop();
  }
}

/** The name of the local shop's database, and each service's address of it. */
export async function localAddresses(
  adminUrl: string,
  dataDir: string,
): Promise<{ database: string; shop: Record<Service, string> }> {
  const { passwords } = await loadSecrets(dataDir);
  return { database: DATABASE, shop: addressesOf(adminUrl, DATABASE, passwords) };
}

/** Creates roles and schemas of the local shop for a restore; with `replace`, clears the bus and the queue. */
export async function prepareLocal(
  adminUrl: string,
  dataDir: string,
  { replace }: { replace: boolean },
): Promise<Record<Service, string>> {
  const { passwords } = await loadSecrets(dataDir);
  const server = addressOf(adminUrl, { database: 'postgres' });
  const databaseUrls = await provision({ adminUrl: server, passwords, database: DATABASE });
  if (!replace) return databaseUrls;
  await withClient(adminUrl, (client) => client.query('drop schema if exists bus, queue cascade'));
  return provision({ adminUrl: server, passwords, database: DATABASE });
}

/** @throws Error while `make up` runs on this data */
export async function refuseRunning(dataDir: string): Promise<void> {
  const pid = await runningLauncher(dataDir);
  if (pid !== undefined) throw new Error(`The shop is running (process ${pid}). Stop it with "make down".`);
}
