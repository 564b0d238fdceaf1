import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { badRequest, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { unavailable } from '../signed-urls.ts';
import { askerOf, photosOf, rendererOf, stillGone } from './ask-renderer.ts';

type Words = BodyOf<typeof drawLiveStill>;

/** What the visitor typed goes to the renderer and back, and is written nowhere. */
export function serveDrawLiveStill(app: FastifyInstance, context: Context): void {
  route(
    app,
    drawLiveStill,
    async ({ body, user, request, reply }) => {
      const render = rendererOf(context);
      const signal = stillGone(reply);
      const theme = await offered(context, body);
      refuseFaults(theme.manifest, body);
      const { details, bride_first, scene, width, form } = body;
      return render(
        {
          ...askerOf(user?.uid ?? clientAddressOf(request), form),
          theme: { id: theme.theme_id, version: theme.version, package_key: theme.package_key },
          ...{ details, bride_first: theme.manifest.has_bride_first_option && bride_first, scene, width },
          ...(await photosOf(context, body.photos, user?.uid, signal)),
        },
        signal,
      );
    },
    // A form asks several times a minute.
    { logLevel: 'warn' },
  );
}

async function offered({ offeredThemes }: Context, { theme_id, theme_version }: Words) {
  const theme = await offeredThemes.get(theme_id, theme_version).catch((error: unknown) => {
    throw unavailable('catalog', error);
  });
  if (theme === undefined) throw notFound('no_such_theme_version', 'This version of the theme is not on sale.');
  return theme;
}

/** By the rule of the form and the order, except that nothing has to be filled in yet. @throws HttpProblem 400 */
function refuseFaults({ fields, slots }: ThemeManifest, { details, photos }: Words): void {
  const optional = fields.map((field) => ({ ...field, required: false }));
  const faults = [
    ...detailFaults(optional, details).map(({ key, message }) => ({ field: `details.${key}`, message })),
    ...Object.keys(photos)
      .filter((key) => !slots.some((slot) => slot.key === key))
      .map((key) => ({ field: `photos.${key}`, message: 'is not part of this theme' })),
  ];
  if (faults.length > 0) throw badRequest('invalid_details', 'Some of the details do not fit the theme.', faults);
}
