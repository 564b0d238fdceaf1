import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../../infra/postgres/embedded.ts';
import { provision, SERVICES, type Service } from '../../../../infra/postgres/provision.ts';
import { createEmptyDatabase } from '../../../../infra/test-support/servers/test-database.ts';
import { type BatchShop, startBatchShop } from './batch-shop.ts';

/** Studio and a worker on their own Postgres with durable commits. */
export async function openBatchBench(folder: string): Promise<{ shop: BatchShop; close(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres') });
  const secret = () => randomBytes(12).toString('hex');
  const passwords = Object.fromEntries(SERVICES.map((name) => [name, secret()])) as Record<Service, string>;
  const database = await createEmptyDatabase(postgres.adminUrl);
  const urls = await provision({ adminUrl: postgres.adminUrl, passwords, database });
  const shop = await startBatchShop({ studio: urls.studio, render: urls.render }, folder);
  return {
    shop,
    async close() {
      await shop.close();
      await postgres.stop();
    },
  };
}
