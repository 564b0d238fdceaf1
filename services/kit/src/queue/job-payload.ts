import type { JobDefinition } from '@nimantran/proto/jobs/job';
import { Value } from 'typebox/value';
import type { Emptied } from './finished-jobs.ts';

/** Identifies a job in any queue. */
export interface JobRef {
  queue: string;
  id: string;
}

/** BullMQ's data for a job: our data, and the jobs it waits for; or what remains of them. */
export interface JobPayload extends Partial<Emptied> {
  data: unknown;
  children?: JobRef[];
  /** Traceparent of the work that queued it. */
  trace?: string;
}

/** @throws Error naming the first fault of the data */
export function checkJobData(job: JobDefinition, data: unknown): void {
  const fault = Value.Errors(job.data, data)[0];
  if (fault) throw new Error(`The data of ${job.queue}/${job.name} is wrong: ${fault.instancePath || '/'} ${fault.message}`);
}

/** On Redis a job is stored beside the queue's own keys: with one of these names it would overwrite them and break the queue. */
const KEYS_OF_A_QUEUE = new Set(
  `active wait waiting-children paused id delay delayed prioritized priority stalled-check completed failed stalled repeat
   limiter meta events pc marker de metrics`.split(/\s+/),
);

/** @throws Error if BullMQ would refuse the id; BullMQ itself notices only after adding a part of a flow */
export function checkJobId(id: string): void {
  if (id === '' || id.includes(':') || /^\d+$/.test(id))
    throw new Error(`A job id must contain no colons and not only digits: ${id}`);
  if (KEYS_OF_A_QUEUE.has(id)) throw new Error(`A job cannot be named ${id}: the queue uses that name itself.`);
}

/** A job queued before payloads had a trace may contain it in its data. */
export function traceOf({ trace, data }: JobPayload): string | undefined {
  if (trace !== undefined) return trace;
  const own = (data as { trace?: unknown } | null)?.trace;
  return typeof own === 'string' ? own : undefined;
}

export function childrenOf(payload: unknown): JobRef[] {
  return (payload as JobPayload | null)?.children ?? [];
}
