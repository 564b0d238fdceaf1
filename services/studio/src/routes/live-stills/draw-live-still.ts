import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { badRequest, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { lookFaults, lookOf } from '@nimantran/proto/domain/look';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { FastifyInstance } from 'fastify';
import type { StudioTheme } from '../../clients/themes.ts';
import type { Context } from '../../context.ts';
import { hasBought } from '../../db/jobs.ts';
import { unavailable } from '../signed-urls.ts';
import { askerOf, photosOf, rendererOf, shopNameFor, stillGone } from './ask-renderer.ts';

type Words = BodyOf<typeof drawLiveStill>;

/** The visitor's words go to the renderer and back, and are stored nowhere. */
export function serveDrawLiveStill(app: FastifyInstance, context: Context): void {
  route(
    app,
    drawLiveStill,
    async ({ body, user, request, reply }) => {
      const render = rendererOf(context);
      const signal = stillGone(reply);
      const { manifest, packageKey } = await themeFor(context, body, user?.uid);
      refuseFaults(manifest, body);
      const { details, bride_first, scene, width, form } = body;
      return render(
        {
          ...askerOf(user?.uid ?? clientAddressOf(request), form),
          shop_name: await shopNameFor(context),
          theme: { id: body.theme_id, version: body.theme_version, package_key: packageKey },
          ...{ details, bride_first: manifest.has_bride_first_option && bride_first, scene, width },
          ...lookOf(body),
          ...(await photosOf(context, body.photos, user?.uid, signal)),
        },
        signal,
      );
    },
    // A form asks several times a minute.
    { logLevel: 'warn' },
  );
}

/** The version on sale, or the one that the caller's order was sold with: its words are corrected in it. @throws HttpProblem 404, 503 */
async function themeFor(context: Context, { theme_id, theme_version }: Words, uid: string | undefined): Promise<StudioTheme> {
  const fail = (error: unknown): never => {
    throw unavailable('catalog', error);
  };
  const offered = await context.offeredThemes.get(theme_id, theme_version).catch(fail);
  if (offered) return { manifest: offered.manifest, packageKey: offered.package_key };
  const isBought = uid !== undefined && (await hasBought(context.db, uid, theme_id, theme_version));
  if (!isBought) throw notFound('no_such_theme_version', 'This version of the theme is not on sale.');
  return context.themes.get(theme_id, theme_version).catch(fail);
}

/** By the rule of the form and the order, except that nothing has to be filled in yet. @throws HttpProblem 400 */
function refuseFaults(manifest: ThemeManifest, words: Words): void {
  const { details, photos } = words;
  const { fields, slots } = manifest;
  const optional = fields.map((field) => ({ ...field, required: false }));
  const faults = [
    ...detailFaults(optional, details).map(({ key, message }) => ({ field: `details.${key}`, message })),
    ...Object.keys(photos)
      .filter((key) => !slots.some((slot) => slot.key === key))
      .map((key) => ({ field: `photos.${key}`, message: 'is not part of this theme' })),
    ...lookFaults(manifest, words),
  ];
  if (faults.length > 0) throw badRequest('invalid_details', 'Some of the details do not fit the theme.', faults);
}
