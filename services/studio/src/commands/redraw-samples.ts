import { createDatabase } from '@nimantran/kit/db/database';
import { newTrace } from '@nimantran/kit/trace';
import { commandDatabaseUrl } from '../config.ts';
import type { Tables } from '../db/schema.ts';
import { redrawSamples } from '../use-cases/renders/redraw-samples.ts';

const db = createDatabase<Tables>(commandDatabaseUrl(process.env));
try {
  const count = await redrawSamples(db, newTrace());
  process.stdout.write(`studio: ${count} ${count === 1 ? 'sample is' : 'samples are'} drawn again\n`);
} finally {
  await db.destroy();
}
