import { writeEvent } from '@nimantran/kit/events/outbox';
import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { themeVersionAdded } from '@nimantran/proto/events/catalog';
import { addThemeVersion } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findTheme, findVersion } from '../../db/admin-themes.ts';
import { insertVersion } from '../../use-cases/add-theme-version.ts';
import { changeTheme } from '../../use-cases/change-theme.ts';
import { storePackage } from '../../use-cases/store-package.ts';
import { viewTheme } from './theme-view.ts';

export function serveAddThemeVersion(app: FastifyInstance, context: Context): void {
  route(app, addThemeVersion, async ({ body, user }) => {
    const uploaded = await context.db
      .selectFrom('themePackages')
      .selectAll()
      .where('id', '=', body.package_id)
      .where('uploadedBy', '=', user.uid)
      .executeTakeFirst();
    if (!uploaded)
      throw notFound('no_such_package', 'This package does not exist, or it was deleted after a day. Upload it again.');
    const { version, manifest } = uploaded;
    const packageKey = await storePackage(context.store, uploaded);
    await changeTheme(context.db, user, manifest.id, async (transaction) => {
      await insertVersion(transaction, { version, packageKey, manifest }, user.email);
      const found = findVersion(await findTheme(transaction, manifest.id), version);
      if (found.publishedAt !== null) return undefined;
      // A separate key: a theme that was never on sale has no event count yet.
      const fact = { key: `${manifest.id}.${version}`, keyVersion: 1 };
      const data = { theme_id: manifest.id, theme_version: version, package_key: packageKey, title: manifest.title };
      await writeEvent(transaction, themeVersionAdded, { ...fact, data });
      return {
        action: 'theme.version_added',
        summary: `Added version ${version} of “${manifest.title}”; it is not on sale yet.`,
        before: null,
        after: { version },
      };
    });
    return viewTheme(context, manifest.id);
  });
}
