import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findThemeVersion } from '../db/themes.ts';

export function serveGetThemeVersion(app: FastifyInstance, { db }: Context): void {
  route(app, getThemeVersion, async ({ params }) => {
    const found = await findThemeVersion(db, params.theme_id, params.version);
    if (!found) throw notFound('no_such_theme_version', 'This version of the theme does not exist.');
    const { themeId, version, packageKey, isOnSale, manifest } = found;
    return { theme_id: themeId, version, package_key: packageKey, on_sale: isOnSale, manifest };
  });
}
