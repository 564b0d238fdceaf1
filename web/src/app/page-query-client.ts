import type { PageRequest } from '@nimantran/proto/http/gateway/page-renderer';
import { createClient } from '@nimantran/proto/http/shared/client';
import { QueryClient } from '@tanstack/react-query';
import { askThrough } from '../lib/http/api.ts';
import { QUERY_DEFAULTS } from '../lib/http/query-client.ts';

const ASK_TIMEOUT_MS = 5_000;

/** Query client for one page rendered outside a browser: its queries reach the shop through the gateway's `ask`. */
export function createPageQueryClient({ ask, signal }: Pick<PageRequest, 'ask' | 'signal'>): QueryClient {
  const client = new QueryClient({ defaultOptions: QUERY_DEFAULTS });
  const call = createClient({
    baseUrl: '',
    timeoutMs: ASK_TIMEOUT_MS,
    retries: 0,
    fetch: (path, init) => {
      const own = init?.signal ?? undefined;
      return ask(String(path), { signal: AbortSignal.any([own, signal].filter((one) => one !== undefined)) });
    },
  });
  askThrough(client, call);
  return client;
}
