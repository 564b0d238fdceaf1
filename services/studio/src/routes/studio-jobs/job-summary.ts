import type { StudioJobSummary } from '@nimantran/proto/http/studio/jobs';
import type { Connection, JobRow } from '../../db/jobs.ts';

export async function summariesOf(db: Connection, jobs: readonly JobRow[]): Promise<StudioJobSummary[]> {
  const waiting = jobs.filter(({ state }) => state === 'queued' || state === 'drafting').map(({ id }) => id);
  const rows =
    waiting.length === 0
      ? []
      : await db
          .selectFrom('jobQuestions')
          .select('jobId')
          .distinct()
          .where('jobId', 'in', waiting)
          .where('answeredAt', 'is not', null)
          .execute();
  const answered = new Set(rows.map(({ jobId }) => jobId));
  return jobs.map((job) => summaryOf(job, answered.has(job.id)));
}

function summaryOf(job: JobRow, answered: boolean): StudioJobSummary {
  return {
    id: job.id,
    order_number: job.orderNumber,
    theme_title: job.themeTitle,
    headline: job.headline,
    state: job.state,
    delivery: job.delivery,
    resolution: job.resolution,
    due_at: job.dueAt.toISOString(),
    makes: job.makes,
    waits_for: job.holdReason,
    claimed_by: job.claimedBy,
    lease_until: job.leaseUntil?.toISOString() ?? null,
    handed:
      job.handedTo !== null && job.handedUntil !== null
        ? { to: job.handedTo, by: job.handedBy ?? '', until: job.handedUntil.toISOString() }
        : null,
    answered,
    delivered_at: job.deliveredAt?.toISOString() ?? null,
  };
}
