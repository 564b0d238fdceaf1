import { type Static, Type } from 'typebox';
import { HexColor, Palette } from './palette.ts';
import { PricingId } from './pricing.ts';
import { BridePairs, MOST_CARDS, PhotoSlot, Scene, SceneName, THEME_LANGUAGES, ThemeField } from './theme.ts';

/**
 * theme.json of a theme package (folder or zip):
 *
 *   theme.json  animation.json  fonts/*.ttf|otf (+ licences)  samples/<photo>.jpg  <music.file>
 *
 * With `second_layout` also animation.portrait.json of a wide theme, or animation.landscape.json of an upright one (layout.ts): the
 * same scenes, texts and photo slots, composed for the other shape.
 *
 * animation.json is a Lottie of 1920×1080 or 1080×1920 at 30 fps. Text layers are named `text:<key>`, image assets
 * `photo:<slot key>`, colours are Lottie slots. A text layer shows `texts[key]` or, where that is absent, the field
 * `key`. A template names fields in braces: `{bride} & {groom}`, with a format where the field is a date or time:
 * `{date|long}` Saturday, 5 December 2026 · `{date|weekday}` · `{date|day}` · `{date|month}` · `{date|year}` ·
 * `{time|clock}` 7:30 PM, all in the theme's `language`. `bride_first` is used in place of `text` when the customer asked for the bride's name first;
 * the two names, and each of `pairs`, change places then.
 * A template whose optional fields are all empty shows nothing.
 * A layer named `if:<key> …` shows only where that field or photo is given, `unless:<key> …` only where it is not.
 */
export const TextTemplate = Type.Object({
  text: Type.String({ maxLength: 300 }),
  bride_first: Type.Optional(Type.String({ maxLength: 300 })),
});
export type TextTemplate = Static<typeof TextTemplate>;

/** Side of the smallest code: a module then has three pixels in a video of 480p, which phones read from another screen. */
export const LEAST_CODE_PX = 300;

/**
 * The square that a QR code covers in the last scene, from its still frame to the end of the video, with the light margin that it
 * needs; in pixels of the animation, from its upper left corner.
 */
export const CodePlace = Type.Object({
  x: Type.Integer({ minimum: 0 }),
  y: Type.Integer({ minimum: 0 }),
  size: Type.Integer({ minimum: LEAST_CODE_PX, maximum: 1080 }),
});
export type CodePlace = Static<typeof CodePlace>;

const MOST_PALETTES = 8;

export const ThemeManifest = Type.Object({
  format: Type.Literal(1),
  id: Type.Integer({ minimum: 1 }),
  title: Type.String({ minLength: 1, maxLength: 80 }),
  category: Type.String({ minLength: 1, maxLength: 40 }),
  category_id: Type.Integer({ minimum: 1 }),
  sub_category: Type.String({ maxLength: 40 }),
  description: Type.String({ minLength: 1, maxLength: 2000 }),
  tags: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
  has_watermark: Type.Boolean(),
  default_audio_only: Type.Boolean(),
  has_bride_first_option: Type.Boolean(),
  is_elite_version: Type.Boolean(),
  auto_deliver: Type.Boolean(),
  priority: Type.Integer(),
  pricing_id: PricingId,
  /** The language of dates and times; default English. */
  language: Type.Optional(Type.Enum([...THEME_LANGUAGES])),
  width: Type.Enum([1920, 1080]),
  height: Type.Enum([1080, 1920]),
  fps: Type.Literal(30),
  /** Length of the video in frames. */
  frames: Type.Integer({ minimum: 30, maximum: 3600 }),
  fields: Type.Array(ThemeField, { minItems: 1, maxItems: 40 }),
  slots: Type.Array(PhotoSlot, { maxItems: 20 }),
  /** Slot key → file under samples/, for the sample video. */
  sample_photos: Type.Record(Type.String(), Type.String()),
  texts: Type.Record(Type.String(), TextTemplate),
  pairs: Type.Optional(BridePairs),
  scenes: Type.Array(Scene, { minItems: 1, maxItems: 20 }),
  /** Index into `scenes`: the one whose still is the thumbnail. */
  thumbnail_scene: Type.Integer({ minimum: 0 }),
  /** Names of the scenes that are delivered as cards and as pages of the PDF; default: those with names and with the place. */
  cards: Type.Optional(Type.Array(SceneName, { minItems: 1, maxItems: MOST_CARDS })),
  /** Where a video shows a QR code, if it has one. A theme without a place shows none. */
  qr: Type.Optional(CodePlace),
  /** The package has the other shape too, with a place of its own for a code; everything else is one. */
  second_layout: Type.Optional(Type.Object({ qr: Type.Optional(CodePlace) })),
  /** Lottie slot id → #rrggbb default. */
  colors: Type.Record(Type.String(), HexColor),
  /** The colours to choose from (palette.ts): the first are the theme's own, and the others change some of them. */
  palettes: Type.Optional(Type.Array(Palette, { minItems: 2, maxItems: MOST_PALETTES })),
  music: Type.Object({
    file: Type.String(),
    title: Type.String(),
    fade_out_seconds: Type.Number({ minimum: 0, maximum: 10 }),
    /** For a track that is shorter than the video: repeat it on a beat (the default) or fade it out at its end. */
    when_short: Type.Optional(Type.Enum(['loop', 'fade'])),
    /** Tempo of the theme's own track; without it the beat is detected from the sound. */
    beats_per_minute: Type.Optional(Type.Number({ minimum: 30, maximum: 300 })),
  }),
  /** `fonts.list[].fName` of the animation → file under fonts/. */
  fonts: Type.Record(Type.String(), Type.String()),
});
export type ThemeManifest = Static<typeof ThemeManifest>;
