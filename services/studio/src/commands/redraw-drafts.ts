import { createDatabase } from '@nimantran/kit/db/database';
import { commandDatabaseUrl } from '../config.ts';
import type { Tables } from '../db/schema.ts';
import { redrawDrafts } from '../use-cases/renders/redraw-drafts.ts';

// redraw-drafts <job id> …: for drafts whose pictures are missing from the object store, as after a restore into an empty one.
const db = createDatabase<Tables>(commandDatabaseUrl(process.env));
try {
  const count = await redrawDrafts(db, process.argv.slice(2));
  process.stdout.write(`studio: ${count} ${count === 1 ? 'draft is' : 'drafts are'} drawn again\n`);
} finally {
  await db.destroy();
}
