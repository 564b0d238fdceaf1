import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from './make-pages.ts';
import { sendAnswer } from './send-answer.ts';

/** A page as everybody gets it, its words and data included. Who may keep it is for the caller to say. */
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
  // Whoever came with marks of a campaign or a partner keeps them.
  const query = /\?.*$/.exec(request.url)?.[0] ?? '';
  return sendAnswer(request, reply, { ...answer, body: Buffer.from(answer.body + query) });
}
