import { createHash } from 'node:crypto';
import { notFound } from '@nimantran/kit/http/problem';
import { type ObjectInfo, ObjectNotFoundError } from '@nimantran/kit/store/object-store';
import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../context.ts';
import { findThemeVersion } from '../db/themes.ts';
import { SECOND_LAYOUT, shownStill, themeFile } from '../domain/theme-media.ts';
import { byteRange } from '../media/byte-range.ts';

const Params = Type.Object({
  theme: Type.Integer({ minimum: 1 }),
  version: Type.String({ maxLength: 80 }),
  file: Type.String({ maxLength: 40 }),
});
interface Given {
  theme: number;
  version: string;
  file: string;
}

/** A week: a sample that is rendered again keeps its URL, but gets a new ETag. */
const CACHE_CONTROL = 'public, max-age=604800';

/** Public pictures and sample videos of themes. */
export function serveGetThemeMedia(app: FastifyInstance, context: Context): void {
  const serve = (place: string, isSecond: boolean) =>
    app.route<{ Params: Given }>({
      method: ['GET', 'HEAD'],
      url: `${THEME_MEDIA_PATH}/:theme/:version/${place}:file`,
      schema: { params: Params },
      handler: async (request, reply) => {
        try {
          return await send(request, reply, context, await findObject(context, request.params, isSecond));
        } catch (error) {
          if (error instanceof ObjectNotFoundError) throw nothing();
          throw error;
        }
      },
    });
  serve('', false);
  serve(`${SECOND_LAYOUT}/`, true);
}

async function findObject(
  { db, store, pictures }: Context,
  { theme, version, file }: Given,
  isSecond: boolean,
): Promise<ObjectInfo> {
  const wanted = themeFile(file);
  const found = wanted && (await findThemeVersion(db, theme, version));
  // A version that was never on sale is visible only to admins, through separate addresses.
  if (!wanted || !found?.publishedAt) throw nothing();
  const video = isSecond ? found.secondVideoKey : found.sampleVideoKey;
  const still = isSecond ? shownStill(found.manifest, found.secondStillKeys) : found.sampleStillKey;
  const key = wanted.kind === 'video' ? video : still;
  if (key === null) throw nothing();
  const info = wanted.kind === 'picture' ? await pictures.picture(key, wanted) : await store.head(key);
  if (!info) throw nothing();
  return info;
}

async function send(request: FastifyRequest, reply: FastifyReply, { store }: Context, info: ObjectInfo): Promise<FastifyReply> {
  const tag = createHash('sha256').update(`${info.key} ${info.size_bytes} ${info.modified_at.getTime()}`).digest('base64url');
  const etag = `"${tag.slice(0, 22)}"`;
  reply.headers({
    'cache-control': CACHE_CONTROL,
    'accept-ranges': 'bytes',
    etag,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type(info.content_type);
  const wanted =
    request.headers['if-range'] === undefined || request.headers['if-range'] === etag ? request.headers.range : undefined;
  const range = byteRange(wanted, info.size_bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${info.size_bytes}`).send();
  }
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.size_bytes}`);
  }
  reply.header('content-length', range === 'whole' ? info.size_bytes : range.end - range.start + 1);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await store.get(info.key, range === 'whole' ? undefined : range));
}

function nothing() {
  return notFound('no_such_object', 'This picture or video does not exist.');
}
