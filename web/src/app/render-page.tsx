import type { Shop } from '@nimantran/proto/domain/shop';
import type { PageRequest, PageSite, RenderedPage } from '@nimantran/proto/http/gateway/page-renderer';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { HeadTags } from '../components/page/page-meta.tsx';
import type { PageContextValue, PageHead } from '../lib/page/page-context.ts';
import { App } from './app.tsx';
import { documentOf } from './document.ts';
import { addressOf, NOWHERE } from './page-address.ts';
import { type PagePlan, planOf } from './page-plan.ts';
import { createPageQueryClient } from './page-query-client.ts';

/** Files of the browser's build. */
export interface Build {
  template: string;
  manifest: unknown;
}

type Site = PageSite & { shop: Shop };

/** React would send larger parts of a page separately and place them with inline scripts, which the shop's policy forbids. */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER;

/** A page with its texts and data; `nowhere` if it does not exist, `away` if the shop's data was not available. */
export async function renderPage(
  request: PageRequest & { shop: Shop },
  build: Build,
): Promise<RenderedPage | 'nowhere' | 'away'> {
  const { origin, settings, shop, signal } = request;
  const { address } = addressOf(request.url);
  const { pathname, searchParams } = new URL(address, origin);
  const found = planOf(pathname);
  if (found === undefined) return 'nowhere';
  const { plan, params } = found;
  if (plan.leadsTo) {
    const location = plan.leadsTo(searchParams);
    return location === undefined ? 'nowhere' : { status: 302, location };
  }
  const site = { origin, settings, shop };
  if (plan.head) {
    return {
      status: 200,
      html: documentOf({ ...build, part: plan.part, data: site, head: headOf(plan.head, address, site, 'static') }),
      complete: true,
    };
  }

  const client = createPageQueryClient(request);
  try {
    const { standing, complete } = await gather(client, plan, params);
    if (standing !== 'there') return standing;
    const [right = '', query] = plan.stands?.(client, params)?.split('?') ?? [pathname];
    const location = addressOf(right).address;
    if (location !== pathname) return { status: 301, location: query === undefined ? location : `${location}?${query}` };
    const { head, hints, body } = await renderApp(site, address, client, signal);
    if (head === undefined || head.status === 404) return 'nowhere';
    const answers = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
    const html = documentOf({
      ...build,
      part: plan.part,
      head: headOf(head, address, site) + hints,
      body,
      data: { ...site, answers: answers.map(({ queryKey, state }) => [queryKey, state.data]) },
    });
    return { status: 200, html, complete };
  } finally {
    client.clear();
  }
}

/** The page sent for every address that leads nowhere. */
export async function renderNowhere(site: Site, build: Build): Promise<string> {
  const { head, body } = await renderApp(site, NOWHERE, new QueryClient(), undefined);
  return documentOf({
    ...build,
    head: head === undefined ? '' : headOf(head, NOWHERE, site),
    body,
    data: { ...site, gone: true },
  });
}

async function renderApp(site: Site, address: string, client: QueryClient, signal: AbortSignal | undefined) {
  let head: PageHead | undefined;
  const page: PageContextValue = {
    ...site,
    takeHead: (given) => {
      head = given;
    },
  };
  const faults: unknown[] = [];
  const { prelude } = await prerender(<App client={client} page={page} within={(routes) => inRouter(routes, address)} />, {
    progressiveChunkSize: IN_ONE_PIECE,
    ...(signal && { signal }),
    onError: (error) => void faults.push(error),
  });
  const html = await new Response(prelude).text();
  signal?.throwIfAborted();
  if (faults.length > 0) throw faults[0];
  return { head, ...splitHints(html) };
}

const inRouter = (children: React.ReactNode, address: string) => <StaticRouter location={address}>{children}</StaticRouter>;

/** Marked for the browser (components/page/page-meta.tsx): `static` tags stand until a page makes its own, `given` ones are taken over. */
const headOf = (head: PageHead, address: string, { origin, shop }: Site, mark: 'static' | 'given' = 'given'): string =>
  renderToStaticMarkup(inRouter(<HeadTags head={head} origin={origin} name={shop.about.name} />, address)).replaceAll(
    /<(?:title|meta|link)/g,
    `$& data-${mark}`,
  );

/** React puts picture preloads before the page; only those of the most important pictures belong in the head. */
function splitHints(html: string): { hints: string; body: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  const urgent = links.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { hints: urgent.join(''), body: html.slice(links.length) };
}

/** The shop's answers for unknown names, including invalid ones and names that are too long. */
const NOT_THERE: ReadonlySet<number> = new Set([400, 404, 414]);

/** Loads the page's data into the client; `complete` if all its optional data is there too. */
async function gather(
  client: QueryClient,
  plan: PagePlan,
  params: Readonly<Record<string, string | undefined>>,
): Promise<{ standing: 'there' | 'nowhere' | 'away'; complete: boolean }> {
  const liked = plan.likes?.(params).map((query) => client.fetchQuery(query)) ?? [];
  const needed = plan.needs?.(params).map((query) => client.fetchQuery(query)) ?? [];
  const [forPage, forMore] = await Promise.all([Promise.allSettled(needed), Promise.allSettled(liked)]);
  const complete = forMore.every(({ status }) => status === 'fulfilled');
  const faults = forPage.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (faults.length === 0) return { standing: 'there', complete };
  const answered = faults.every((fault) => fault instanceof ProblemError && NOT_THERE.has(fault.status));
  return { standing: answered ? 'nowhere' : 'away', complete };
}
