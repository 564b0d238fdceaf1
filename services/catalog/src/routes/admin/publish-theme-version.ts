import { route } from '@nimantran/kit/http/route';
import { publishThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { changeTheme } from '../../use-cases/change-theme.ts';
import { publishVersion } from '../../use-cases/publish-version.ts';
import { viewTheme } from './theme-view.ts';

export function servePublishThemeVersion(app: FastifyInstance, context: Context): void {
  route(app, publishThemeVersion, async ({ params: { theme_id, version }, user }) => {
    await changeTheme(context.db, user, theme_id, (transaction) => publishVersion(transaction, theme_id, version));
    return viewTheme(context, theme_id);
  });
}
