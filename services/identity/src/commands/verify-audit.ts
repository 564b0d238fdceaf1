import { readConfig, storageVariables } from '@nimantran/kit/config';
import { createDatabase } from '@nimantran/kit/db/database';
import type { Tables } from '../db/schema.ts';
import { verifyAuditLog } from '../db/verify-audit-log.ts';

// verify-audit [<count>:<hash>]: verifies the audit log; with a head printed earlier, it also proves that no row since then is
// missing.
const [given, extra] = process.argv.slice(2);
const noted = /^(\d{1,15}):([0-9a-f]{64})$/.exec(given ?? '');
if (extra !== undefined || (given !== undefined && noted === null)) {
  process.stderr.write('usage: verify-audit [<count>:<hash>], as printed by an earlier run\n');
  process.exit(2);
}
const { DATABASE_URL } = readConfig(process.env, { DATABASE_URL: storageVariables.DATABASE_URL });
const db = createDatabase<Tables>(DATABASE_URL, { maxConnections: 1, statementTimeoutMs: 60_000 });
try {
  const { head, rows, fault } = await verifyAuditLog(
    db,
    noted ? { noted: { count: Number(noted[1]), hash: noted[2] ?? '' } } : {},
  );
  if (fault) {
    process.stderr.write(`The audit log is NOT intact. ${fault.detail}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`The audit log is intact: ${rows} rows.\n${head.count}:${head.hash}\n`);
  }
} finally {
  await db.destroy();
}
