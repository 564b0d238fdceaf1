import { queryOptions } from '@tanstack/react-query';

/** What is worth reading on a category's page: comes with a page that is made outside of the browser, and otherwise when it is opened. */
export const categoryTextsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['category-words', slug],
    queryFn: async () => (await import('../lib/category-texts.ts')).CATEGORY_TEXTS[slug] ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
