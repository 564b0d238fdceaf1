import { approveJob, correctJob, releaseJob, retryJob, type StudioJob } from '@nimantran/proto/http/studio';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { jobQuery, queueQuery } from './studio-queries.ts';

/** A step of one job: its answer is the job as it stands then. A refusal asks again where it stands. */
function useJobAction<Input>(id: string, act: (input: Input) => Promise<StudioJob>) {
  const client = useQueryClient();
  const { queryKey } = jobQuery(id);
  return useMutation({
    mutationFn: act,
    // An answer that was asked for before the step must not overwrite the one after it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (job) => {
      client.setQueryData(queryKey, job);
      void client.invalidateQueries({ queryKey: queueQuery.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export const useApprove = (id: string) => useJobAction(id, () => call(approveJob, { params: { id } }));
export const useRelease = (id: string) => useJobAction(id, () => call(releaseJob, { params: { id } }));
export const useRetry = (id: string) => useJobAction(id, () => call(retryJob, { params: { id } }));
export const useCorrect = (id: string) =>
  useJobAction(id, (details: Record<string, string>) => call(correctJob, { params: { id }, body: { details } }));
