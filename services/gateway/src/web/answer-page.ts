import type { PageRenderer } from '@nimantran/proto/http/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { routingTable } from '../domain/routing-table.ts';
import { askKept } from '../proxy/keep-answer.ts';
import { type Answer, matchesEtag } from '../proxy/response-cache.ts';

const KEPT = routingTable()
  .filter((route) => route.kept)
  .map((route) => ({ route, matches: new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`) }));
const HTML = 'text/html; charset=utf-8';

/** A page as everybody gets it, its words and data included; browsers ask again each time, by the tag. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  context: Context,
): Promise<FastifyReply> {
  const url = renderer.addressOf(request.url);
  const page = await context.pages.get(url, () => render(url, renderer, context));
  reply.header('cache-control', 'no-cache');
  if (page.status !== 200) return reply.code(page.status).type(page.contentType).send(page.body);
  reply.header('etag', page.etag);
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  return reply.type(page.contentType).send(page.body);
}

async function render(url: string, renderer: PageRenderer, context: Context): Promise<Answer> {
  const { config } = context;
  const page = await renderer.renderPage({
    url,
    origin: new URL(config.PUBLIC_URL).origin,
    settings: config.page,
    ask: (path) => ask(path, context),
  });
  return { status: page.status, contentType: HTML, body: Buffer.from(page.html) };
}

/** Only what is the same for everybody. */
async function ask(path: string, context: Context): Promise<Response> {
  const found = KEPT.find(({ matches }) => matches.test(path));
  if (found === undefined) throw new Error(`Pages cannot be made from ${path}.`);
  const { status, contentType, body } = await askKept(path, found.route, context);
  return new Response(new Uint8Array(body), { status, headers: { 'content-type': contentType } });
}
