import { answerReview, type LineAnswer, openReview } from '@nimantran/proto/http/orders/reviews';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readStored, writeStored } from '../../../lib/browser/storage.ts';
import { call, isProblem } from '../../../lib/http/api.ts';

const KEY_BYTES = 16;
const keyName = (token: string) => `review:${token}`;

/** The key with which this browser may change its answer. */
const keptKey = (token: string): string | null => readStored(keyName(token));

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export const openReviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['open review', token],
    queryFn: ({ signal }) => {
      const key = keptKey(token);
      return call(openReview, { params: { token }, query: key === null ? {} : { reviewer_key: key }, signal });
    },
    staleTime: 0,
    retry: (failures, error) => !isProblem(error, 'review_not_found') && failures < 2,
  });

export interface ReviewAnswer {
  name: string;
  round: number;
  answers: LineAnswer[];
}

/** Sends the answer; loads the words again if they have changed meanwhile. */
export function useAnswerReview(token: string) {
  const client = useQueryClient();
  const { queryKey } = openReviewQuery(token);
  return useMutation({
    mutationFn: (body: ReviewAnswer) => {
      const key = keptKey(token) ?? newKey();
      writeStored(keyName(token), key);
      return call(answerReview, { params: { token, reviewer_key: key }, body });
    },
    onSuccess: (review) => client.setQueryData(queryKey, review),
    onError: (error) => {
      if (isProblem(error, 'words_changed', 'review_not_found')) void client.invalidateQueries({ queryKey });
    },
  });
}
