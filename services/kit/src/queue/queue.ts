import type { JobData, JobDefinition } from '@nimantran/proto/jobs/job';
import type { Closable } from '../bus/bus.ts';

export interface AddOptions {
  /** Adding an id that is waiting, running or failed changes nothing. No colons, not digits alone. */
  jobId: string;
  /** 1 is the most urgent; absent is more urgent than any. Up to 2,097,151. */
  priority?: number;
  delayMs?: number;
  /** Tries before the job is failed; default 1: who counts tries in Postgres asks for none here. */
  attempts?: number;
  /** First wait between tries in ms, doubling. */
  backoffMs?: number;
}

export interface FlowNode<Job extends JobDefinition = JobDefinition> {
  job: Job;
  data: JobData<Job>;
  options: AddOptions;
  /** Run before this one; a child may belong to several flows by its jobId. */
  children?: FlowNode[];
}

export interface RunningJob<Job extends JobDefinition> {
  id: string;
  data: JobData<Job>;
  /** From 1, as the queue counts. */
  attempt: number;
  /** Aborted when the worker is told to stop at once or has lost the job's lock. */
  signal: AbortSignal;
  progress(value: object): Promise<void>;
}

export interface JobHandler<Job extends JobDefinition = JobDefinition> {
  job: Job;
  run(job: RunningJob<Job>): Promise<void>;
}

export interface WorkOptions {
  concurrency?: number;
  /** How long a running job may go without a sign of life before another worker takes it. Default 30 s. */
  lockMs?: number;
}

export type JobState = 'waiting' | 'delayed' | 'active' | 'waiting-children' | 'completed' | 'failed' | 'absent';

/** The port to the job queue: BullMQ on Redis or on Postgres. It dispatches; the truth stands in Postgres. */
export interface Queues {
  add<Job extends JobDefinition>(job: Job, data: JobData<Job>, options: AddOptions): Promise<void>;
  addFlow(flow: FlowNode): Promise<void>;
  /** Runs what is queued; refuses two handlers of one job. Data that does not match the schema fails the job. */
  work(queue: string, handlers: readonly JobHandler[], options?: WorkOptions): Promise<Closable>;
  state(queue: string, jobId: string): Promise<JobState>;
  /** Removes a job that is not running; a running one is left. Answers whether it is gone. */
  remove(queue: string, jobId: string): Promise<boolean>;
  counts(queue: string): Promise<{ waiting: number; delayed: number; active: number; failed: number }>;
  /** Progress of running jobs of a queue, as told by any worker. Best effort. */
  watchProgress(queue: string, handle: (jobId: string, progress: unknown) => void): Promise<Closable>;
  /** Removes everything from a queue, running jobs included: what a lost queue looks like. */
  wipe(queue: string): Promise<void>;
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Keeps a handler's data typed by its job in a list of many. */
export function handlerOf<Job extends JobDefinition>(job: Job, run: JobHandler<Job>['run']): JobHandler {
  // A handler is only ever given data checked against its own job's schema.
  return { job, run } as unknown as JobHandler;
}
