import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { migrate } from '@nimantran/kit/db/migrate';
import { createLog } from '@nimantran/kit/log';
import { startEmbeddedPostgres } from '../../../../infra/postgres/embedded.ts';
import { provision, SERVICES, type Service } from '../../../../infra/postgres/provision.ts';
import { createEmptyDatabase } from '../../../../infra/test-support/servers/test-database.ts';
import { readMediaConfig } from '../../src/config.ts';
import { type Context, createContext } from '../../src/context.ts';
import { mediaEnvironment } from './bench-processes.ts';

/** Media's context on a separate Postgres that keeps committed data. */
export async function openBenchContext(folder: string): Promise<{ context: Context; close(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres') });
  const passwords = Object.fromEntries(SERVICES.map((name) => [name, randomBytes(12).toString('hex')])) as Record<
    Service,
    string
  >;
  const database = await createEmptyDatabase(postgres.adminUrl);
  const urls = await provision({ adminUrl: postgres.adminUrl, passwords, database });
  const context = createContext(readMediaConfig(mediaEnvironment(urls.media, folder)), { log: createLog('media', 'error') });
  await migrate(context.db, path.join(import.meta.dirname, '../../src/db/migrations'));
  return {
    context,
    async close() {
      await context.close();
      await postgres.stop();
    },
  };
}
