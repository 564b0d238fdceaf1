import { createClient, ProblemError } from '@nimantran/proto/http/client';
import type { PageRenderer, PageRequest, RenderedPage } from '@nimantran/proto/http/pages';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { documentOf, type PageParts } from './app/document.ts';
import { type PagePlan, planOf } from './app/page-plan.ts';
import { HeadTags } from './components/page-meta.tsx';
import { askThrough } from './lib/api.ts';
import type { PageContextValue, PageHead } from './lib/page-context.ts';
import { QUERY_DEFAULTS } from './lib/query-client.ts';

const ASK_TIMEOUT_MS = 5_000;
/** Larger parts of a page would be sent apart and put in place by inline scripts, which the shop's policy forbids. */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER;

/** The server entry: what the gateway loads (proto/src/http/pages.ts). */
export function createPageRenderer({ template, manifest }: { template: string; manifest: unknown }): PageRenderer {
  return {
    addressOf,
    renderPage: (request) => renderPage(request, { template, manifest }),
    listPages: async () => [{ path: '/' }],
  };
}

function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const known = planOf(pathname)?.plan.query ?? [];
  const kept = new URLSearchParams(
    known.flatMap((name) =>
      searchParams
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
  return kept.size === 0 ? pathname : `${pathname}?${kept}`;
}

async function renderPage(request: PageRequest, build: { template: string; manifest: unknown }): Promise<RenderedPage> {
  const url = addressOf(request.url);
  const { pathname } = new URL(url, request.origin);
  const found = planOf(pathname);
  const { origin, settings } = request;
  const say = (head: PageHead) =>
    renderToStaticMarkup(inRouter(<HeadTags head={head} origin={origin} pathname={pathname} />, url));
  const parts: PageParts = { ...build, part: found?.plan.part, body: '', head: '', data: { settings } };
  if (found?.plan.head) return { status: 200, html: documentOf({ ...parts, head: say(found.plan.head) }) };

  const client = new QueryClient({ defaultOptions: QUERY_DEFAULTS });
  askThrough(
    client,
    createClient({
      baseUrl: '',
      timeoutMs: ASK_TIMEOUT_MS,
      retries: 0,
      fetch: (path, init) => request.ask(String(path), { signal: init?.signal ?? null }),
    }),
  );
  const standing = found ? await gather(client, found.plan, found.params) : 'there';
  if (standing === 'away') return { status: 503, html: documentOf(parts) };

  let head: PageHead | undefined;
  const gone = standing === 'gone' ? pathname : undefined;
  const page: PageContextValue = {
    origin,
    settings,
    gone,
    takeHead: (given) => {
      head = given;
    },
  };
  const app = <App client={client} page={page} answers={undefined} within={(routes) => inRouter(routes, url)} />;
  const { prelude } = await prerender(app, { progressiveChunkSize: IN_ONE_PIECE });
  const { hints, body } = splitHints(await new Response(prelude).text());
  const answers = dehydrate(client);
  client.clear();
  const html = documentOf({ ...parts, body, head: hints + (head ? say(head) : ''), data: { settings, gone, answers } });
  return { status: head?.status ?? 200, html };
}

const inRouter = (children: React.ReactNode, url: string) => <StaticRouter location={url}>{children}</StaticRouter>;

/** React puts hints for pictures before the page; only those of pictures that matter most are worth a place in the head. */
function splitHints(html: string): { hints: string; body: string } {
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? '';
  const urgent = links.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return { hints: urgent.join(''), body: html.slice(links.length) };
}

/** Has the page's answers ready in the client. */
async function gather(
  client: QueryClient,
  plan: PagePlan,
  params: Readonly<Record<string, string | undefined>>,
): Promise<'there' | 'gone' | 'away'> {
  const liked = plan.likes?.().map((query) => client.prefetchQuery(query)) ?? [];
  const needed = plan.needs?.(params).map((query) => client.fetchQuery(query)) ?? [];
  const results = await Promise.allSettled(needed);
  await Promise.all(liked);
  const faults = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (faults.length === 0) return 'there';
  const answered = faults.every((fault) => fault instanceof ProblemError && (fault.status === 404 || fault.status === 400));
  return answered ? 'gone' : 'away';
}
