import type { PageRequest, SitemapEntry } from '@nimantran/proto/http/gateway/page-renderer';
import { PAGE_PLANS } from './page-plan.ts';
import { createPageQueryClient } from './page-query-client.ts';

const VARIABLE_PART = /\/?[:*].*$/;

/** Every public page, for crawlers. */
export async function listPages(request: Pick<PageRequest, 'ask' | 'signal'>): Promise<SitemapEntry[]> {
  const client = createPageQueryClient(request);
  const lists = await Promise.all(
    PAGE_PLANS.filter((plan) => plan.head === undefined && plan.leadsTo === undefined).map((plan) => {
      if (plan.list) return plan.list(client);
      return VARIABLE_PART.test(plan.pattern) ? [] : [{ path: plan.pattern }];
    }),
  );
  client.clear();
  return lists.flat();
}

/** Paths of pages that belong to one person or only redirect. */
export function privatePaths(): string[] {
  const closed = PAGE_PLANS.filter((plan) => plan.head !== undefined || plan.leadsTo !== undefined);
  const begins = [...new Set(closed.map(({ pattern }) => pattern.replace(VARIABLE_PART, '')))];
  return begins.filter((path) => !begins.some((other) => path.startsWith(`${other}/`)));
}
