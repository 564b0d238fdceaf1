import { type Static, Type } from 'typebox';
import { Crop, Customisation } from '../../domain/customisation.ts';
import { Delivery } from '../../domain/pricing.ts';
import { Resolution } from '../../domain/resolution.ts';
import { PhotoSlot, ThemeField } from '../../domain/theme.ts';
import { Finding, RenderKind, RenderProgress } from '../../jobs/render.ts';
import { defineOperation } from '../shared/operation.ts';

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
  /** A customer watches a preview before paying the balance; then the same job makes the final video. */
  makes: Type.Enum(['preview', 'final']),
  /** The reason why a job is on hold: the customer's answer, or the balance after a preview. */
  waits_for: Type.Union([Type.Enum(['answer', 'balance']), Type.Null()]),
  claimed_by: Type.Union([Type.String(), Type.Null()]),
  lease_until: Type.Union([Type.String(), Type.Null()]),
  /** The hand-over of a waiting job: until then only the recipient can get it. */
  handed: Type.Union([Type.Object({ to: Type.String(), by: Type.String(), until: Type.String() }), Type.Null()]),
  /** The customer has answered the question, and no designer has taken the job since. */
  answered: Type.Boolean(),
  delivered_at: Type.Union([Type.String(), Type.Null()]),
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

/** A scene at rest, as a signed address. */
export const StudioStill = Type.Object({ scene: Type.String(), url: Type.String() });
export type StudioStill = Static<typeof StudioStill>;

/** The job's content at one time: 1 is the original order, and each correction adds one. */
export const StudioVersion = Type.Object({
  version: Type.Integer(),
  made_at: Type.String(),
  made_by: Type.String(),
  what: Type.String(),
});
export type StudioVersion = Static<typeof StudioVersion>;

/** The question to the customer while the job was on hold. */
export const StudioQuestion = Type.Object({
  message: Type.String(),
  asked_by: Type.String(),
  asked_at: Type.String(),
  answer: Type.Union([Type.String(), Type.Null()]),
  answered_at: Type.Union([Type.String(), Type.Null()]),
  /** Labels of the fields and photos that the answer changed. */
  changed: Type.Array(Type.String()),
});
export type StudioQuestion = Static<typeof StudioQuestion>;

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
  /** The newest version, which is that of `customisation`. */
  version: Type.Integer(),
  customisation: Customisation,
  /** Findings in the newest pictures, which are those of `stills`. */
  findings: Type.Array(Finding),
  /** The newest render that the job waits for, or waited for: the stills of its draft, the preview or the final video. */
  render: Type.Union([StudioRender, Type.Null()]),
  /** The film of the present draft; null until somebody asks for it. */
  film: Type.Union([StudioRender, Type.Null()]),
  /** The newest film of a draft that can be played, and its version; null until there is one. */
  draft: Type.Union([Type.Object({ version: Type.Integer(), video_url: Type.String() }), Type.Null()]),
  /** The newest pictures of the scenes. */
  stills: Type.Union([Type.Object({ version: Type.Integer(), scenes: Type.Array(StudioStill) }), Type.Null()]),
  versions: Type.Array(StudioVersion),
  /** The last question, even if it is answered. */
  question: Type.Union([StudioQuestion, Type.Null()]),
  /** A note for the next designer from the colleague who sent the job back. */
  note: Type.Union([Type.Object({ text: Type.String(), by: Type.String() }), Type.Null()]),
  /** Whether the customer provided their own music, even if the video does not use it. */
  has_own_music: Type.Boolean(),
  /** Slot key → signed address of the customer's photo. */
  photo_urls: Type.Record(Type.String(), Type.String()),
  /** Slot key → signed address of the previous photo, if the customer has replaced it. */
  replaced_photo_urls: Type.Record(Type.String(), Type.String()),
  /** Signed address of the customer's own music, which plays from `customisation.music.start_seconds` on; null without it. */
  music_url: Type.Union([Type.String(), Type.Null()]),
  history: Type.Array(Type.Object({ at: Type.String(), who: Type.String(), what: Type.String() })),
});
export type StudioJob = Static<typeof StudioJob>;

export const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const getStudioQueue = defineOperation({
  name: 'getStudioQueue',
  method: 'GET',
  path: '/api/studio/queue',
  access: 'designer',
  summary: 'Jobs that are due next, claimed by the caller, being drafted, and delivered today',
  answer: Type.Object({
    due_next: Type.Array(StudioJobSummary),
    /** Claimed by the caller, handed to them, or approved by them and not delivered yet. */
    mine: Type.Array(StudioJobSummary),
    drafting: Type.Array(StudioJobSummary),
    on_hold: Type.Array(StudioJobSummary),
    /** Approved by the caller and delivered since midnight in Kolkata; `delivered_today` are the colleagues'. */
    done_today: Type.Array(StudioJobSummary),
    delivered_today: Type.Array(StudioJobSummary),
    failed: Type.Array(StudioJobSummary),
  }),
});

/** Returns the job that is due first, or the one the caller already has; `null` if there is none. */
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
  summary: 'Corrects details, photo frames and choices and draws the stills again; only for the designer who claimed the job',
  params: ById,
  body: Type.Object({
    details: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 }), { maxProperties: 40 }),
    /** Slot key → the visible part of the photo; null shows its middle. */
    crops: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Union([Crop, Type.Null()]), { maxProperties: 20 })),
    bride_first: Type.Optional(Type.Boolean()),
    /** The point in the customer's own music at which the video's sound begins; null uses the theme's track instead. */
    music: Type.Optional(Type.Union([Type.Object({ start_seconds: Type.Number({ minimum: 0, maximum: 600 }) }), Type.Null()])),
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
  summary: 'Returns a claimed job to the queue',
  params: ById,
  answer: StudioJob,
});
export const renewLease = defineOperation({
  name: 'renewLease',
  method: 'POST',
  path: '/api/studio/jobs/{id}/heartbeat',
  access: 'designer',
  summary: 'Renews the lease of a claimed job',
  params: ById,
  answer: Type.Object({ lease_until: Type.String() }),
});
/** A job whose render failed permanently is retried from the start of that render. */
export const retryJob = defineOperation({
  name: 'retryJob',
  method: 'POST',
  path: '/api/studio/jobs/{id}/retry',
  access: 'designer',
  summary: 'Tries a failed job again',
  params: ById,
  answer: StudioJob,
});
/** Server-sent events: `job` when a job changes, `renders` when a render does, `progress` with `{ render_id, job_id, …RenderProgress }`. */
export const streamStudio = defineOperation({
  name: 'streamStudio',
  method: 'GET',
  path: '/api/studio/events',
  access: 'designer',
  summary: 'Changes of the queue and progress of renders as they happen',
});
