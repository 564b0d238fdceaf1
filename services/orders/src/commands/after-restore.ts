import { readConfig, storageVariables } from '@nimantran/kit/config';
import { createDatabase } from '@nimantran/kit/db/database';
import type { Tables } from '../db/schema.ts';
import { afterRestore } from '../use-cases/reconciliation/after-restore.ts';

// after-restore <instant of the backup> <invoice numbers to skip>: run it once, before the services start.
const [instant = '', skipped = '0'] = process.argv.slice(2);
const snapshotAt = new Date(instant);
const skipInvoices = Number(skipped);
if (Number.isNaN(snapshotAt.getTime()) || !Number.isSafeInteger(skipInvoices) || skipInvoices < 0) {
  process.stderr.write('usage: after-restore <instant of the backup> <invoice numbers to skip>\n');
  process.exit(2);
}
const { DATABASE_URL } = readConfig(process.env, { DATABASE_URL: storageVariables.DATABASE_URL });
const db = createDatabase<Tables>(DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 600_000 });
try {
  const { sessions } = await afterRestore(db, { snapshotAt, skipInvoices, now: new Date() });
  process.stdout.write(`orders: ${sessions} open checkout sessions will be checked with the provider, and the books compared\n`);
} finally {
  await db.destroy();
}
