import type { JobData, JobDefinition } from '@nimantran/proto/jobs/job';
import type { Closable } from '../bus/bus.ts';

export interface AddOptions {
  /** Adding an id that is waiting, running or failed has no effect. No colons, and not only digits. */
  jobId: string;
  /** 1 is the most urgent number; without a priority a job is more urgent than any. Up to 2,097,151. */
  priority?: number;
  delayMs?: number;
  /** Attempts before the job is failed; default 1: jobs whose attempts are counted in Postgres need no more. */
  attempts?: number;
  /** First delay between attempts in ms, doubling. */
  backoffMs?: number;
  /**
   * A job that failed leaves the queue, so that its id can be added again: for work whose row in Postgres is queued until it is
   * done. A database that is away fails such a job before its row can count the try.
   */
  forgetFailed?: boolean;
}

export interface FlowNode<Job extends JobDefinition = JobDefinition> {
  job: Job;
  data: JobData<Job>;
  options: AddOptions;
  /** These run before this one; a child may belong to several flows by its jobId. */
  children?: FlowNode[];
}

export interface RunningJob<Job extends JobDefinition> {
  id: string;
  data: JobData<Job>;
  /** The queue's count, from 1. */
  attempt: number;
  /** Aborted when the worker must stop immediately or has lost the job's lock. */
  signal: AbortSignal;
  progress(value: object): Promise<void>;
}

export interface JobHandler<Job extends JobDefinition = JobDefinition> {
  job: Job;
  run(job: RunningJob<Job>): Promise<void>;
}

export interface WorkOptions {
  concurrency?: number;
  /** How long a running job may show no activity before another worker takes it. Default 30 s. */
  lockMs?: number;
}

export type JobState = 'waiting' | 'delayed' | 'active' | 'waiting-children' | 'completed' | 'failed' | 'absent';

/** The port to the job queue: BullMQ on Redis or on Postgres. It only dispatches; the authoritative state is in Postgres. */
export interface Queues {
  add<Job extends JobDefinition>(job: Job, data: JobData<Job>, options: AddOptions): Promise<void>;
  addFlow(flow: FlowNode): Promise<void>;
  /** Runs queued jobs; refuses two handlers for one job. Data that does not match the schema fails the job. */
  work(queue: string, handlers: readonly JobHandler[], options?: WorkOptions): Promise<Closable>;
  state(queue: string, jobId: string): Promise<JobState>;
  /** Removes a job unless it is running. Returns whether it is gone. */
  remove(queue: string, jobId: string): Promise<boolean>;
  counts(queue: string): Promise<{ waiting: number; delayed: number; active: number; failed: number }>;
  /** Progress of a queue's running jobs, as reported by any worker. Best effort. */
  watchProgress(queue: string, handle: (jobId: string, progress: unknown) => void): Promise<Closable>;
  /** Removes everything from a queue, including running jobs: simulates a lost queue. */
  wipe(queue: string): Promise<void>;
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Types a handler's data by its job, also within a list of different handlers. */
export function handlerOf<Job extends JobDefinition>(job: Job, run: JobHandler<Job>['run']): JobHandler {
  // A handler only gets data that was checked against its own job's schema.
  return { job, run } as unknown as JobHandler;
}
