import { buffer } from 'node:stream/consumers';
import { ExpiringCache } from '@nimantran/kit/auth/expiring-cache';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { getInvitationPicture } from '@nimantran/proto/http/guests/invitations';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Context } from '../context.ts';
import { invitationNotFound } from '../db/pages.ts';
import { pictureOf, small } from '../domain/picture.ts';
import { openInvitation } from './read-invitation.ts';

const KEPT_MS = 10 * MINUTE_MS;
/** About 20 MB. */
const KEPT_PICTURES = 100;
const READ_LIMIT_MS = 10_000;
/** WhatsApp shows none of more than some hundred KB. */
const MOST_BYTES = 300_000;
const QUALITIES = [82, 70, 55, 40];

/** Made from the card, since that may have more bytes than messengers load. */
export function serveGetInvitationPicture(app: FastifyInstance, context: Context): void {
  const kept = new ExpiringCache<Buffer>(KEPT_PICTURES);
  const being = new Map<string, Promise<Buffer>>();

  async function madeOf(key: string): Promise<Buffer> {
    const known = kept.get(key) ?? being.get(key);
    if (known) return known;
    const making = makePicture(context, key).finally(() => being.delete(key));
    being.set(key, making);
    const picture = await making;
    kept.keep(key, picture, Date.now() + KEPT_MS);
    return picture;
  }

  route(app, getInvitationPicture, async ({ params, reply }) => {
    const { invitation } = await openInvitation(context, params.token);
    const found = pictureOf(invitation);
    if (!found) throw invitationNotFound();
    const picture = await madeOf(found.key).catch((error: unknown) => {
      context.log.warn({ err: error }, 'the picture of an invitation could not be made');
      throw new HttpProblem(503, 'picture_unavailable', 'The picture cannot be shown right now. Try again in a moment.');
    });
    await reply.type('image/jpeg').header('cache-control', 'no-store').send(picture);
    return undefined;
  });
}

async function makePicture({ readObject }: Pick<Context, 'readObject'>, key: string): Promise<Buffer> {
  const original = await buffer(await readObject(key, AbortSignal.timeout(READ_LIMIT_MS)));
  const { width, height } = await sharp(original).metadata();
  const resized = sharp(original).resize({ ...small({ width, height }), fit: 'fill' });
  for (const quality of QUALITIES) {
    const made = await resized.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= MOST_BYTES) return made;
  }
  throw new Error('The picture has too many bytes at every quality.');
}
