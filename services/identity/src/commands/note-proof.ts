import { readConfig, storageVariables } from '@nimantran/kit/config';
import { createDatabase } from '@nimantran/kit/db/database';
import { PROOF_KINDS } from '@nimantran/proto/domain/health-report';
import { noteProof } from '../db/proofs.ts';
import type { Tables } from '../db/schema.ts';

// note-proof <backup|restore_drill> <passed|failed> <instant of its start> <what it said>: /admin/health shows it.
const [name, outcome, instant = '', said = ''] = process.argv.slice(2);
const kind = PROOF_KINDS.find((known) => known === name);
const startedAt = new Date(instant);
if (kind === undefined || (outcome !== 'passed' && outcome !== 'failed') || Number.isNaN(startedAt.getTime())) {
  process.stderr.write(`usage: note-proof <${PROOF_KINDS.join('|')}> <passed|failed> <instant of its start> <what it said>\n`);
  process.exit(2);
}
const { DATABASE_URL } = readConfig(process.env, { DATABASE_URL: storageVariables.DATABASE_URL });
const db = createDatabase<Tables>(DATABASE_URL, { maxConnections: 1 });
try {
  await noteProof(db, { kind, startedAt, passed: outcome === 'passed', said });
} finally {
  await db.destroy();
}
