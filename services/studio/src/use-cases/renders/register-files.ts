import { notFound } from '@nimantran/kit/http/problem';
import type { Context } from '../../context.ts';
import { reopenPurgesNaming } from '../../db/purges.ts';
import { isWanted, noteKeys } from '../../db/renders.ts';
import { staleAttempt } from './start-attempt.ts';

/** Before a file is written, so that the purge finds it if the worker dies. @throws HttpProblem 404, or 409 `stale_attempt` */
export async function registerFiles(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  renderId: string,
  attempt: number,
  objectKeys: readonly string[],
): Promise<void> {
  const kept = await db.transaction().execute(async (transaction) => {
    // Under its lock: an order ending now finds them at its purge, or ends the render before they are recorded.
    const render = await transaction.selectFrom('renders').selectAll().where('id', '=', renderId).forUpdate().executeTakeFirst();
    if (!render) throw notFound('render_not_found', 'This render does not exist.');
    if (!isWanted(render, attempt)) return undefined;
    await noteKeys(transaction, renderId, objectKeys);
    return render;
  });
  if (!kept) throw staleAttempt();
  if (kept.jobId === null) await reopenPurgesNaming(db, clock, objectKeys);
}
