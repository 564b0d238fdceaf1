import { tidyText } from '@nimantran/proto/domain/written-text';
import type { Review, Reviewer } from '@nimantran/proto/http/orders/reviews';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';

/** Answers arrive while the page is open. */
const LOOK_EVERY_MS = 30_000;

export interface ReviewLink {
  review: Review | null;
  error: Error | null;
  /** Makes the link, or shows the current words behind it. */
  share: UseMutationResult<Review, Error, { withPhotos: boolean }>;
  end: UseMutationResult<unknown, Error, void>;
}

interface Calls {
  get: (signal: AbortSignal) => Promise<{ review: Review | null }>;
  share: (withPhotos: boolean) => Promise<Review>;
  end: () => Promise<unknown>;
}

/** A review link and what its owner does with it; `of` names what is read. */
export function useReviewLink(of: string | number, { get, share, end }: Calls): ReviewLink {
  const client = useQueryClient();
  const isSignedIn = useSession().status === 'signed-in';
  // Everything below `private` is removed on sign-out.
  const queryKey = ['private', 'review', of];
  const review = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await get(signal)).review,
    enabled: isSignedIn,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? LOOK_EVERY_MS : false),
  });
  return {
    review: review.data ?? null,
    error: review.error,
    share: useMutation({
      mutationFn: ({ withPhotos }: { withPhotos: boolean }) => share(withPhotos),
      onSuccess: (shared) => client.setQueryData(queryKey, shared),
    }),
    end: useMutation({ mutationFn: end, onSuccess: () => client.setQueryData(queryKey, null) }),
  };
}

/** Whether a link shows these words. */
export function showsWords(review: Review, { details, bride_first }: { details: Record<string, string>; bride_first: boolean }) {
  const words = (given: Record<string, string>) => review.fields.map(({ key }) => tidyText(given[key] ?? ''));
  return review.bride_first === bride_first && JSON.stringify(words(review.details)) === JSON.stringify(words(details));
}

/** Proposed changes that the words do not have yet. */
export const openChanges = ({ answers }: Reviewer, details: Record<string, string>) =>
  answers.flatMap(({ key, verdict, wording }) =>
    verdict === 'change' && tidyText(details[key] ?? '') !== (wording ?? '') ? [{ key, wording: wording ?? '' }] : [],
  );
