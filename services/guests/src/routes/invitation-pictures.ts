import { buffer } from 'node:stream/consumers';
import { ExpiringCache } from '@nimantran/kit/auth/expiring-cache';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { getInvitationPicture, getInvitationPoster } from '@nimantran/proto/http/guests/invitations';
import type { FastifyInstance } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import type { Context } from '../context.ts';
import { invitationNotFound } from '../db/pages.ts';
import { pictureOf, small } from '../domain/picture.ts';
import { openInvitation } from './read-invitation.ts';

const KEPT_MS = 10 * MINUTE_MS;
/** Of each kind: about 20 MB. */
const KEPT_PICTURES = 100;
const READ_LIMIT_MS = 10_000;

interface Kind {
  type: string;
  mostBytes: number;
  /** Shares of the size that messengers show, and qualities: from the best to the smallest. */
  tries: readonly { scale: number; quality: number }[];
  write: (picture: Sharp, quality: number) => Sharp;
}

const FOR_MESSENGERS: Kind = {
  type: 'image/jpeg',
  // WhatsApp shows none of more than some hundred KB.
  mostBytes: 300_000,
  tries: [82, 70, 55, 40].map((quality) => ({ scale: 1, quality })),
  write: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
};
const FOR_THE_PAGE: Kind = {
  type: 'image/webp',
  // A phone with a slow connection loads it within two round trips.
  mostBytes: 45_000,
  // Fewer pixels look better than a low quality.
  tries: [
    { scale: 1, quality: 74 },
    { scale: 0.8, quality: 60 },
    { scale: 0.67, quality: 50 },
    { scale: 0.67, quality: 35 },
    { scale: 0.5, quality: 30 },
    { scale: 0.5, quality: 5 },
  ],
  write: (picture, quality) => picture.webp({ quality, smartSubsample: true }),
};

/** The pictures of a page, made from the card, since that may have more bytes than messengers load. */
export function serveInvitationPictures(app: FastifyInstance, context: Context): void {
  servePicture(app, context, getInvitationPicture, FOR_MESSENGERS);
  servePicture(app, context, getInvitationPoster, FOR_THE_PAGE);
}

function servePicture(
  app: FastifyInstance,
  context: Context,
  operation: typeof getInvitationPicture | typeof getInvitationPoster,
  kind: Kind,
): void {
  const kept = new ExpiringCache<Buffer>(KEPT_PICTURES);
  const being = new Map<string, Promise<Buffer>>();

  async function madeOf(key: string): Promise<Buffer> {
    const known = kept.get(key) ?? being.get(key);
    if (known) return known;
    const making = makePicture(context, key, kind).finally(() => being.delete(key));
    being.set(key, making);
    const picture = await making;
    kept.keep(key, picture, Date.now() + KEPT_MS);
    return picture;
  }

  route(app, operation, async ({ params, reply }) => {
    const { invitation } = await openInvitation(context, params.token);
    const found = pictureOf(invitation);
    if (!found) throw invitationNotFound();
    const picture = await madeOf(found.key).catch((error: unknown) => {
      context.log.warn({ err: error }, 'the picture of an invitation could not be made');
      throw new HttpProblem(503, 'picture_unavailable', 'The picture cannot be shown right now. Try again in a moment.');
    });
    await reply.type(kind.type).header('cache-control', 'no-store').send(picture);
    return undefined;
  });
}

async function makePicture(
  { readObject }: Pick<Context, 'readObject'>,
  key: string,
  { mostBytes, tries, write }: Kind,
): Promise<Buffer> {
  const original = await buffer(await readObject(key, AbortSignal.timeout(READ_LIMIT_MS)));
  const { width, height } = small(await sharp(original).metadata());
  for (const { scale, quality } of tries) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const made = await write(sharp(original).resize({ ...size, fit: 'fill' }), quality).toBuffer();
    if (made.length <= mostBytes) return made;
  }
  throw new Error('The picture has too many bytes at every quality.');
}
