import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { tellWatchers } from '../../db/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import { askForTrial, endOpenRenders, lockTrials, type TriedPackage } from './begin-trial.ts';

/** Its trials belong to no person. */
export const PROOF_OWNER = 'first-run';

/** Has the film of a published version rendered as a trial is: small, kept for a day, below all orders. An earlier one that is not finished ends. */
export async function beginFilmProof(transaction: Transaction<Tables>, theme: Omit<TriedPackage, 'packageId'>): Promise<string> {
  await lockTrials(transaction, PROOF_OWNER);
  await endOpenRenders(transaction, PROOF_OWNER);
  const trial = await transaction
    .insertInto('trials')
    .values({ ...theme, packageId: randomUUID(), ownerUid: PROOF_OWNER, manifest: JSON.stringify(theme.manifest) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await askForTrial(transaction, trial, 'sample', { details: 'sample', bride_first: false, resolution: '480p' }, false);
  await tellWatchers(transaction);
  return trial.id;
}
