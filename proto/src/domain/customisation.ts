import { type Static, Type } from 'typebox';
import { lookProperties } from './look.ts';
import { MAX_TEXT_LENGTH, MOST_CARDS, SceneName } from './theme.ts';

/** The part of a photo that fills its slot, as fractions 0–1 of the upright photo. */
export const Crop = Type.Object({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
  width: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  height: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
});
export type Crop = Static<typeof Crop>;

export const PhotoChoice = Type.Object({ upload_id: Type.String({ format: 'uuid' }), crop: Type.Optional(Crop) });
export type PhotoChoice = Static<typeof PhotoChoice>;

/** The customer's own track, and the position in it where the video's sound begins. */
export const MusicChoice = Type.Object({
  upload_id: Type.String({ format: 'uuid' }),
  start_seconds: Type.Number({ minimum: 0, maximum: 600 }),
});
export type MusicChoice = Static<typeof MusicChoice>;

/** Names of the scenes that the customer wants as cards. */
export const CardChoice = Type.Array(SceneName, { minItems: 1, maxItems: MOST_CARDS });

/** A customer's input for a theme: field key → text, slot key → photo. Dates are YYYY-MM-DD, times HH:MM. */
export const Customisation = Type.Object({
  details: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: MAX_TEXT_LENGTH }), { maxProperties: 40 }),
  photos: Type.Record(Type.String({ maxLength: 40 }), PhotoChoice, { maxProperties: 20 }),
  music: Type.Union([MusicChoice, Type.Null()]),
  bride_first: Type.Boolean(),
  /** Whether the last scene shows a code of the order's invitation page; absent for no. */
  with_code: Type.Optional(Type.Boolean()),
  /** Absent if the theme chooses. */
  cards: Type.Optional(CardChoice),
  ...lookProperties,
});
export type Customisation = Static<typeof Customisation>;
