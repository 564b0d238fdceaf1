import path from 'node:path';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { commandDatabaseUrl } from '../config.ts';
import type { Tables } from '../db/schema.ts';

const db = createDatabase<Tables>(commandDatabaseUrl(process.env), { statementTimeoutMs: 120_000 });
try {
  const done = await migrate(db, path.join(import.meta.dirname, '../db/migrations'));
  process.stdout.write(done.length === 0 ? 'studio: the schema is up to date\n' : `studio: migrated ${done.join(', ')}\n`);
} finally {
  await db.destroy();
}
