import { createHash } from 'node:crypto';
import { clientGone } from '@nimantran/kit/http/client-gone';
import { HttpProblem, notFound } from '@nimantran/kit/http/problem';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import { resolveUploads } from '@nimantran/proto/http/media/uploads';
import { drawStill } from '@nimantran/proto/http/render/draw-still';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { unavailable } from '../signed-urls.ts';

type DrawLive = (words: BodyOf<typeof drawStill>, signal: AbortSignal) => Promise<LiveStill>;

/** @throws HttpProblem 404 `live_stills_off` */
export function rendererOf({ render }: Context): DrawLive {
  if (render === undefined) throw notFound('live_stills_off', 'Live pictures are switched off.');
  return (words, signal) =>
    render(drawStill, { body: words, signal }).catch((error: unknown) => {
      throw problemOf(error);
    });
}

/** Aborts when the visitor has left, or has typed something else. */
export const stillGone = (reply: FastifyReply): AbortSignal =>
  clientGone(reply, () => new HttpProblem(409, 'still_outdated', 'Nobody waits for this picture.'));

/** Only photos of this person: those of others count as not found. @throws HttpProblem 404, 503 */
export async function photosOf(
  { media }: Context,
  photos: Customisation['photos'],
  uid: string | undefined,
  signal: AbortSignal,
): Promise<Pick<BodyOf<typeof drawStill>, 'owner' | 'photos'>> {
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

/** @throws HttpProblem 503 */
export const shopNameFor = ({ shopName }: Context): Promise<string> =>
  shopName.recent().catch((error: unknown) => {
    throw unavailable('orders', error);
  });

const noSuchPhoto = (): HttpProblem => notFound('no_such_photo', 'One of the photos does not exist.');

/** The renderer needs to know who is the same, not who it is. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const askerOf = (who = '', form: string) => ({ visitor: hashOf(who), asker: hashOf(`${who} ${form}`) });

/** The visitor gets the renderer's refusals; every other failure is temporary. */
function problemOf(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, code, problem } = error;
  const isTold = status === 409 || status === 422 || status === 429;
  return isTold
    ? new HttpProblem(status, code, problem.detail)
    : new HttpProblem(503, 'still_failed', 'The picture could not be drawn. Try again in a moment.');
}
