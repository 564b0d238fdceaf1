import { getOwnRating, type OwnRating, rateOrder } from '@nimantran/proto/http/orders/ratings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';

export const ratingQuery = (number: string) =>
  queryOptions({
    queryKey: ['private', 'rating', number],
    queryFn: ({ signal }) => call(getOwnRating, { params: { number }, signal }),
  });

export function useRate(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { stars: number; line: string }) => call(rateOrder, { params: { number }, body }),
    onSuccess: (rating: OwnRating) => {
      client.setQueryData(ratingQuery(number).queryKey, rating);
      say('Thank you. Your rating is on the page of the theme.');
    },
  });
}
