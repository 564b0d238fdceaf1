import type { Kysely } from 'kysely';
import { lockJob, noteJob, STUDIO } from '../../db/jobs.ts';
import { presentDraft, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';

/** In these somebody is to look at the draft; in the others it is being made, or nobody needs it any more. */
const LOOKED_AT = ['queued', 'claimed', 'on_hold'];

/** Has the drafts of jobs drawn anew whose pictures are lost. A job stays where it is meanwhile. Answers how many. */
export async function redrawDrafts(db: Kysely<Tables>, jobIds: readonly string[]): Promise<number> {
  let redrawn = 0;
  for (const id of jobIds) {
    await db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, id);
      const draft = await presentDraft(transaction, job);
      if (!LOOKED_AT.includes(job.state) || draft?.state === 'queued' || draft?.state === 'running') return;
      await requestRender(transaction, job, 'draft');
      await noteJob(transaction, id, { who: STUDIO, what: 'Its pictures were lost, the draft is drawn again' });
      redrawn += 1;
    });
  }
  return redrawn;
}
