import type { Closable } from '@nimantran/kit/bus/bus';
import { listenerOf } from '@nimantran/kit/bus/postgres-listener';
import { closeAll } from '@nimantran/kit/service';
import { RENDER_QUEUE, RenderProgress, STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Context } from '../context.ts';
import { renderIdOf } from '../jobs/dispatch-renders.ts';
import { summariesOf } from '../routes/studio-jobs/job-summary.ts';

/** Forwards changes of all instances and progress of all workers to the streams here. Best effort: a page asks again. */
export async function startLive(context: Context, onChange: () => void): Promise<Closable> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(context.db);
  const listening = await listenerOf(context.pool, context.log).listen(`studio_jobs_${rows[0]?.schema ?? 'public'}`, (jobId) => {
    onChange();
    if (context.watchers.count === 0) return;
    context.watchers.send('renders', {});
    if (jobId !== '') void tellJob(context, jobId);
  });
  const jobs = new JobsOfRenders(context);
  const watch = (queue: string) =>
    context.queues.watchProgress(queue, (queueId, value) => {
      if (Value.Check(RenderProgress, value)) void tellProgress(context, jobs, renderIdOf(queueId), value);
    });
  const progress = await Promise.all([watch(RENDER_QUEUE), watch(STILLS_QUEUE)]);
  return { close: () => closeAll(...progress, listening) };
}

async function tellJob(context: Context, jobId: string): Promise<void> {
  try {
    const job = await context.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirst();
    if (!job) return;
    const [summary] = await summariesOf(context.db, [job]);
    context.watchers.send('job', summary);
  } catch (error) {
    context.log.debug({ err: error }, 'a change was not told');
  }
}

async function tellProgress(context: Context, jobs: JobsOfRenders, renderId: string, progress: RenderProgress): Promise<void> {
  context.watchers.noteProgress(renderId, progress);
  if (context.watchers.count === 0) return;
  try {
    const jobId = await jobs.find(renderId);
    context.watchers.send('progress', { render_id: renderId, job_id: jobId, ...progress });
  } catch (error) {
    context.log.debug({ err: error }, 'progress was not told');
  }
}

const KEPT = 1_000;

/** Render → job, read once; null for samples and renders that are not ours. */
class JobsOfRenders {
  private readonly context: Context;
  private readonly known = new Map<string, string | null>();

  constructor(context: Context) {
    this.context = context;
  }

  async find(renderId: string): Promise<string | null> {
    const known = this.known.get(renderId);
    if (known !== undefined) return known;
    const row = await this.context.db.selectFrom('renders').select('jobId').where('id', '=', renderId).executeTakeFirst();
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(renderId, row?.jobId ?? null);
    return row?.jobId ?? null;
  }
}
