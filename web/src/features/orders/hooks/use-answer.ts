import { answerOrder } from '@nimantran/proto/http/orders/orders';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { orderQuery } from '../api/orders.ts';

/** Sends the answer to a designer's question. A refusal refetches the order. */
export function useAnswer(number: string, told: { onAnswered: () => void; onRefused: (error: unknown) => void }) {
  const client = useQueryClient();
  const { queryKey } = orderQuery(number);
  return useMutation({
    mutationFn: (body: BodyOf<typeof answerOrder>) => call(answerOrder, { params: { number }, body }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (order) => {
      told.onAnswered();
      client.setQueryData(queryKey, order);
      say('Thank you. We sent your answer to the designer.', 4000);
    },
    onError: (error) => {
      told.onRefused(error);
      return client.invalidateQueries({ queryKey });
    },
  });
}
