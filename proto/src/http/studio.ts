import { type Static, Type } from 'typebox';
import { Customisation } from '../domain/customisation.ts';
import { Delivery } from '../domain/pricing.ts';
import { Resolution } from '../domain/resolution.ts';
import { PhotoSlot, ThemeField } from '../domain/theme.ts';
import { Finding, RenderKind, RenderProgress, RenderResult, SegmentKey } from '../jobs/render.ts';
import { defineOperation } from './operation.ts';

export const STUDIO_JOB_STATES = [
  'drafting',
  'queued',
  'claimed',
  'rendering',
  'delivered',
  'on_hold',
  'failed',
  'cancelled',
] as const;
export const StudioJobState = Type.Enum([...STUDIO_JOB_STATES]);
export type StudioJobState = (typeof STUDIO_JOB_STATES)[number];

export const StudioJobSummary = Type.Object({
  id: Type.String({ format: 'uuid' }),
  order_number: Type.String(),
  theme_title: Type.String(),
  headline: Type.String(),
  state: StudioJobState,
  delivery: Delivery,
  resolution: Resolution,
  due_at: Type.String(),
  /** A preview is what a customer looks at before paying the rest; then the same job makes the final film. */
  makes: Type.Enum(['preview', 'final']),
  /** What a job on hold waits for: an answer of the customer, or the rest of the price after a preview. */
  waits_for: Type.Union([Type.Enum(['answer', 'balance']), Type.Null()]),
  claimed_by: Type.Union([Type.String(), Type.Null()]),
  lease_until: Type.Union([Type.String(), Type.Null()]),
});
export type StudioJobSummary = Static<typeof StudioJobSummary>;

export const StudioRender = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: RenderKind,
  state: Type.Enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
  attempt: Type.Integer(),
  progress: Type.Union([RenderProgress, Type.Null()]),
  error: Type.Union([Type.String(), Type.Null()]),
});

export const StudioJob = Type.Object({
  ...StudioJobSummary.properties,
  theme: Type.Object({
    id: Type.Integer(),
    version: Type.String(),
    title: Type.String(),
    portrait_orientation: Type.Boolean(),
    has_bride_first_option: Type.Boolean(),
    fields: Type.Array(ThemeField),
    slots: Type.Array(PhotoSlot),
  }),
  customisation: Customisation,
  findings: Type.Array(Finding),
  render: Type.Union([StudioRender, Type.Null()]),
  /** Signed addresses of the newest draft; null until there is one. */
  draft: Type.Union([
    Type.Object({ video_url: Type.String(), stills: Type.Array(Type.Object({ scene: Type.String(), url: Type.String() })) }),
    Type.Null(),
  ]),
  /** Slot key → signed address of the customer's photo. */
  photo_urls: Type.Record(Type.String(), Type.String()),
  /** Signed address of the customer's own music, heard from `customisation.music.start_seconds` on; null without it. */
  music_url: Type.Union([Type.String(), Type.Null()]),
  history: Type.Array(Type.Object({ at: Type.String(), who: Type.String(), what: Type.String() })),
});
export type StudioJob = Static<typeof StudioJob>;

const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const getStudioQueue = defineOperation({
  name: 'getStudioQueue',
  method: 'GET',
  path: '/api/studio/queue',
  access: 'designer',
  summary: 'What is due next, mine, being drafted and delivered today',
  answer: Type.Object({
    due_next: Type.Array(StudioJobSummary),
    mine: Type.Array(StudioJobSummary),
    drafting: Type.Array(StudioJobSummary),
    on_hold: Type.Array(StudioJobSummary),
    delivered_today: Type.Array(StudioJobSummary),
    failed: Type.Array(StudioJobSummary),
  }),
});

/** Hands out the job that is due first, or the one the caller has already; 204-like `null` when there is none. */
export const pullJob = defineOperation({
  name: 'pullJob',
  method: 'POST',
  path: '/api/studio/jobs/pull',
  access: 'designer',
  summary: 'Claims the job that is due first',
  answer: Type.Object({ job: Type.Union([StudioJob, Type.Null()]) }),
});
export const getStudioJob = defineOperation({
  name: 'getStudioJob',
  method: 'GET',
  path: '/api/studio/jobs/{id}',
  access: 'designer',
  summary: 'One job',
  params: ById,
  answer: StudioJob,
});
export const correctJob = defineOperation({
  name: 'correctJob',
  method: 'PATCH',
  path: '/api/studio/jobs/{id}/details',
  access: 'designer',
  summary: "Corrects the customer's words and draws the draft again; only who has claimed the job",
  params: ById,
  body: Type.Object({
    details: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 }), { maxProperties: 40 }),
  }),
  answer: StudioJob,
});
export const approveJob = defineOperation({
  name: 'approveJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/approve',
  access: 'designer',
  summary: 'Approves the draft and starts the final render',
  params: ById,
  answer: StudioJob,
});
export const releaseJob = defineOperation({
  name: 'releaseJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/release',
  access: 'designer',
  summary: 'Gives a claimed job back to the queue',
  params: ById,
  answer: StudioJob,
});
export const renewLease = defineOperation({
  name: 'renewLease',
  method: 'POST',
  path: '/api/studio/jobs/{id}/heartbeat',
  access: 'designer',
  summary: 'Keeps the lease of a claimed job',
  params: ById,
  answer: Type.Object({ lease_until: Type.String() }),
});
/** A job whose render failed for good is tried again from the start of that render. */
export const retryJob = defineOperation({
  name: 'retryJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/retry',
  access: 'designer',
  summary: 'Tries a failed job again',
  params: ById,
  answer: StudioJob,
});
/** Server-sent events: `job` when a job changes, `progress` with `{ job_id, …RenderProgress }`. */
export const streamStudio = defineOperation({
  name: 'streamStudio',
  method: 'GET',
  path: '/api/studio/events',
  access: 'designer',
  summary: 'Changes of the queue and progress of renders as they happen',
});

const Attempt = Type.Object({ id: Type.String({ format: 'uuid' }), attempt: Type.Integer({ minimum: 1 }) });

/** 409 `stale_attempt` when a newer attempt or an end is known: the worker stops. */
export const startRender = defineOperation({
  name: 'startRender',
  method: 'PUT',
  path: '/internal/renders/{id}/{attempt}/started',
  access: 'service',
  summary: 'A worker has begun an attempt; beginning again counts as a further try',
  params: Attempt,
  body: Type.Object({ worker: Type.String({ maxLength: 120 }) }),
});
/**
 * The segments that the attempt is made of, told before the first is written, so that a purge finds them whatever becomes of the
 * worker. 409 `stale_attempt` as above.
 */
export const keepSegments = defineOperation({
  name: 'keepSegments',
  method: 'PUT',
  path: '/internal/renders/{id}/{attempt}/segments',
  access: 'service',
  summary: 'Which segments an attempt uses or is about to write',
  params: Attempt,
  body: Type.Object({
    segments: Type.Array(
      Type.Object({
        object_key: SegmentKey,
        /** Shows words or photos of a customer. */
        personal: Type.Boolean(),
      }),
      { maxItems: 400 },
    ),
  }),
});
/** Asked each half second while an attempt runs: 409 `stale_attempt` once nobody wants it, and the worker stops at once. */
export const checkRender = defineOperation({
  name: 'checkRender',
  method: 'GET',
  path: '/internal/renders/{id}/{attempt}',
  access: 'service',
  summary: 'Whether an attempt is still wanted',
  params: Attempt,
});
export const reportRender = defineOperation({
  name: 'reportRender',
  method: 'PUT',
  path: '/internal/renders/{id}/{attempt}/result',
  access: 'service',
  summary: 'The result of an attempt; only a 2xx completes the queue job; 409 `stale_attempt` for an older one',
  params: Attempt,
  body: RenderResult,
});
