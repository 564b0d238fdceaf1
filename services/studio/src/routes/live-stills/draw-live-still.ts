import { createHash } from 'node:crypto';
import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { clientGone } from '@nimantran/kit/http/client-gone';
import { badRequest, HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { resolveUploads } from '@nimantran/proto/http/media/uploads';
import { drawStill } from '@nimantran/proto/http/render/draw-still';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { unavailable } from '../signed-urls.ts';

type Words = BodyOf<typeof drawLiveStill>;

/** What the visitor typed goes to the renderer and back, and is written nowhere. */
export function serveDrawLiveStill(app: FastifyInstance, context: Context): void {
  route(
    app,
    drawLiveStill,
    async ({ body, user, request, reply }) => {
      const { render } = context;
      const signal = clientGone(reply, new HttpProblem(409, 'still_outdated', 'Nobody waits for this picture.'));
      if (render === undefined) throw notFound('live_stills_off', 'Pictures while typing are switched off.');
      const theme = await offered(context, body);
      refuseFaults(theme.manifest, body);
      const asker = hashOf(`${user?.uid ?? clientAddressOf(request) ?? ''} ${body.form}`);
      const { details, bride_first, scene, width } = body;
      const words = {
        asker,
        theme: { id: theme.theme_id, version: theme.version, package_key: theme.package_key },
        ...{ details, bride_first: theme.manifest.has_bride_first_option && bride_first, scene, width },
        ...(await photosOf(context, body, user?.uid, signal)),
      };
      try {
        return await render(drawStill, { body: words, signal });
      } catch (error) {
        throw problemOf(error);
      }
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

/** Only photos of the caller: those of others count as not found. @throws HttpProblem 404, 503 */
async function photosOf({ media }: Context, { photos }: Words, uid: string | undefined, signal: AbortSignal) {
  const chosen = Object.entries(photos);
  if (chosen.length === 0) return { owner: null, photos: {} };
  if (uid === undefined) throw noSuchPhoto();
  const upload_ids = [...new Set(chosen.map(([, { upload_id }]) => upload_id))];
  const { uploads } = await media(resolveUploads, { body: { owner_uid: uid, upload_ids }, signal }).catch((error: unknown) => {
    throw error instanceof ProblemError && error.status === 404 ? noSuchPhoto() : unavailable('media', error);
  });
  const keys = new Map(uploads.filter(({ kind }) => kind === 'photo').map(({ id, object_key }) => [id, object_key]));
  const found = chosen.map(([slot, { upload_id, crop }]) => {
    const object_key = keys.get(upload_id);
    if (object_key === undefined) throw noSuchPhoto();
    return [slot, { object_key, ...(crop ? { crop } : {}) }] as const;
  });
  return { owner: hashOf(uid), photos: Object.fromEntries(found) };
}

const noSuchPhoto = (): HttpProblem => notFound('no_such_photo', 'One of the photos does not exist.');

/** The renderer needs to know who is the same, not who it is. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The renderer's refusals are the visitor's too; everything else passes. */
function problemOf(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, code, problem } = error;
  const isTold = status === 409 || status === 422 || status === 429;
  return isTold
    ? new HttpProblem(status, code, problem.detail)
    : new HttpProblem(503, 'still_failed', 'The picture could not be drawn. Try again in a moment.');
}
