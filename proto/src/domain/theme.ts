import { type Static, Type } from 'typebox';
import { OfferedPalette, PaletteKey } from './palette.ts';
import { PricingId } from './pricing.ts';
import { ThemeRating } from './rating.ts';

export const MAX_TEXT_LENGTH = 300;
/** Languages for dates and times. */
export const THEME_LANGUAGES = ['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'or', 'ur'] as const;
export type ThemeLanguage = (typeof THEME_LANGUAGES)[number];
/** A theme id in a request: at most the largest value of its column. */
export const ThemeId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Key = Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' });

/**
 * A field that the customer fills in. `role` marks the names of the couple, which change places with 'bride's name first'; `headline` marks the names of those
 * whom the video is about, where that is no couple. `function` names the function that a day, a time or a place belongs to, if it is not the main one;
 * `tells` marks a text that tells when a function starts, or what it is called (functions.ts).
 */
export const ThemeField = Type.Object({
  key: Key,
  label: Type.String({ minLength: 1, maxLength: 80 }),
  kind: Type.Enum(['name', 'text', 'long_text', 'date', 'time', 'place']),
  required: Type.Boolean(),
  max_length: Type.Integer({ minimum: 1, maximum: MAX_TEXT_LENGTH }),
  sample: Type.String({ maxLength: MAX_TEXT_LENGTH }),
  hint: Type.Optional(Type.String({ maxLength: 160 })),
  role: Type.Optional(Type.Enum(['bride', 'groom'])),
  headline: Type.Optional(Type.Literal(true)),
  function: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  tells: Type.Optional(Type.Enum(['time', 'title'])),
});
export type ThemeField = Static<typeof ThemeField>;

/** A place for a customer's photo; width and height are the slot's pixels at 1080p and determine its shape. */
export const PhotoSlot = Type.Object({
  key: Key,
  label: Type.String({ minLength: 1, maxLength: 80 }),
  width: Type.Integer({ minimum: 16, maximum: 4096 }),
  height: Type.Integer({ minimum: 16, maximum: 4096 }),
  required: Type.Boolean(),
});
export type PhotoSlot = Static<typeof PhotoSlot>;

/** The groom's and the bride's: two fields or two photo slots that change places when the bride's name comes first. */
export const BridePairs = Type.Array(Type.Array(Type.String(), { minItems: 2, maxItems: 2 }), { maxItems: 20 });
export type BridePairs = Static<typeof BridePairs>;

export const SceneName = Type.String({ minLength: 1, maxLength: 60 });
/** Of a video. */
export const MOST_CARDS = 4;

/**
 * Frames are inclusive at both ends; `still_frame` shows the scene at rest. A scene with `only_with` is cut out of the video if
 * none of these fields and photo slots is filled.
 */
export const Scene = Type.Object({
  name: SceneName,
  first_frame: Type.Integer({ minimum: 0 }),
  last_frame: Type.Integer({ minimum: 0 }),
  still_frame: Type.Integer({ minimum: 0 }),
  only_with: Type.Optional(Type.Array(Key, { minItems: 1, maxItems: 40 })),
});
export type Scene = Static<typeof Scene>;

/**
 * A theme as the shop shows it: the Video of docs/spec-coverage.md, section 3, with its form.
 * `images` is absent if the theme has no photo support.
 */
const videoProperties = {
  id: Type.Integer({ minimum: 1 }),
  title: Type.String(),
  category: Type.String(),
  category_id: Type.Integer(),
  sub_category: Type.String(),
  description: Type.String(),
  tags: Type.Array(Type.String()),
  images: Type.Optional(Type.Array(PhotoSlot)),
  /** Paths on the shop's own origin; empty until the sample is rendered. */
  thumbnail: Type.String(),
  preview_image: Type.String(),
  /** The sample video the shop hosts, or `youtube:…`, `vimeo:…`; empty until rendered. */
  video_id: Type.String(),
  /** Of the theme's own layout. */
  portrait_orientation: Type.Boolean(),
  /** The customer may choose the other shape as well. */
  has_second_layout: Type.Optional(Type.Boolean()),
  /** The colours to choose from, the theme's own first; absent if there is one choice. */
  palettes: Type.Optional(Type.Array(OfferedPalette)),
  /** Like `thumbnail` and `video_id`, of the second layout; absent until they are rendered. */
  second_thumbnail: Type.Optional(Type.String()),
  second_video_id: Type.Optional(Type.String()),
  has_watermark: Type.Boolean(),
  default_audio_only: Type.Boolean(),
  has_bride_first_option: Type.Boolean(),
  is_elite_version: Type.Boolean(),
  /** A video whose draft shows no fault is delivered without a designer. */
  auto_deliver: Type.Boolean(),
  priority: Type.Integer(),
  pricing_id: PricingId,
  suggestion_id: Type.Union([Type.Integer(), Type.Null()]),
  slug: Type.String(),
  version: Type.String(),
  duration_seconds: Type.Number(),
  /** English if absent. */
  language: Type.Optional(Type.Enum([...THEME_LANGUAGES])),
  fields: Type.Array(ThemeField),
};

export const VideoSummary = Type.Object(videoProperties);
export type VideoSummary = Static<typeof VideoSummary>;

export const Video = Type.Object({
  ...videoProperties,
  pairs: Type.Optional(BridePairs),
  /** The palette that has taken the place of the theme that was asked for. */
  palette: Type.Optional(PaletteKey),
  /** Absent if no buyer has rated it. */
  rating: Type.Optional(ThemeRating),
  suggested_video: Type.Union([VideoSummary, Type.Null()]),
  similar_videos: Type.Array(VideoSummary),
});
export type Video = Static<typeof Video>;

/**
 * A theme as its second layout shows it, without picture and sample until they are rendered. Messengers get the picture of its own:
 * `preview_image` stays.
 */
export function inSecondLayout<Theme extends Pick<VideoSummary, 'portrait_orientation' | 'second_thumbnail' | 'second_video_id'>>(
  video: Theme,
): Theme {
  const { second_thumbnail: thumbnail = '', second_video_id: video_id = '' } = video;
  return { ...video, thumbnail, video_id, portrait_orientation: !video.portrait_orientation };
}

/** Text of a price badge: Elite, Premium, or none (docs/spec-coverage.md, section 2, video card). */
export function badgeOf(video: Pick<VideoSummary, 'is_elite_version' | 'pricing_id'>): 'Elite' | 'Premium' | undefined {
  if (video.is_elite_version) return 'Elite';
  return ['pricing_001', 'pricing_002', 'pricing_003'].includes(video.pricing_id) ? 'Premium' : undefined;
}

/** The stock-keeping unit of a theme in structured data. */
export function productId(videoId: number): number {
  return 10_000 + videoId;
}
