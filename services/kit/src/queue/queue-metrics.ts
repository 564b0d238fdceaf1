import { sharedHistogram, watchedGauge } from '../telemetry/shared-metrics.ts';

const jobs = watchedGauge('queue_jobs', 'Jobs in a queue, as each of its workers sees it: use the highest value', [
  'queue',
  'state',
]);

/** From the start of a job to its end, by result. */
export const jobDurations = sharedHistogram(
  'queue_job_duration_seconds',
  'Duration of queue jobs',
  ['queue', 'job', 'outcome'],
  [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300, 900],
);

/** Reports the counts of a queue that this process works on, until the returned function is called. */
export function watchQueue(
  queue: string,
  count: () => Promise<{ waiting: number; delayed: number; active: number; failed: number }>,
): () => void {
  return jobs.watch(async (set) => {
    for (const [state, number] of Object.entries(await count())) set({ queue, state }, number);
  });
}
