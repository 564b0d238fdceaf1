import path from 'node:path';
import { readConfig, storageVariables } from '@nimantran/kit/config';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { seedHolidays } from '../db/delivery/holidays.ts';
import type { Tables } from '../db/schema.ts';

const { DATABASE_URL } = readConfig(process.env, { DATABASE_URL: storageVariables.DATABASE_URL });
const db = createDatabase<Tables>(DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 600_000 });
try {
  const done = await migrate(db, path.join(import.meta.dirname, '../db/migrations'));
  await seedHolidays(db);
  process.stdout.write(done.length === 0 ? 'orders: schema is up to date\n' : `orders: ${done.join(', ')}\n`);
} finally {
  await db.destroy();
}
