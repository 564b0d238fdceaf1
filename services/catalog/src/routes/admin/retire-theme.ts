import { route } from '@nimantran/kit/http/route';
import { retireTheme } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findTheme } from '../../db/admin-themes.ts';
import { shownVersion } from '../../domain/admin-themes.ts';
import { changeTheme } from '../../use-cases/change-theme.ts';
import { takeOffSale } from '../../use-cases/retire-theme.ts';
import { viewTheme } from './theme-view.ts';

export function serveRetireTheme(app: FastifyInstance, context: Context): void {
  route(app, retireTheme, async ({ params: { theme_id }, user }) => {
    await changeTheme(context.db, user, theme_id, async (transaction) => {
      const theme = await findTheme(transaction, theme_id);
      if (!(await takeOffSale(transaction, theme_id))) return undefined;
      const version = theme.sold?.currentVersion;
      return {
        action: 'theme.retired',
        summary: `Took “${shownVersion(theme)?.manifest.title}” off sale.`,
        before: { version, on_sale: true },
        after: { version, on_sale: false },
      };
    });
    return viewTheme(context, theme_id);
  });
}
