import { HttpProblem } from '@nimantran/kit/http/problem';
import { createSemaphore, SemaphoreFullError } from '@nimantran/kit/semaphore';
import type { Shop } from '@nimantran/proto/domain/shop';
import type { PageAddress, PageRenderer, PageRequest, PageSite } from '@nimantran/proto/http/gateway/page-renderer';
import type { Context } from '../context.ts';
import { type Answer, withEtag } from '../proxy/response-cache.ts';
import { fetchAsVisitor } from './fetch-as-visitor.ts';
import type { ShopFacts } from './shop-facts.ts';
import { robotsOf, sitemapOf } from './sitemap-and-robots.ts';

export interface Pages {
  addressOf(url: string): PageAddress;
  /**
   * Always returns an answer: if a page cannot be rendered here, the browser renders it. The body of a redirect is its target.
   */
  page(place: PageAddress, mayBeMade: () => boolean): Promise<Answer & { etag?: string }>;
  /** Whether `page` would currently return this answer without rendering. */
  isFresh(place: PageAddress, answer: Answer): boolean;
  /** @throws HttpProblem while the shop's data is unavailable */
  sitemap(): Promise<Answer & { etag: string }>;
  robots: Answer & { etag: string };
}

const HTML = 'text/html; charset=utf-8';
/** Rendering takes some 10 ms of this process; most of the time is spent waiting for answers. */
const LIMITS = { atOnce: 4, waiting: 100, timeLimitMs: 8_000 };

/** A page that is no better than an older one for the same address. */
class PoorPageError extends Error {
  override readonly name = 'PoorPageError';
  readonly page: Answer;
  constructor(page: Answer) {
    super('the page could not be made whole');
    this.page = page;
  }
}

/** Renders pages as all visitors get them, a few in parallel, and caches them. */
export function createPages(renderer: PageRenderer, context: Context, shopFacts: ShopFacts, limits = LIMITS): Pages {
  const { config, log, pages } = context;
  const site: Omit<PageSite, 'shop'> = { origin: new URL(config.PUBLIC_URL).origin, settings: config.page };
  const turns = createSemaphore(limits);
  let nowhere: { document: string; answer: Answer } | undefined;

  /** All unknown addresses share one document, which is compressed once. */
  function nowhereOf(document: string): Answer {
    if (nowhere?.document !== document) nowhere = { document, answer: html(404, document) };
    return nowhere.answer;
  }

  let plain: { shop: Shop | undefined; answer: Answer } | undefined;
  async function plainPage(): Promise<Answer> {
    const shop = await shopFacts();
    if (plain?.shop !== shop || plain === undefined) plain = { shop, answer: html(200, renderer.plainPage({ ...site, shop })) };
    return plain.answer;
  }

  const ask: PageRequest['ask'] = (path, { signal }) => fetchAsVisitor(path, signal, context);

  async function make(url: string, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const shop = await shopFacts();
    const made = await Promise.race([renderer.renderPage({ ...site, shop, url, ask, signal }), rejectedBy(signal)]);
    if ('location' in made) return { status: made.status, contentType: HTML, body: Buffer.from(made.location) };
    if (made.status === 404) return nowhereOf(made.html);
    const page = html(made.status, made.html);
    if (made.status === 503 || !made.complete) throw new PoorPageError(page);
    return page;
  }

  async function inTurn(url: string, mayBeMade: () => boolean): Promise<Answer> {
    if (!mayBeMade()) throw new SemaphoreFullError('this visitor has had enough pages made');
    // Waiting counts too; and a renderer that never ends still releases its turn.
    const signal = AbortSignal.timeout(limits.timeLimitMs);
    return Promise.race([turns.take(() => make(url, signal)), rejectedBy(signal)]);
  }

  return {
    addressOf: (url) => renderer.addressOf(url),
    async page({ address, known }, mayBeMade) {
      const load = () => inTurn(address, mayBeMade);
      try {
        return known ? await pages.get(address, load) : await load();
      } catch (error) {
        if (error instanceof PoorPageError) return error.page;
        // An unknown address was typed by a visitor.
        const about = known ? { address } : {};
        if (error instanceof SemaphoreFullError) log.warn(about, 'a page was left to the browser');
        else log.error({ err: error, ...about }, 'a page could not be made');
        return plainPage();
      }
    },
    isFresh: ({ address, known }, answer) => known && pages.isFresh(address, answer),
    async sitemap() {
      const load = async () => {
        const entries = await renderer.listPages({ ask, signal: AbortSignal.timeout(limits.timeLimitMs) });
        return { status: 200, contentType: 'application/xml', body: Buffer.from(sitemapOf(site.origin, entries)) };
      };
      return pages.get('/sitemap.xml', load).catch((error: unknown) => {
        log.warn({ err: error }, 'the sitemap could not be made');
        throw new HttpProblem(503, 'upstream_unavailable', 'The list of pages is unavailable for a moment. Try again soon.');
      });
    },
    robots: withEtag({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: Buffer.from(robotsOf(site.origin, renderer.privatePaths)),
    }),
  };
}

const html = (status: number, document: string): Answer => ({ status, contentType: HTML, body: Buffer.from(document) });

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
