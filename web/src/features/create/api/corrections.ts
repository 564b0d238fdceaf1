import { correctOrder, getCorrectionTerms } from '@nimantran/proto/http/orders/corrections';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';

/** A delivered order, and on what terms its words can be corrected. */
export const correctionQuery = (number: string) =>
  queryOptions({
    queryKey: ['private', 'correction', number],
    queryFn: async ({ signal }) => {
      const params = { number };
      const [order, terms] = await Promise.all([
        call(getOrder, { params, signal }),
        call(getCorrectionTerms, { params, signal }),
      ]);
      return { order, terms };
    },
    staleTime: 0,
  });

export function useCorrectOrder(number: string) {
  const client = useQueryClient();
  const intent = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof correctOrder>) =>
      call(correctOrder, { params: { number }, body, idempotencyKey: intent.keyFor(body) }),
    onSuccess: intent.done,
    // Also after a refusal: the order or its terms have changed meanwhile.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['private', 'order', number] });
      void client.invalidateQueries({ queryKey: correctionQuery(number).queryKey });
    },
  });
}
