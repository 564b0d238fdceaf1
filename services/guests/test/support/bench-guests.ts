import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeAll } from '@nimantran/kit/service';
import { startEmbeddedPostgres } from '../../../../infra/postgres/embedded.ts';
import { provision, SERVICES, type Service } from '../../../../infra/postgres/provision.ts';
import { createEmptyDatabase } from '../../../../infra/test-support/servers/test-database.ts';
import { type Guests, openGuests } from './guests.ts';

/** The service on a Postgres of its own with durable commits. */
export async function openBenchGuests(): Promise<{ guests: Guests; address: string; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-guests-'));
  const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres') });
  const passwords = Object.fromEntries(SERVICES.map((name) => [name, randomBytes(12).toString('hex')])) as Record<
    Service,
    string
  >;
  const database = await createEmptyDatabase(postgres.adminUrl);
  const urls = await provision({ adminUrl: postgres.adminUrl, passwords, database });
  // As in production: answers are not compared with their contracts.
  const guests = await openGuests(urls.guests, { NODE_ENV: 'production', NATS_URL: 'nats://nowhere:4222' });
  return {
    guests,
    address: await guests.app.listen({ host: '127.0.0.1', port: 0 }),
    close: () =>
      closeAll(guests, { close: () => postgres.stop() }, { close: () => rm(folder, { recursive: true, force: true }) }),
  };
}
