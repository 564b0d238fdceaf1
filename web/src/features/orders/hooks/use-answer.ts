import type { BodyOf } from '@nimantran/proto/http/operation';
import { answerOrder } from '@nimantran/proto/http/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isProblem } from '../../../lib/api.ts';
import { type Faults, faultsOfProblem } from '../../../lib/problem-faults.ts';
import { say } from '../../../lib/snackbar.ts';
import { orderQuery } from '../api/orders.ts';

interface Told {
  onAnswered: () => void;
  /** By field; empty where the refusal names none. */
  onFaults: (faults: Faults) => void;
}

/** Answers what a designer asked. A refusal asks again where the order stands. */
export function useAnswer(number: string, { onAnswered, onFaults }: Told) {
  const client = useQueryClient();
  const { queryKey } = orderQuery(number);
  return useMutation({
    mutationFn: (body: BodyOf<typeof answerOrder>) => call(answerOrder, { params: { number }, body }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (order) => {
      onAnswered();
      client.setQueryData(queryKey, order);
      say('Thank you. Your answer is with the designer.', 4000);
    },
    onError: (error) => {
      if (isProblem(error)) onFaults(faultsOfProblem(error.problem.errors));
      return client.invalidateQueries({ queryKey });
    },
  });
}
