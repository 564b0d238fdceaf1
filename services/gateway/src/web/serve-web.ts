import path from 'node:path';
import serveStatic from '@fastify/static';
import { HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { PageRenderer } from '@nimantran/proto/http/gateway/page-renderer';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isXsrfToken, newXsrfToken } from '../domain/xsrf.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { answerPage } from './answer-page.ts';
import { APP_MANIFEST, appManifestOf } from './app-manifest.ts';
import { isFile } from './files.ts';
import { createPages } from './make-pages.ts';
import { sendAnswer } from './send-answer.ts';
import { fileOf, headersOf } from './service-worker-file.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Files here have a hash of their content in their names. */
const HASHED = 'assets/';
const A_YEAR_MS = 365 * DAY_MS;
/** Files that a page requests by name but can do without: the app's page would be the wrong answer. */
const FILE_LIKE = /\.(?:css|gif|ico|jpe?g|js|json|map|mjs|mp[34]|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$/i;

/** Serves the web app: its files, and its page at every other address outside the API. */
export async function serveWeb(
  app: FastifyInstance,
  context: Context,
  rates: Pick<RateLimits, 'mayHavePageMade'>,
  renderer: PageRenderer | undefined,
  shopFacts: ShopFacts,
): Promise<void> {
  const { config, cookies, log } = context;
  const root = config.WEB_DIST === undefined ? undefined : path.resolve(config.WEB_DIST);
  if (root === undefined || !(await isFile(path.join(root, 'index.html')))) {
    app.get('/*', async (request) => {
      refuseReserved(request.url);
      throw new HttpProblem(503, 'web_not_built', 'The web app is not built. Build it and start the gateway again.');
    });
    return;
  }
  if (renderer === undefined) log.warn('the web app was built without its server entry: pages are made in the browser alone');
  const pages = renderer && createPages(renderer, context, shopFacts);
  if (pages) {
    app.get('/robots.txt', (request, reply) => sendAnswer(request, reply, pages.robots));
    app.get('/sitemap.xml', async (request, reply) => sendAnswer(request, reply, await pages.sitemap()));
  }
  const manifest = path.join(root, APP_MANIFEST);
  if (await isFile(manifest)) {
    const load = async () => appManifestOf(manifest, await shopFacts());
    app.get(`/${APP_MANIFEST}`, async (request, reply) =>
      sendAnswer(request, reply, await context.pages.get(`/${APP_MANIFEST}`, load)),
    );
  }
  await app.register(serveStatic, { root, serve: false, preCompressed: true });
  app.get('/*', async (request, reply) => {
    refuseReserved(request.url);
    const name = fileOf(nameOf(request.url), config.page);
    if (name !== '' && !name.startsWith('.') && (await isFile(path.join(root, name)))) {
      if (name.startsWith(HASHED)) {
        request.offer = { isCurrent: () => true, audience: 'everybody', bringsToken: false };
        return reply.sendFile(name, { immutable: true, maxAge: A_YEAR_MS });
      }
      reply.headers(headersOf(name));
      if (name !== 'index.html') return reply.header('cache-control', 'no-cache').sendFile(name, { cacheControl: false });
    }
    if (name !== 'index.html' && (name.startsWith(HASHED) || FILE_LIKE.test(name))) {
      throw notFound('no_such_file', 'This file does not exist.');
    }
    const brings = !isXsrfToken(request.cookies[XSRF_COOKIE]);
    if (brings) cookies.setXsrf(reply, newXsrfToken());
    // A shared cache must not pass one visitor's token to others.
    reply.header('cache-control', brings ? 'private, no-cache' : 'no-cache');
    if (pages) return answerPage(request, reply, pages, () => rates.mayHavePageMade(request));
    return reply.sendFile('index.html', { cacheControl: false });
  });
}

/** The API answers for itself, and internal operations are not public. */
function refuseReserved(url: string): void {
  if (/^\/(?:api|internal)(?:[/?]|$)/i.test(url)) throw notFound('no_such_operation', 'This address does not exist.');
}

/** The path of a file below the root; empty for an invalid one. */
function nameOf(url: string): string {
  try {
    const name = decodeURIComponent((url.split('?')[0] ?? '').slice(1));
    return path.posix.normalize(`/${name}`).slice(1) === name && !name.includes('\0') ? name : '';
  } catch {
    return '';
  }
}
