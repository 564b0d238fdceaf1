import { notFound } from '@nimantran/kit/http/problem';
import type { Connection } from '../../db/jobs.ts';
import { findTrial, type TrialRow } from '../../use-cases/trials/begin-trial.ts';

/** @throws HttpProblem 404 for a trial that has expired or belongs to another person */
export async function ownTrial(db: Connection, id: string, ownerUid: string): Promise<TrialRow> {
  const trial = await findTrial(db, id, ownerUid);
  if (!trial)
    throw notFound('no_such_trial', 'This trial does not exist, or it was deleted after a day. Upload the package again.');
  return trial;
}
