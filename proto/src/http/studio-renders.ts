import { type Static, Type } from 'typebox';
import { RenderKind, RenderProgress } from '../jobs/render.ts';
import { defineOperation } from './operation.ts';
import { ById } from './studio.ts';

const Nullable = { text: Type.Union([Type.String(), Type.Null()]) };

/** One render as those who watch the workers see it. Of the order only its number; of the customer nothing. */
export const WatchedRender = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: RenderKind,
  state: Type.Enum(['queued', 'running', 'failed']),
  /** Null for a theme's own pictures and film, and in batches. */
  job_id: Nullable.text,
  order_number: Nullable.text,
  /** Of which batch, and which row of its file. */
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
  summary: 'What waits, what runs where, and what failed',
  answer: Type.Object({
    /** By kind, the most urgent first. */
    queue: Type.Array(
      Type.Object({
        kind: RenderKind,
        /** The most urgent of them; 1 comes first. */
        priority: Type.Integer(),
        waiting: Type.Integer(),
        running: Type.Integer(),
        failed: Type.Integer(),
        oldest_at: Nullable.text,
      }),
    ),
    /** Those who run something now or did within the last hour. */
    workers: Type.Array(Type.Object({ name: Type.String(), running: Type.Integer(), last_at: Type.String() })),
    running: Type.Array(WatchedRender),
    /** The next hundred, by what is taken first. */
    waiting: Type.Array(WatchedRender),
    /** The last hundred that nobody tries any more. */
    failed: Type.Array(WatchedRender),
  }),
});

/** Of a job this is the same as trying the job again. */
export const retryRender = defineOperation({
  name: 'retryRender',
  method: 'POST',
  path: '/api/studio/renders/{id}/retry',
  access: 'designer',
  summary: 'Tries a failed render again from the start',
  params: ById,
});
