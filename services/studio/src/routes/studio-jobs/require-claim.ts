import { conflict } from '@nimantran/kit/http/problem';
import type { User } from '@nimantran/proto/domain/user';
import type { JobRow } from '../../db/jobs.ts';

export const whoIs = (user: User): string => user.name.trim() || 'Designer';

/** @throws HttpProblem 409 unless the designer has claimed the job */
export function requireClaim(job: JobRow, user: User): void {
  if (job.state === 'claimed' && job.claimedBy === user.uid) return;
  if (job.state === 'claimed') throw conflict('job_not_yours', 'Somebody else has claimed this job.');
  throw conflict('job_not_claimed', 'You do not hold this job. Claim it first.');
}
