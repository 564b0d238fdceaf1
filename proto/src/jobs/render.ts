import { type Static, Type } from 'typebox';
import { Crop } from '../domain/customisation.ts';
import { RenderResolution } from '../domain/resolution.ts';
import { ThemeLint } from '../domain/theme-lint.ts';
import { defineJob } from './job.ts';

/** All that a video is made from. Object keys name things in the object store. */
export const RenderSpec = Type.Object({
  theme: Type.Object({ id: Type.Integer(), version: Type.String(), package_key: Type.String() }),
  /** Field key → the customer's words; `'sample'` renders the theme's own sample details and photos. */
  details: Type.Union([Type.Literal('sample'), Type.Record(Type.String(), Type.String())]),
  photos: Type.Record(Type.String(), Type.Object({ object_key: Type.String(), crop: Type.Optional(Crop) })),
  music: Type.Union([Type.Object({ object_key: Type.String(), start_seconds: Type.Number() }), Type.Null()]),
  bride_first: Type.Boolean(),
  colors: Type.Record(Type.String(), Type.String()),
  resolution: RenderResolution,
  /** `brand`: a small mark in a corner; `preview`: across the picture. */
  watermark: Type.Enum(['none', 'brand', 'preview']),
  /** One JPEG per scene at its still frame, beside the video. */
  stills: Type.Boolean(),
  /** Of stills of a theme: the linter's report is wanted too, and is a result of its own where nothing can be drawn. */
  lint: Type.Optional(Type.Boolean()),
  /**
   * A package that is tried out: its sample photos are shown with the words that were given, no segment is kept or taken, and what is
   * made lies below `trials/` in `stills/` and `renders/`, shared with nobody.
   */
  trial: Type.Optional(Type.Boolean()),
});
export type RenderSpec = Static<typeof RenderSpec>;

/**
 * `draft` is for the designer, `preview` for a customer who looks before paying the rest, `final` what is sold. `sample` is a
 * theme's own film, `stills` are pictures of its scenes, which come before it. `batch` is a video that no order asked for.
 */
export const RENDER_KINDS = ['draft', 'preview', 'final', 'sample', 'stills', 'batch'] as const;
export const RenderKind = Type.Enum([...RENDER_KINDS]);
export type RenderKind = (typeof RENDER_KINDS)[number];

/** What a check found, for a person. `error` blocks automatic delivery, as does `warning`; `note` does not. */
export const Finding = Type.Object({
  code: Type.Enum([
    'missing_glyph',
    'text_too_small',
    'text_overflow',
    'photo_too_small',
    'weekday_mismatch',
    'date_in_past',
    'empty_slot',
    'empty_field',
  ]),
  severity: Type.Enum(['error', 'warning', 'note']),
  field: Type.Optional(Type.String()),
  slot: Type.Optional(Type.String()),
  scene: Type.Optional(Type.String()),
  message: Type.String(),
});
export type Finding = Static<typeof Finding>;

export const VideoFile = Type.Object({
  object_key: Type.String(),
  sha256: Type.String(),
  size_bytes: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
  frames: Type.Integer(),
  duration_seconds: Type.Number(),
});
export type VideoFile = Static<typeof VideoFile>;

export const Still = Type.Object({ scene: Type.String(), frame: Type.Integer(), object_key: Type.String() });
export type Still = Static<typeof Still>;

/** The name of a segment in the object store: the hash of all that its frames are made from. */
export const SegmentKey = Type.String({ pattern: '^segments/[0-9a-f]{64}\\.mp4$' });

/** The name of a film or a still in the object store, made from its content; of a trial below that trial's own. */
export const RenderedKey = Type.String({
  pattern: '^(?:renders|stills)/(?:trials/[0-9a-f-]{36}/)?[0-9a-f]{64}\\.(?:mp4|jpg)$',
});

export const RenderResult = Type.Union([
  Type.Object({
    outcome: Type.Literal('succeeded'),
    /** Null where only stills were asked for. */
    video: Type.Union([VideoFile, Type.Null()]),
    /** Of a final: small enough for messengers (15 MB, 848×480 at most), with the same frames and sound. */
    copy: Type.Optional(VideoFile),
    stills: Type.Array(Still),
    findings: Type.Array(Finding),
    /** Where it was asked for; then stills may be missing. */
    lint: Type.Optional(ThemeLint),
    /** Stage name → seconds. */
    timings: Type.Record(Type.String(), Type.Number()),
    /** Pieces that the video was joined from, and how many of them were there already. */
    segments: Type.Object({ total: Type.Integer(), reused: Type.Integer() }),
    engine_version: Type.String(),
  }),
  Type.Object({
    outcome: Type.Literal('failed'),
    /** `permanent` errors are not tried again: the spec itself cannot be rendered. */
    error: Type.Object({ code: Type.String(), message: Type.String(), stage: Type.String(), permanent: Type.Boolean() }),
  }),
]);
export type RenderResult = Static<typeof RenderResult>;

export const RENDER_QUEUE = 'renders';
/** Stills take a second: they wait for no video. */
export const STILLS_QUEUE = 'stills';

const data = Type.Object({
  render_id: Type.String({ format: 'uuid' }),
  attempt: Type.Integer({ minimum: 1 }),
  kind: RenderKind,
  spec: RenderSpec,
  order_number: Type.Union([Type.String(), Type.Null()]),
  trace: Type.String(),
});

export const renderJob = defineJob({ queue: RENDER_QUEUE, name: 'render', data });
export const stillsJob = defineJob({ queue: STILLS_QUEUE, name: 'stills', data });

/** The job that makes a render of this kind. */
export function renderJobOf(kind: RenderKind): typeof renderJob | typeof stillsJob {
  return kind === 'stills' ? stillsJob : renderJob;
}

/** Told through the queue's progress; no fact, nothing depends on it. */
export const RenderProgress = Type.Object({
  stage: Type.String(),
  fraction: Type.Number({ minimum: 0, maximum: 1 }),
  seconds_left: Type.Union([Type.Number(), Type.Null()]),
});
export type RenderProgress = Static<typeof RenderProgress>;
