import { randomUUID } from 'node:crypto';
import { defineJob } from '@nimantran/proto/jobs/job';
import { Type } from 'typebox';
import { handlerOf, type Queues } from '../../../src/queue/queue.ts';

/** A separate queue for each test. */
export function uniqueJob() {
  return defineJob({ queue: `q-${randomUUID()}`, name: 'work', data: Type.Object({ n: Type.Integer() }) });
}
export type TestJob = ReturnType<typeof uniqueJob>;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function flow(job: TestJob, jobId: string, children: readonly string[]) {
  return {
    job,
    data: { n: 1 },
    options: { jobId },
    children: children.map((id) => ({ job, data: { n: 1 }, options: { jobId: id } })),
  };
}

export async function runAll(queues: Queues, job: TestJob, concurrency: number): Promise<string[]> {
  const ran: string[] = [];
  await queues.work(job.queue, [handlerOf(job, async ({ id }) => void ran.push(id))], { concurrency });
  return ran;
}
