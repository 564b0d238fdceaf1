import { type Static, Type } from 'typebox';
import { Layout } from '../../domain/layout.ts';
import { MAX_TEXT_LENGTH } from '../../domain/theme.ts';
import { ThemeLint } from '../../domain/theme-lint.ts';
import { ThemeManifest } from '../../domain/theme-package.ts';
import { RenderProgress } from '../../jobs/render.ts';
import { defineOperation } from '../shared/operation.ts';

/** Hours after which the files of a trial are deleted. */
export const TRIAL_HOURS = 24;

const ById = Type.Object({ trial_id: Type.String({ format: 'uuid' }) });
const RenderState = Type.Enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
const Fault = Type.Union([Type.String(), Type.Null()]);

/** The stills and the sample of one layout. */
const drawn = {
  stills: Type.Object({
    state: RenderState,
    error: Fault,
    pictures: Type.Array(Type.Object({ scene: Type.String(), url: Type.String() })),
  }),
  /** Null until texts are given. */
  film: Type.Union([
    Type.Object({
      state: RenderState,
      error: Fault,
      progress: Type.Union([RenderProgress, Type.Null()]),
      url: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
};
const TrialPart = Type.Object(drawn);
export type TrialPart = Static<typeof TrialPart>;

/** A package under trial: the linter's report, and pictures and video with the newest texts. Addresses are valid for an hour. */
export const ThemeTrial = Type.Object({
  id: Type.String({ format: 'uuid' }),
  package_id: Type.String({ format: 'uuid' }),
  manifest: ThemeManifest,
  expires_at: Type.String(),
  /** Null until the linter has run. */
  lint: Type.Union([ThemeLint, Type.Null()]),
  ...drawn,
  /** The second layout; null for a package without one. */
  second: Type.Union([Type.Object({ layout: Layout, ...drawn }), Type.Null()]),
});
export type ThemeTrial = Static<typeof ThemeTrial>;

export const startThemeTrial = defineOperation({
  name: 'startThemeTrial',
  method: 'POST',
  path: '/api/admin/theme-trials',
  access: 'admin',
  summary: "Lints an uploaded package and draws its scenes; ends the caller's earlier trial",
  body: Type.Object({ package_id: Type.String({ format: 'uuid' }) }),
  answer: ThemeTrial,
});

export const getThemeTrial = defineOperation({
  name: 'getThemeTrial',
  method: 'GET',
  path: '/api/admin/theme-trials/{trial_id}',
  access: 'admin',
  summary: 'The progress of a trial; only for the person who started it',
  params: ById,
  answer: ThemeTrial,
});

export const TRIAL_RESOLUTIONS = ['480p', '720p'] as const;

export const playThemeTrial = defineOperation({
  name: 'playThemeTrial',
  method: 'POST',
  path: '/api/admin/theme-trials/{trial_id}/plays',
  access: 'admin',
  summary: "Draws the scenes and renders the video with the caller's own text and sample photos",
  params: ById,
  body: Type.Object({
    /** Field key → text; an absent field is empty. */
    details: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: MAX_TEXT_LENGTH }), { maxProperties: 40 }),
    bride_first: Type.Boolean(),
    resolution: Type.Enum([...TRIAL_RESOLUTIONS]),
  }),
  answer: ThemeTrial,
});
