import { writeEvent } from '@nimantran/kit/events/outbox';
import { route } from '@nimantran/kit/http/route';
import type { User } from '@nimantran/proto/domain/user';
import { jobClaimed } from '@nimantran/proto/events/studio';
import { pullJob } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { noteDesigner } from '../../db/designers.ts';
import { type JobRow, jobRef, nextEventVersion, noteJob } from '../../db/jobs.ts';
import { claimJob } from '../../use-cases/studio-jobs/claim-job.ts';
import { viewJob } from './job-view.ts';
import { whoIs } from './require-claim.ts';

export function servePullJob(app: FastifyInstance, context: Context): void {
  route(app, pullJob, async ({ user }) => {
    await noteDesigner(context.db, context.clock, user);
    const job = await claim(context, user);
    return { job: job ? await viewJob(context, job) : null };
  });
}

async function claim(context: Context, user: User): Promise<JobRow | undefined> {
  return context.db.transaction().execute(async (transaction) => {
    const claimed = await claimJob(transaction, context.clock, user.uid, context.config.LEASE_MINUTES);
    if (!claimed) return undefined;
    const { job, isNew } = claimed;
    if (isNew) {
      await noteJob(transaction, job.id, { who: whoIs(user), what: 'Claimed' });
      await writeEvent(transaction, jobClaimed, {
        key: job.id,
        keyVersion: await nextEventVersion(transaction, job.id),
        trace: job.trace,
        data: jobRef(job),
      });
    }
    return job;
  });
}
