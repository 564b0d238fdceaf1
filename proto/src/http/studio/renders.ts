import { type Static, Type } from 'typebox';
import { RenderKind, RenderProgress } from '../../jobs/render.ts';
import { defineOperation } from '../shared/operation.ts';
import { ById } from './jobs.ts';

const Nullable = { text: Type.Union([Type.String(), Type.Null()]) };

/** One render as staff who watch the workers see it. Shows only the order's number, and nothing about the customer. */
export const WatchedRender = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: RenderKind,
  state: Type.Enum(['queued', 'running', 'failed']),
  /** Null for a theme's own pictures and video, and in batches. */
  job_id: Nullable.text,
  order_number: Nullable.text,
  /** The batch, and the row of its file. */
  batch: Type.Union([Type.Object({ number: Type.Integer(), row: Type.Integer() }), Type.Null()]),
  theme_id: Type.Integer(),
  theme_title: Nullable.text,
  priority: Type.Integer(),
  tries: Type.Integer(),
  worker: Nullable.text,
  progress: Type.Union([RenderProgress, Type.Null()]),
  created_at: Type.String(),
  finished_at: Nullable.text,
  error: Nullable.text,
});
export type WatchedRender = Static<typeof WatchedRender>;

export const getStudioRenders = defineOperation({
  name: 'getStudioRenders',
  method: 'GET',
  path: '/api/studio/renders',
  access: 'designer',
  summary: 'Waiting, running and failed renders',
  answer: Type.Object({
    /** By kind, most urgent first. */
    queue: Type.Array(
      Type.Object({
        kind: RenderKind,
        /** The most urgent priority among them; 1 comes first. */
        priority: Type.Integer(),
        waiting: Type.Integer(),
        running: Type.Integer(),
        failed: Type.Integer(),
        oldest_at: Nullable.text,
      }),
    ),
    /** Workers that run something now or did so within the last hour. */
    workers: Type.Array(Type.Object({ name: Type.String(), running: Type.Integer(), last_at: Type.String() })),
    running: Type.Array(WatchedRender),
    /** The next hundred, in the order in which they will run. */
    waiting: Type.Array(WatchedRender),
    /** The last hundred that are no longer retried. */
    failed: Type.Array(WatchedRender),
  }),
});

/** For a job's render this is the same as retrying the job. */
export const retryRender = defineOperation({
  name: 'retryRender',
  method: 'POST',
  path: '/api/studio/renders/{id}/retry',
  access: 'designer',
  summary: 'Tries a failed render again from the start',
  params: ById,
});
