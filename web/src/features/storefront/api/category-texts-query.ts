import { queryOptions } from '@tanstack/react-query';

/** Introductory text of a category's page: included in pages rendered on the server, otherwise fetched when the page opens. */
export const categoryTextsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['category-words', slug],
    queryFn: async () => (await import('../lib/category-texts.ts')).CATEGORY_TEXTS[slug] ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });
