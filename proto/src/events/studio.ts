import { Type } from 'typebox';
import { ThemeLint } from '../domain/theme-lint.ts';
import { SegmentKey, VideoExtras, VideoFile } from '../jobs/render.ts';
import { defineEvent } from './envelope.ts';

const JobRef = {
  job_id: Type.String({ format: 'uuid' }),
  order_id: Type.String({ format: 'uuid' }),
  order_number: Type.String(),
};

export const jobQueued = defineEvent({ type: 'studio.job.queued', version: 1, data: Type.Object(JobRef) });
export const jobClaimed = defineEvent({ type: 'studio.job.claimed', version: 1, data: Type.Object(JobRef) });
export const jobHeld = defineEvent({
  type: 'studio.job.held',
  version: 1,
  data: Type.Object({ ...JobRef, message: Type.String() }),
});
/** A watermarked 480p video that the customer watches before paying the balance. */
export const previewDelivered = defineEvent({
  type: 'studio.preview.delivered',
  version: 1,
  data: Type.Object({ ...JobRef, video: VideoFile, delivered_at: Type.String() }),
});
export const videoDelivered = defineEvent({
  type: 'studio.video.delivered',
  version: 1,
  data: Type.Object({
    ...JobRef,
    video: VideoFile,
    /** The small copy for messengers; absent in events from before copies existed. */
    copy: Type.Optional(Type.Union([VideoFile, Type.Null()])),
    /** Cards, PDF and loop; absent in events from before they existed. */
    extras: Type.Optional(Type.Union([VideoExtras, Type.Null()])),
    still_key: Type.Union([Type.String(), Type.Null()]),
    delivered_at: Type.String(),
  }),
});
/**
 * The uploads of an order have to be deleted now, with its working files: `object_keys` are studio's own (drafts, stills,
 * segments).
 */
export const purgeDue = defineEvent({
  type: 'studio.purge.due',
  version: 1,
  data: Type.Object({
    order_id: Type.String(),
    order_number: Type.String(),
    object_keys: Type.Array(Type.String()),
  }),
});
/** Segments without customer data that no render has used for a week: they have to be deleted. */
export const segmentsLapsed = defineEvent({
  type: 'studio.segments.lapsed',
  version: 1,
  data: Type.Object({ object_keys: Type.Array(SegmentKey, { maxItems: 1_000 }) }),
});
/** The uploads that a batch needs: they are protected until it ends. `key` is the batch. */
export const batchSaved = defineEvent({
  type: 'studio.batch.saved',
  version: 1,
  data: Type.Object({
    batch_id: Type.String({ format: 'uuid' }),
    owner_uid: Type.String(),
    upload_ids: Type.Array(Type.String({ format: 'uuid' })),
  }),
});
/** Every row of a batch has ended, with or without success; sent again after rows were retried. */
export const batchFinished = defineEvent({
  type: 'studio.batch.finished',
  version: 1,
  data: Type.Object({
    batch_id: Type.String({ format: 'uuid' }),
    number: Type.Integer(),
    title: Type.String(),
    made_by: Type.Object({ uid: Type.String(), email: Type.String() }),
    done: Type.Integer(),
    failed: Type.Integer(),
    finished_at: Type.String(),
  }),
});
/** The inputs of a batch have to be deleted, the uploads and the named files together; sent again for its videos. */
export const batchPurged = defineEvent({
  type: 'studio.batch.purged',
  version: 1,
  data: Type.Object({
    batch_id: Type.String({ format: 'uuid' }),
    object_keys: Type.Array(Type.String()),
  }),
});
const ThemeRef = { theme_id: Type.Integer(), theme_version: Type.String() };

/** The pictures of a theme's scenes are ready, in order. */
export const stillsDrawn = defineEvent({
  type: 'studio.stills.drawn',
  version: 1,
  data: Type.Object({ ...ThemeRef, still_keys: Type.Array(Type.String(), { minItems: 1 }) }),
});
/** A theme's sample video is ready. */
export const sampleRendered = defineEvent({
  type: 'studio.sample.rendered',
  version: 1,
  data: Type.Object({ ...ThemeRef, video: VideoFile }),
});
/** The same of a theme's second layout. Events of their own: a reader of the version before would take them for the theme's own. */
export const secondStillsDrawn = defineEvent({ type: 'studio.second_stills.drawn', version: 1, data: stillsDrawn.data });
export const secondSampleRendered = defineEvent({
  type: 'studio.second_sample.rendered',
  version: 1,
  data: sampleRendered.data,
});
/** The linter's report on a version. */
export const themeLinted = defineEvent({
  type: 'studio.theme.linted',
  version: 1,
  data: Type.Object({ ...ThemeRef, lint: ThemeLint }),
});
/** Pictures and videos of theme trials that have to be deleted. */
export const trialsLapsed = defineEvent({
  type: 'studio.trials.lapsed',
  version: 1,
  data: Type.Object({ object_keys: Type.Array(Type.String({ pattern: '^(?:stills|renders)/trials/' }), { maxItems: 1_000 }) }),
});
