import { type Static, Type } from 'typebox';
import { Crop, Customisation } from '../domain/customisation.ts';
import { lookProperties } from '../domain/look.ts';
import { RenderResolution } from '../domain/resolution.ts';
import { ShopName } from '../domain/shop.ts';
import { MOST_CARDS } from '../domain/theme.ts';
import { ThemeLint } from '../domain/theme-lint.ts';
import { defineJob } from './job.ts';

/** More would make the modules of a code too small to be read from a video. */
export const MOST_CODE_LETTERS = 84;

/** Everything a video is made from. Object keys name objects in the store. */
export const RenderSpec = Type.Object({
  theme: Type.Object({ id: Type.Integer(), version: Type.String(), package_key: Type.String() }),
  /** Field key → the customer's text; `'sample'` renders the theme's own sample details and photos. */
  details: Type.Union([Type.Literal('sample'), Type.Record(Type.String(), Type.String())]),
  photos: Type.Record(Type.String(), Type.Object({ object_key: Type.String(), crop: Type.Optional(Crop) })),
  music: Type.Union([Type.Object({ object_key: Type.String(), start_seconds: Type.Number() }), Type.Null()]),
  bride_first: Type.Boolean(),
  cards: Customisation.properties.cards,
  ...lookProperties,
  colors: Type.Record(Type.String(), Type.String()),
  resolution: RenderResolution,
  /** An address that the video shows as a QR code: in the theme's place for it, otherwise after the last scene. */
  qr_address: Type.Optional(Type.String({ pattern: '^https?://[!-~]+$', maxLength: MOST_CODE_LETTERS })),
  /** `brand`: a small mark in a corner; `preview`: across the picture. */
  watermark: Type.Enum(['none', 'brand', 'preview']),
  /** What the watermark says; without it, the name with which a shop begins. */
  shop_name: Type.Optional(ShopName),
  /** One JPEG per scene at its still frame, beside the video. */
  stills: Type.Boolean(),
  /** For stills of a theme: the linter's report is requested too, and is a valid result even if nothing can be drawn. */
  lint: Type.Optional(Type.Boolean()),
  /**
   * A package under trial: its sample photos are shown with the given texts, no segment is stored or reused, and the output is
   * below `trials/` in `stills/` and `renders/`, not shared.
   */
  trial: Type.Optional(Type.Boolean()),
});
export type RenderSpec = Static<typeof RenderSpec>;

/**
 * `draft` is for the designer, `preview` for a customer before they pay the balance, `final` is the sold video. `sample` is a
 * theme's own video, `stills` are pictures of its scenes, which come first; `second_…` are those of its second layout. `batch` is
 * a video without an order.
 */
export const RENDER_KINDS = ['draft', 'preview', 'final', 'sample', 'stills', 'second_sample', 'second_stills', 'batch'] as const;
export const RenderKind = Type.Enum([...RENDER_KINDS]);
export type RenderKind = (typeof RENDER_KINDS)[number];

/** Whether a render makes pictures alone. */
export const isOfStills = (kind: RenderKind): boolean => kind === 'stills' || kind === 'second_stills';
/** Whether a render shows a theme's second layout. */
export const isOfSecondLayout = (kind: RenderKind): boolean => kind === 'second_stills' || kind === 'second_sample';

/** A finding of a check, for display. `error` and `warning` block automatic delivery; `note` does not. */
export const Finding = Type.Object({
  code: Type.Enum([
    'missing_glyph',
    'text_too_small',
    'text_overflow',
    'text_cut',
    'texts_meet',
    'text_on_ornament',
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
  /** By how much of its place a text is too large, in percent. */
  excess_percent: Type.Optional(Type.Integer()),
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

const storedFile = { object_key: Type.String(), sha256: Type.String(), size_bytes: Type.Integer() };

/** A scene at rest as a JPEG of at most 400 KB, 1080 pixels on its short side. */
export const CardFile = Type.Object({
  ...storedFile,
  scene: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** The card as a small JPEG for pages; absent for older videos. */
  thumbnail: Type.Optional(Type.Object(storedFile)),
});
export type CardFile = Static<typeof CardFile>;

/** The cards for print, a page each. */
const PrintFile = Type.Object({ ...storedFile, pages: Type.Integer() });

/** What goes out with an invitation besides the film; decision 0053. */
export const VideoExtras = Type.Object({
  /** In the order of the video. */
  cards: Type.Array(CardFile, { maxItems: MOST_CARDS }),
  /** The first card of an upright video on a square ground; absent for other videos and older ones. */
  square: Type.Optional(CardFile),
  /** In A5. */
  pdf: Type.Union([PrintFile, Type.Null()]),
  /** In 5 × 7 inches; absent for older videos. */
  pdf_5x7: Type.Optional(Type.Union([PrintFile, Type.Null()])),
  /** Some seconds of the video, small and without sound. */
  loop: Type.Union([VideoFile, Type.Null()]),
});
export type VideoExtras = Static<typeof VideoExtras>;

/** All files of the extras that exist. */
export const extraFiles = ({ cards, square, pdf, pdf_5x7, loop }: VideoExtras): { object_key: string; size_bytes: number }[] =>
  [...cards, ...cards.map(({ thumbnail }) => thumbnail), square, pdf, pdf_5x7, loop].filter((file) => file != null);

export const Still = Type.Object({ scene: Type.String(), frame: Type.Integer(), object_key: Type.String() });
export type Still = Static<typeof Still>;

/** The name of a segment, or of a piece of the copy, in the object store: the hash of everything its frames are made from. */
export const SegmentKey = Type.String({ pattern: '^segments/[0-9a-f]{64}\\.mp4$' });

/** The name of a video, still, card or PDF in the object store, made from its content; for a trial it is below the trial's own prefix. */
export const RenderedKey = Type.String({
  pattern: '^(?:renders|stills)/(?:trials/[0-9a-f-]{36}/)?[0-9a-f]{64}\\.(?:mp4|jpg|pdf)$',
});

export const RenderResult = Type.Union([
  Type.Object({
    outcome: Type.Literal('succeeded'),
    /** Null if only stills were requested. */
    video: Type.Union([VideoFile, Type.Null()]),
    /** For a final video: small enough for messengers (15 MB, 848×480 at most), with the same frames and sound. */
    copy: Type.Optional(VideoFile),
    /** For a final video. */
    extras: Type.Optional(VideoExtras),
    stills: Type.Array(Still),
    findings: Type.Array(Finding),
    /** Present if requested; stills may then be missing. */
    lint: Type.Optional(ThemeLint),
    /** Stage name → seconds. */
    timings: Type.Record(Type.String(), Type.Number()),
    /** Segments that the video and its copy were joined from, with the sound, and how many of them were reused. */
    segments: Type.Object({ total: Type.Integer(), reused: Type.Integer() }),
    engine_version: Type.String(),
  }),
  Type.Object({
    outcome: Type.Literal('failed'),
    /** `permanent` errors are not retried: the spec itself cannot be rendered. */
    error: Type.Object({ code: Type.String(), message: Type.String(), stage: Type.String(), permanent: Type.Boolean() }),
  }),
]);
export type RenderResult = Static<typeof RenderResult>;

export const RENDER_QUEUE = 'renders';
/** A separate queue: stills take a second and should not wait for videos. */
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
  return isOfStills(kind) ? stillsJob : renderJob;
}

/** Sent as the queue's progress; not durable, and nothing depends on it. */
export const RenderProgress = Type.Object({
  stage: Type.String(),
  fraction: Type.Number({ minimum: 0, maximum: 1 }),
  seconds_left: Type.Union([Type.Number(), Type.Null()]),
});
export type RenderProgress = Static<typeof RenderProgress>;
