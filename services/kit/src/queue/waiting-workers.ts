import { quoteSchemaName } from 'bullmq';
import type pg from 'pg';
import type { PostgresListener, Put } from '../bus/postgres-listener.ts';

/** A worker without work. */
export interface WaitingWorker {
  schema: string;
  queue: string;
  tell(found: FoundJobs): void;
}

export interface FoundJobs {
  hasWaiting: boolean;
  hasActive: boolean;
  /** When the next delayed job is due, in ms; null if there is none. */
  nextDueMs: number | null;
}

const waiting = new WeakMap<PostgresListener, Set<WaitingWorker>>();

/** The workers of a process that wait for jobs: one question for all of them, instead of a poll of each. */
export function waitingWorkers(listener: PostgresListener): Set<WaitingWorker> {
  const known = waiting.get(listener);
  if (known) return known;
  const workers = new Set<WaitingWorker>();
  waiting.set(listener, workers);
  listener.askAlong((put) => lookForJobs([...workers], put));
  return workers;
}

/** Finds what notifications may not have told, and what is due by time. */
export async function lookForJobs(workers: readonly WaitingWorker[], put: Put): Promise<void> {
  const schemas = [...new Set(workers.map(({ schema }) => schema))].sort();
  if (schemas.length === 0) return void (await put({ text: 'SELECT 1' }));
  const { rows } = await put({
    name: `jobs in ${schemas.join()}`,
    text: schemas.map(jobsIn).join(' UNION ALL '),
    values: schemas.map((schema) => workers.filter((worker) => worker.schema === schema).map(({ queue }) => queue)),
  });
  for (const { schema, queue, has_waiting, has_active, next_due_ms } of rows as Row[]) {
    const found = {
      hasWaiting: has_waiting,
      hasActive: has_active,
      nextDueMs: next_due_ms === null ? null : Number(next_due_ms),
    };
    for (const worker of workers) if (worker.schema === schema && worker.queue === queue) worker.tell(found);
  }
}

interface Row extends pg.QueryResultRow {
  schema: string;
  queue: string;
  has_waiting: boolean;
  has_active: boolean;
  next_due_ms: string | number | null;
}

/** As BullMQ asks before it waits: a job is claimable if its queue is not paused. */
function jobsIn(schema: string, index: number): string {
  const job = `${quoteSchemaName(schema)}.job`;
  const meta = `${quoteSchemaName(schema)}.meta`;
  return `SELECT '${schema}' AS schema, q.queue,
    EXISTS (SELECT FROM ${job} WHERE queue = q.queue AND state = 'waiting')
      AND NOT EXISTS (SELECT FROM ${meta} WHERE queue = q.queue AND field = 'paused' AND value = '1') AS has_waiting,
    EXISTS (SELECT FROM ${job} WHERE queue = q.queue AND state = 'active') AS has_active,
    (SELECT min(process_at_ms) FROM ${job} WHERE queue = q.queue AND state = 'delayed') AS next_due_ms
    FROM unnest($${index + 1}::text[]) AS q(queue)`;
}
