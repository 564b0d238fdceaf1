import { isDeepStrictEqual } from 'node:util';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { editTheme, ThemeShelf } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findTheme } from '../../db/admin-themes.ts';
import { shownVersion } from '../../domain/admin-themes.ts';
import { changeTheme, tellChanged } from '../../use-cases/change-theme.ts';
import { viewTheme } from './theme-view.ts';

export function serveEditTheme(app: FastifyInstance, context: Context): void {
  route(app, editTheme, async ({ params: { theme_id }, body, user }) => {
    await changeTheme(context.db, user, theme_id, async (transaction) => {
      const theme = await findTheme(transaction, theme_id);
      if (!theme.sold) throw conflict('never_on_sale', 'Put a version on sale first. Until then the package’s own values apply.');
      const before = theme.sold.shelf;
      // Bodies are passed on as sent; other manifest properties can only come from the package.
      const shelf = Object.fromEntries(Object.entries(body).filter(([name]) => name in ThemeShelf.properties));
      if (isDeepStrictEqual(before, shelf)) return undefined;
      await transaction
        .updateTable('themes')
        .set({ shelf: JSON.stringify(shelf) })
        .where('id', '=', theme_id)
        .execute();
      await tellChanged(transaction, theme_id);
      return {
        action: 'theme.edited',
        summary: `Changed the shop’s settings of “${shownVersion(theme)?.manifest.title}”.`,
        before: { ...before },
        after: shelf,
      };
    });
    return viewTheme(context, theme_id);
  });
}
