import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { listFailedThemeRenders, retryThemeRender } from '@nimantran/proto/http/studio/failed-theme-renders';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { drawThemeAgain, listFailedOfThemes } from '../../db/failed-theme-renders.ts';

export function serveThemeRenders(app: FastifyInstance, { db }: Context): void {
  route(app, listFailedThemeRenders, () => listFailedOfThemes(db));

  route(app, retryThemeRender, async ({ params, user }) => {
    await db.transaction().execute(async (transaction) => {
      const again = await drawThemeAgain(transaction, params.render_id);
      if (!again) throw conflict('render_not_failed', 'This has not failed, or is already being drawn again.');
      const { kind, theme_id, theme_version } = again;
      await recordChange(transaction, 'studio', user, {
        action: 'render.retried',
        target: { kind: 'theme', id: String(theme_id) },
        summary: `Requested the ${kind} of theme ${theme_id}, version ${theme_version}, again.`,
        before: null,
        after: { kind, theme_version },
      });
    });
    return undefined;
  });
}
