import { DelayedError, type IQueueBackend, type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import { noteActivity } from '../activity.ts';
import type { Closable } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { inSpan } from '../trace.ts';
import type { BullWorker } from './bull-types.ts';
import { reasonOf } from './calm-backend.ts';
import { type Family, LOOK_AGAIN_MS } from './family.ts';
import { emptyJob, isFinal, withoutWords } from './finished-jobs.ts';
import { checkJobData, type JobPayload, traceOf } from './job-payload.ts';
import type { JobHandler, WorkOptions } from './queue.ts';
import type { QueueBackend } from './queue-backend.ts';
import { jobDurations } from './queue-metrics.ts';
import { settledWithin } from './time-limit.ts';

/** A worker that dies is not its job's fault: attempts, if counted, are counted in Postgres. */
const WITHOUT_END = 2_000_000_000;
/** When its worker is stopped, a job has this long to finish; then it is aborted and returned to the queue. */
const FINISH_LIMIT_MS = 8_000;
const ABORT_LIMIT_MS = 3_000;

export interface JobWorkerOptions extends WorkOptions {
  queue: string;
  handlers: readonly JobHandler[];
  backend: QueueBackend;
  family: Family;
  log: Log;
}

/** Runs the jobs of one queue. */
export class JobWorker implements Closable {
  private readonly handlers: ReadonlyMap<string, JobHandler>;
  private readonly options: JobWorkerOptions;
  private readonly stopping = new AbortController();
  private readonly waking = new Set<Promise<void>>();
  private readonly worker: BullWorker<JobPayload>;
  private closing: Promise<void> | undefined;

  constructor(options: JobWorkerOptions) {
    this.options = options;
    this.handlers = handlersByName(options.queue, options.handlers);
    const lockMs = options.lockMs ?? 30_000;
    this.worker = new Worker<JobPayload, void, string, IQueueBackend>(
      options.queue,
      // BullMQ passes a signal to processors that take three parameters.
      (job, token, signal) => this.process(job, token ?? '', signal ?? this.stopping.signal),
      {
        connection: options.backend.connection,
        concurrency: options.concurrency ?? 1,
        lockDuration: lockMs,
        stalledInterval: Math.max(250, Math.round(lockMs / 2)),
        maxStalledCount: WITHOUT_END,
        runRetryDelay: 1_000,
      },
      options.backend.factory,
    );
    this.listen();
  }

  close(): Promise<void> {
    this.closing ??= this.stop();
    return this.closing;
  }

  private listen(): void {
    const { queue, log, family } = this.options;
    this.worker.on('error', (error) => log.warn({ reason: reasonOf(error), queue }, 'the queue failed, trying again'));
    this.worker.on('stalled', (id) => log.warn({ queue, job: id }, 'a worker was lost, its job is run again'));
    this.worker.on('lockRenewalFailed', (ids) => {
      for (const id of ids) this.worker.cancelJob(id, 'The job belongs to another worker now');
    });
    const wake = (job: Job | undefined): void => {
      if (!job?.id) return;
      const woken = family.wakeParents({ queue, id: job.id });
      this.waking.add(woken);
      void woken.finally(() => this.waking.delete(woken));
    };
    this.worker.on('completed', (job) => wake(job));
    this.worker.on('failed', (job, error) => {
      log.warn({ err: error, queue, job: job?.id, attempt: job?.attemptsMade }, 'job failed');
      if (job?.finishedOn) wake(job);
    });
  }

  private async process(job: Job<JobPayload>, token: string, lost: AbortSignal): Promise<void> {
    const { emptied } = job.data;
    if (emptied === 'done') return;
    if (emptied === 'failed') throw new UnrecoverableError('The job failed before, and its data is gone');
    const { log } = this.options;
    const { data } = job.data;
    try {
      await this.attempt(job, token, lost);
    } catch (error) {
      // A job that belongs to another worker still needs its data.
      if (isFinal(job, error) && !lost.aborted) await emptyJob(job, { data: null, emptied: 'failed' }, log);
      throw withoutWords(error, data);
    }
    if (!lost.aborted) await emptyJob(job, { data: null, emptied: 'done' }, log);
  }

  private async attempt(job: Job<JobPayload>, token: string, lost: AbortSignal): Promise<void> {
    const handler = this.handlers.get(job.name);
    if (!handler) throw new UnrecoverableError(`No handler for ${this.options.queue}/${job.name}`);
    try {
      checkJobData(handler.job, job.data.data);
    } catch (error) {
      throw new UnrecoverableError(error instanceof Error ? error.message : String(error));
    }
    await this.awaitChildren(job, token);
    const signal = AbortSignal.any([lost, this.stopping.signal]);
    try {
      await this.run(handler, job, signal);
    } catch (error) {
      if (!this.stopping.signal.aborted || lost.aborted) throw error;
      await job.moveToWait(token);
      throw new WaitingError();
    }
  }

  private async run(handler: JobHandler, job: Job<JobPayload>, signal: AbortSignal): Promise<void> {
    const { queue } = this.options;
    const attempt = job.attemptsMade + job.stalledCounter + 1;
    const attributes = {
      'messaging.operation.type': 'process',
      'messaging.destination.name': queue,
      'messaging.message.id': job.id ?? '',
      'nimantran.queue.waited_ms': Math.max(0, (job.processedOn ?? Date.now()) - job.timestamp - (job.delay ?? 0)),
      'nimantran.queue.attempt': attempt,
    };
    const end = jobDurations.startTimer({ queue, job: job.name });
    const progress = (value: object): Promise<void> => this.report(job, value);
    try {
      await inSpan({ name: `process ${queue}/${job.name}`, kind: 'consumer', parent: traceOf(job.data), attributes }, () =>
        handler.run({ id: job.id ?? '', data: job.data.data, attempt, signal, progress }),
      );
      end({ outcome: 'done' });
    } catch (error) {
      end({ outcome: signal.aborted ? 'handed back' : 'failed' });
      throw error;
    } finally {
      noteActivity();
    }
  }

  /** @throws DelayedError if children are unfinished: the job is delayed until one of them wakes it */
  private async awaitChildren(job: Job<JobPayload>, token: string): Promise<void> {
    const { children } = job.data;
    if (!children || (await this.options.family.complete(children))) return;
    await job.moveToDelayed(Date.now() + LOOK_AGAIN_MS, token);
    // The last child may have ended in the meantime, and found no parent to wake.
    const ended = await this.options.family.complete(children).catch(() => true);
    if (ended) await this.options.family.wake({ queue: this.options.queue, id: job.id ?? '' });
    throw new DelayedError();
  }

  /** Nothing depends on progress: a failed report does not fail the job. */
  private async report(job: Job<JobPayload>, value: object): Promise<void> {
    try {
      await job.updateProgress(value);
    } catch (error) {
      this.options.log.debug({ reason: reasonOf(error), job: job.id }, 'progress not told');
    }
  }

  private async stop(): Promise<void> {
    const { queue, log } = this.options;
    const closed = this.worker.close();
    if (!(await settledWithin(closed, FINISH_LIMIT_MS))) {
      this.stopping.abort(new Error('The worker stops'));
      if (!(await settledWithin(closed, ABORT_LIMIT_MS)))
        log.warn({ queue }, 'jobs did not end in time, another worker takes them');
    }
    await Promise.all(this.waking);
  }
}

/** @throws Error if a job has two handlers, or belongs to another queue */
function handlersByName(queue: string, handlers: readonly JobHandler[]): ReadonlyMap<string, JobHandler> {
  const byName = new Map<string, JobHandler>();
  for (const handler of handlers) {
    if (handler.job.queue !== queue)
      throw new Error(`${handler.job.name} belongs to the queue ${handler.job.queue}, not ${queue}.`);
    if (byName.has(handler.job.name)) throw new Error(`${queue}/${handler.job.name} has two handlers.`);
    byName.set(handler.job.name, handler);
  }
  return byName;
}
