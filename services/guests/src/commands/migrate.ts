import path from 'node:path';
import { readConfig, storageVariables } from '@nimantran/kit/config';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';

const { DATABASE_URL } = readConfig(process.env, { DATABASE_URL: storageVariables.DATABASE_URL });
const db = createDatabase<unknown>(DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 600_000 });
try {
  const done = await migrate(db, path.join(import.meta.dirname, '../db/migrations'));
  process.stdout.write(done.length === 0 ? 'guests: schema is up to date\n' : `guests: ${done.join(', ')}\n`);
} finally {
  await db.destroy();
}
