import { type Static, Type } from 'typebox';
import { CardChoice, Crop } from '../../domain/customisation.ts';
import { Layout } from '../../domain/layout.ts';
import { PaletteKey } from '../../domain/palette.ts';
import { Delivery } from '../../domain/pricing.ts';
import { Resolution } from '../../domain/resolution.ts';
import { ThemeId } from '../../domain/theme.ts';
import { defineOperation } from '../shared/operation.ts';

const UploadId = Type.String({ format: 'uuid' });
const FileName = Type.String({ maxLength: 255 });
/** Draft text may still be wrong or too long: it is checked against the theme when it is ordered. */
const Words = Type.String({ maxLength: 1_000 });

export const DraftPhoto = Type.Object({
  upload_id: UploadId,
  file_name: FileName,
  /** Pixels of the upright photo, if known. */
  width: Type.Optional(Type.Integer({ minimum: 1 })),
  height: Type.Optional(Type.Integer({ minimum: 1 })),
  crop: Type.Optional(Crop),
});

export const DraftMusic = Type.Object({
  upload_id: UploadId,
  file_name: FileName,
  duration_seconds: Type.Number({ minimum: 0 }),
  start_seconds: Type.Number({ minimum: 0 }),
  /** The customer has confirmed the right to use it. */
  rights: Type.Boolean(),
});

/** A customer's input for a theme so far; any part may be empty. */
export const DraftContent = Type.Object({
  details: Type.Record(Type.String({ maxLength: 40 }), Words, { maxProperties: 40 }),
  photos: Type.Record(Type.String({ maxLength: 40 }), DraftPhoto, { maxProperties: 20 }),
  /** Whether the customer wants their own music; an uploaded track stays in the draft either way. */
  own_music: Type.Boolean(),
  music: Type.Union([DraftMusic, Type.Null()]),
  bride_first: Type.Boolean(),
  with_code: Type.Optional(Type.Boolean()),
  resolution: Resolution,
  delivery: Delivery,
  remove_watermark: Type.Boolean(),
  promo_code: Type.String({ maxLength: 100 }),
  billing: Type.Object({
    name: Type.String({ maxLength: 300 }),
    country: Type.String({ maxLength: 10 }),
    state: Type.String({ maxLength: 10 }),
    gstin: Type.String({ maxLength: 40 }),
  }),
  /** Null or absent if the theme chooses. */
  cards: Type.Optional(Type.Union([CardChoice, Type.Null()])),
  /** Null or absent for the theme's own; so is the palette. */
  layout: Type.Optional(Type.Union([Layout, Type.Null()])),
  palette: Type.Optional(Type.Union([PaletteKey, Type.Null()])),
});
export type DraftContent = Static<typeof DraftContent>;

const About = {
  theme_id: Type.Integer(),
  /** Changes with every edit. */
  version: Type.Integer(),
  updated_at: Type.String(),
};
export const DraftSummary = Type.Object(About);
export type DraftSummary = Static<typeof DraftSummary>;

export const KeptDraft = Type.Object({ ...About, content: DraftContent });
export type KeptDraft = Static<typeof KeptDraft>;

const ByTheme = Type.Object({ theme_id: ThemeId });

/** A person has one draft per theme. Saving unchanged content has no effect. */
export const saveDraft = defineOperation({
  name: 'saveDraft',
  method: 'PUT',
  path: '/api/drafts/{theme_id}',
  access: 'user',
  summary: "Saves the caller's draft of a theme",
  params: ByTheme,
  body: Type.Object({
    /** The version this one is based on, 0 for none; if another device has saved since, the answer is 409 `draft_changed`. */
    version: Type.Integer({ minimum: 0 }),
    content: DraftContent,
  }),
  answer: DraftSummary,
});

export const getDraft = defineOperation({
  name: 'getDraft',
  method: 'GET',
  path: '/api/drafts/{theme_id}',
  access: 'user',
  summary: "The caller's draft of a theme, if there is one",
  params: ByTheme,
  answer: Type.Object({ draft: Type.Union([KeptDraft, Type.Null()]) }),
});

export const listDrafts = defineOperation({
  name: 'listDrafts',
  method: 'GET',
  path: '/api/drafts',
  access: 'user',
  summary: "The caller's drafts, most recently changed first",
  answer: Type.Object({ drafts: Type.Array(DraftSummary) }),
});

export const deleteDraft = defineOperation({
  name: 'deleteDraft',
  method: 'DELETE',
  path: '/api/drafts/{theme_id}',
  access: 'user',
  summary: "Deletes the caller's draft of a theme; does nothing when there is none",
  params: ByTheme,
});
