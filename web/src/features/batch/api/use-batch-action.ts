import type { Batch } from '@nimantran/proto/http/studio/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { batchesKey, batchQuery } from './batch-queries.ts';

/** A mutation of one batch: its answer is the new batch. A refusal refetches it. */
export function useBatchAction<Input = void>(act: (input: Input) => Promise<Batch>, then?: (batch: Batch) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (batch) => {
      client.setQueryData(batchQuery(batch.id).queryKey, batch);
      then?.(batch);
    },
    onSettled: () => client.invalidateQueries({ queryKey: batchesKey }),
  });
}
