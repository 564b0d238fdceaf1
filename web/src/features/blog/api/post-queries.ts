import { getPost, listPosts } from '@nimantran/proto/http/catalog/blog';
import { queryOptions } from '@tanstack/react-query';
import { callOf } from '../../../lib/http/api.ts';

const FRESH_MS = 5 * 60_000;

export const postsQuery = queryOptions({
  queryKey: ['posts'],
  queryFn: ({ signal, client }) => callOf(client)(listPosts, { signal }),
  staleTime: FRESH_MS,
});

export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: ({ signal, client }) => callOf(client)(getPost, { params: { slug }, signal }),
    staleTime: FRESH_MS,
  });
