import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../../infra/postgres/embedded.ts';
import { provision, SERVICES, type Service } from '../../../../infra/postgres/provision.ts';
import { createEmptyDatabase } from '../../../../infra/test-support/servers/test-database.ts';
import { openStudio, type Studio } from './studio.ts';

/** The service on its own Postgres with durable commits. */
export async function startBenchStudio(): Promise<{ studio: Studio; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-studio-'));
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres') });
  const passwords = Object.fromEntries(SERVICES.map((service) => [service, 'bench'])) as Record<Service, string>;
  const database = await createEmptyDatabase(postgres.adminUrl);
  const urls = await provision({ adminUrl: postgres.adminUrl, passwords, database });
  const studio = await openStudio(urls.studio);
  return {
    studio,
    async close() {
      await studio.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
