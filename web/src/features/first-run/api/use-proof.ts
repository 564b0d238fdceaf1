import type { Proof } from '@nimantran/proto/domain/first-run';
import { continueProof, startProof } from '@nimantran/proto/http/orders/first-run';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { firstRunQuery } from './first-run-query.ts';

/** Starts a proof, or goes on with the one that waits; both show what came out. */
export function useProof(proof: Proof) {
  const client = useQueryClient();
  const params = { proof };
  return useMutation({
    mutationFn: (answer: string | undefined) =>
      answer === undefined ? call(startProof, { params }) : call(continueProof, { params, body: { answer } }),
    onSuccess: (now) => client.setQueryData(firstRunQuery.queryKey, now),
    onError: () => client.invalidateQueries({ queryKey: firstRunQuery.queryKey }),
  });
}
