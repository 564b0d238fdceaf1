import type { JobData, JobDefinition } from '@nimantran/proto/jobs/job';
import { type IQueueBackend, type JobsOptions, Queue } from 'bullmq';
import type { Closable } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { markSpan } from '../trace.ts';
import type { BullQueue } from './bull-types.ts';
import { reasonOf } from './calm-backend.ts';
import { Family, LOOK_AGAIN_MS } from './family.ts';
import { type KeptFor, sweepFinishedJobs } from './finished-jobs.ts';
import { checkJobData, checkJobId, childrenOf, type JobPayload, type JobRef } from './job-payload.ts';
import { JobWorker } from './job-worker.ts';
import { watchQueueProgress } from './progress-watcher.ts';
import type { AddOptions, FlowNode, JobHandler, JobState, Queues, WorkOptions } from './queue.ts';
import type { QueueBackend } from './queue-backend.ts';
import { watchQueue } from './queue-metrics.ts';
import { withTimeLimit } from './time-limit.ts';

const REQUEST_LIMIT_MS = 10_000;
const MOST_FAILED = 1_000;
const MOST_EVENTS = 1_000;

/** The queues on BullMQ, with Redis or Postgres. */
export class BullQueues implements Queues {
  private readonly backend: QueueBackend;
  private readonly log: Log;
  private readonly family: Family;
  private readonly kept: Partial<KeptFor>;
  private readonly queues = new Map<string, BullQueue<JobPayload>>();
  private readonly open = new Set<Closable>();

  constructor(backend: QueueBackend, log: Log, kept: Partial<KeptFor> = {}) {
    this.kept = kept;
    this.backend = backend;
    this.log = log;
    this.family = new Family((name) => this.queue(name), log);
  }

  async add<Job extends JobDefinition>(job: Job, data: JobData<Job>, options: AddOptions): Promise<void> {
    checkNode({ job, data, options });
    await this.limited(this.put(job, { data }, options), `Adding ${job.queue}/${job.name}`);
  }

  async addFlow(flow: FlowNode): Promise<void> {
    checkNode(flow);
    await this.limited(this.addNode(flow), `Adding the flow ${flow.job.queue}/${flow.job.name}`);
  }

  async work(queue: string, handlers: readonly JobHandler[], options: WorkOptions = {}): Promise<Closable> {
    await this.limited(this.queue(queue).waitUntilReady(), `Working on ${queue}`);
    const { backend, family, log } = this;
    const unwatch = watchQueue(queue, () => this.counts(queue));
    const worker = new JobWorker({ ...options, queue, handlers, backend, family, log });
    const sweeping = sweepFinishedJobs(this.queue(queue), log, this.kept);
    return this.track({
      async close() {
        unwatch();
        await Promise.all([worker.close(), sweeping.close()]);
      },
    });
  }

  async state(queue: string, jobId: string): Promise<JobState> {
    const state = await this.limited(this.queue(queue).getJobState(jobId), 'Asking for a job');
    switch (state) {
      case 'delayed': {
        const job = await this.limited(this.queue(queue).getJob(jobId), 'Asking for a job');
        return childrenOf(job?.data).length > 0 ? 'waiting-children' : 'delayed';
      }
      case 'active':
      case 'completed':
      case 'failed':
      case 'waiting-children':
        return state;
      case 'unknown':
        return 'absent';
      default:
        return 'waiting';
    }
  }

  async remove(queue: string, jobId: string): Promise<boolean> {
    const state = await this.state(queue, jobId);
    if (state === 'active') return false;
    if (state === 'absent') return true;
    await this.limited(this.queue(queue).remove(jobId, { removeChildren: false }), 'Removing a job');
    return (await this.state(queue, jobId)) === 'absent';
  }

  async counts(queue: string): Promise<{ waiting: number; delayed: number; active: number; failed: number }> {
    const types = ['waiting', 'prioritized', 'delayed', 'active', 'failed'] as const;
    const counts = await this.limited(this.queue(queue).getJobCounts(...types), 'Counting jobs');
    const of = (type: (typeof types)[number]): number => counts[type] ?? 0;
    return {
      waiting: of('waiting') + of('prioritized'),
      delayed: of('delayed'),
      active: of('active'),
      failed: of('failed'),
    };
  }

  async watchProgress(queue: string, handle: (jobId: string, progress: unknown) => void): Promise<Closable> {
    return this.track(await watchQueueProgress(queue, this.backend, this.log, handle));
  }

  async wipe(queue: string): Promise<void> {
    await this.limited(this.queue(queue).obliterate({ force: true }), `Wiping ${queue}`);
  }

  async ping(timeoutMs: number): Promise<void> {
    await this.backend.ping(timeoutMs);
  }

  async close(): Promise<void> {
    await Promise.all([...this.open].map((part) => part.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  private queue(name: string): BullQueue<JobPayload> {
    let queue = this.queues.get(name);
    if (!queue) {
      const { connection, factory } = this.backend;
      const options = { connection, streams: { events: { maxLen: MOST_EVENTS } } };
      queue = new Queue<JobPayload, void, string, JobPayload, void, string, IQueueBackend>(name, options, factory);
      queue.on('error', (error) => this.log.warn({ reason: reasonOf(error), queue: name }, 'the queue failed'));
      this.queues.set(name, queue);
    }
    return queue;
  }

  private async put(job: JobDefinition, payload: JobPayload, options: AddOptions): Promise<void> {
    const trace = markSpan({
      name: `create ${job.queue}/${job.name}`,
      kind: 'producer',
      attributes: { 'messaging.operation.type': 'create', 'messaging.destination.name': job.queue },
    });
    await this.queue(job.queue).add(job.name, { ...payload, trace }, bullOptions(options));
  }

  /** Children first, so that a parent never looks for a child that does not exist yet. */
  private async addNode(node: FlowNode): Promise<JobRef> {
    const self = { queue: node.job.queue, id: node.options.jobId };
    const children: JobRef[] = [];
    for (const child of node.children ?? []) children.push(await this.addNode(child));
    if (children.length === 0) {
      await this.put(node.job, { data: node.data }, node.options);
      return self;
    }
    await this.family.introduce(self, children);
    await this.put(node.job, { data: node.data, children }, { ...node.options, delayMs: LOOK_AGAIN_MS });
    const ended = await this.family.complete(children).catch(() => true);
    if (ended) await this.family.wake(self);
    return self;
  }

  private async limited<Value>(request: Promise<Value>, what: string): Promise<Value> {
    try {
      return await withTimeLimit(request, REQUEST_LIMIT_MS, what);
    } catch (error) {
      throw new Error(`${what}: ${reasonOf(error)}`, { cause: error });
    }
  }

  private track(part: Closable): Closable {
    const tracked: Closable = { close: () => part.close().finally(() => this.open.delete(tracked)) };
    this.open.add(tracked);
    return tracked;
  }
}

/** Checks a whole flow before any part is added. @throws Error naming the first fault */
function checkNode(node: FlowNode): void {
  checkJobId(node.options.jobId);
  checkJobData(node.job, node.data);
  if (node.children?.length && node.options.delayMs)
    throw new Error('A job with children starts after them and cannot have a delay.');
  for (const child of node.children ?? []) checkNode(child);
}

function bullOptions(options: AddOptions): JobsOptions {
  return {
    jobId: options.jobId,
    attempts: options.attempts ?? 1,
    removeOnFail: options.forgetFailed ?? { count: MOST_FAILED },
    stackTraceLimit: 3,
    ...(options.priority === undefined ? {} : { priority: options.priority }),
    ...(options.delayMs === undefined ? {} : { delay: options.delayMs }),
    ...(options.backoffMs === undefined ? {} : { backoff: { type: 'exponential', delay: options.backoffMs } }),
  };
}
