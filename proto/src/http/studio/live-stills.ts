import { type Static, Type } from 'typebox';
import { Customisation } from '../../domain/customisation.ts';
import { lookProperties } from '../../domain/look.ts';
import { ThemeId } from '../../domain/theme.ts';
import { Finding } from '../../jobs/render.ts';
import { defineOperation } from '../shared/operation.ts';

export const LIVE_STILL_LIMITS = { width: { least: 160, most: 720 }, a_minute: 60, an_hour: 600 } as const;

/** Names an open form or page: only its newest request is drawn. */
export const OpenForm = Type.String({ pattern: '^[A-Za-z0-9-]{8,40}$' });
const Key = Type.String({ maxLength: 40 });

/** A scene by its number in the video, or the first one that shows a field or a photo; the first of all if none does. */
export const WantedScene = Type.Union([
  Type.Object({ index: Type.Integer({ minimum: 0, maximum: 19 }) }),
  Type.Object({ field: Key }),
  Type.Object({ slot: Key }),
]);
export type WantedScene = Static<typeof WantedScene>;

/** The input for drawing a scene of a theme. None of it is kept. */
export const LiveStillWords = Type.Object({
  details: Customisation.properties.details,
  photos: Customisation.properties.photos,
  bride_first: Type.Boolean(),
  ...lookProperties,
  scene: WantedScene,
  width: Type.Integer({ minimum: LIVE_STILL_LIMITS.width.least, maximum: LIVE_STILL_LIMITS.width.most }),
});

export const LiveStill = Type.Object({
  /** A WebP as a data URI, marked with the shop's name. */
  picture: Type.String({ maxLength: 400_000 }),
  width: Type.Integer(),
  height: Type.Integer(),
  /** The scene that is shown, and all scenes of the video with these words and photos. */
  scene: Type.Integer(),
  scenes: Type.Array(Type.String()),
  /** Photo slots of the scene that show the theme's sample. */
  sample_slots: Type.Array(Type.String()),
  /** Findings that only drawing shows, about the texts in this scene. */
  findings: Type.Array(Finding),
});
export type LiveStill = Static<typeof LiveStill>;

/** Open to visitors without a session, who fill in the form before they sign in; own photos need the session of their owner. */
export const drawLiveStill = defineOperation({
  name: 'drawLiveStill',
  method: 'POST',
  path: '/api/live-stills',
  access: 'public',
  summary: "One scene of a theme with the caller's own words, as the video will show it",
  body: Type.Object({
    theme_id: ThemeId,
    theme_version: Type.String({ maxLength: 80 }),
    form: OpenForm,
    ...LiveStillWords.properties,
  }),
  answer: LiveStill,
});
