import { type Static, Type } from 'typebox';
import { RenderKind } from '../../jobs/render.ts';
import { defineOperation } from '../shared/operation.ts';

/** The admin page for the BullMQ queues on Redis; a separate page, not an operation. */
export const QUEUE_BOARD_PATH = '/api/admin/queues';

/** Stills or a sample of a theme that failed to render. */
export const FailedThemeRender = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: RenderKind,
  theme_id: Type.Integer(),
  theme_version: Type.String(),
  error: Type.String(),
  failed_at: Type.String(),
});
export type FailedThemeRender = Static<typeof FailedThemeRender>;

export const listFailedThemeRenders = defineOperation({
  name: 'listFailedThemeRenders',
  method: 'GET',
  path: '/api/admin/failed-theme-renders',
  access: 'admin',
  summary: 'Failed stills and samples of themes that were not tried again, newest first; at most 100',
  answer: Type.Array(FailedThemeRender),
});

/** Repeatable: a render that is already being retried is left alone. @throws 409 `render_not_failed` */
export const retryThemeRender = defineOperation({
  name: 'retryThemeRender',
  method: 'POST',
  path: '/api/admin/failed-theme-renders/{render_id}/retry',
  access: 'admin',
  summary: "Draws a theme's stills or sample again",
  params: Type.Object({ render_id: Type.String({ format: 'uuid' }) }),
});
