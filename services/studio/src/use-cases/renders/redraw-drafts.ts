import type { Kysely } from 'kysely';
import { lockJob, noteJob, STUDIO } from '../../db/jobs.ts';
import { DRAFT_KINDS, giveUpFilms, newestRender, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';

/** In these states a person needs to see the draft; in the others it is being made, or no longer needed. */
const LOOKED_AT = ['queued', 'claimed', 'on_hold'];

/** Redraws the drafts of jobs whose pictures are lost. A job keeps its state meanwhile. Returns how many. */
export async function redrawDrafts(db: Kysely<Tables>, jobIds: readonly string[]): Promise<number> {
  let redrawn = 0;
  for (const id of jobIds) {
    await db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, id);
      const newest = await newestRender(transaction, id, DRAFT_KINDS);
      if (!LOOKED_AT.includes(job.state) || newest?.state === 'queued' || newest?.state === 'running') return;
      await giveUpFilms(transaction, id);
      await requestRender(transaction, job, 'stills');
      await noteJob(transaction, id, { who: STUDIO, what: 'Stills were lost; drawing the draft again' });
      redrawn += 1;
    });
  }
  return redrawn;
}
