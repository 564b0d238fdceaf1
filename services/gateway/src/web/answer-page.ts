import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from './make-pages.ts';
import { sendAnswer } from './send-answer.ts';

/** A page as rendered for all visitors, with its texts and data. The caller decides about caching. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  mayBeMade: () => boolean,
): Promise<FastifyReply> {
  const place = pages.addressOf(request.url);
  if (place.moved !== undefined) return reply.redirect(place.moved, 301);
  const answer = await pages.page(place, mayBeMade);
  request.offer = { isCurrent: () => pages.isFresh(place, answer), audience: 'everybody', bringsToken: true };
  if (answer.status !== 301) return sendAnswer(request, reply, answer);
  // A visitor with campaign or partner parameters keeps them.
  const [, query] = request.url.split(/\?(.*)/s);
  const location = answer.body.toString();
  const whole = query ? `${location}${location.includes('?') ? '&' : '?'}${query}` : location;
  return sendAnswer(request, reply, { ...answer, body: Buffer.from(whole) });
}
