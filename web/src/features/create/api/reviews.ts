import type { Video } from '@nimantran/proto/domain/theme';
import { tidyText } from '@nimantran/proto/domain/written-text';
import { endReview, getReview, type Review, type Reviewer, shareReview } from '@nimantran/proto/http/orders/reviews';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { call } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { detailsOf } from '../lib/validate-draft.ts';

/** Answers arrive while the page is open. */
const LOOK_EVERY_MS = 30_000;

/** Everything below `private` is removed on sign-out. */
const reviewQuery = (themeId: number) =>
  queryOptions({
    queryKey: ['private', 'review', themeId],
    queryFn: async ({ signal }) => (await call(getReview, { params: { theme_id: themeId }, signal })).review,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? LOOK_EVERY_MS : false),
  });

/** The review link of a theme's draft: reading, sharing the words of now, ending. */
export function useReview(theme: Video, draft: Pick<Draft, 'details' | 'bride_first'>) {
  const client = useQueryClient();
  const isSignedIn = useSession().status === 'signed-in';
  const query = reviewQuery(theme.id);
  const params = { theme_id: theme.id };
  const review = useQuery({ ...query, enabled: isSignedIn });
  const share = useMutation({
    mutationFn: () =>
      call(shareReview, {
        params,
        body: {
          theme_version: theme.version,
          details: detailsOf(theme.fields, draft.details),
          bride_first: theme.has_bride_first_option && draft.bride_first,
        },
      }),
    onSuccess: (shared) => client.setQueryData(query.queryKey, shared),
  });
  const end = useMutation({
    mutationFn: () => call(endReview, { params }),
    onSuccess: () => client.setQueryData(query.queryKey, null),
  });
  return { review: review.data ?? null, error: review.error, share, end };
}

/** Whether a link shows the words of the draft. */
export function showsWordsOf(review: Review, theme: Video, draft: Pick<Draft, 'details' | 'bride_first'>): boolean {
  const words = (details: Record<string, string>) => theme.fields.map(({ key }) => tidyText(details[key] ?? ''));
  const isBrideFirst = theme.has_bride_first_option && draft.bride_first;
  return (
    review.theme_version === theme.version &&
    review.bride_first === isBrideFirst &&
    JSON.stringify(words(review.details)) === JSON.stringify(words(draft.details))
  );
}

/** The changes that somebody proposes and the draft does not have yet. */
export const openChanges = ({ answers }: Reviewer, details: Record<string, string>) =>
  answers.flatMap(({ key, verdict, wording }) =>
    verdict === 'change' && tidyText(details[key] ?? '') !== (wording ?? '') ? [{ key, wording: wording ?? '' }] : [],
  );
