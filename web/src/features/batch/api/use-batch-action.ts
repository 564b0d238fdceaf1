import type { Batch } from '@nimantran/proto/http/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { batchesKey, batchQuery } from './batch-queries.ts';

/** A step of one batch: its answer is the batch as it stands then. A refusal asks again where it stands. */
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
