import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import {
  drawDraftFilm,
  handOverJob,
  holdJob,
  restoreVersion,
  sendBackJob,
  takeUpJob,
} from '@nimantran/proto/http/studio/job-actions';
import { approveJob, correctJob, releaseJob, retryJob, type StudioJob } from '@nimantran/proto/http/studio/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { jobQuery, queueQuery } from './studio-queries.ts';

/** A mutation of one job: its answer is the new job. A refusal refetches it. */
function useJobAction<Input>(id: string, act: (input: Input) => Promise<StudioJob>) {
  const client = useQueryClient();
  const { queryKey } = jobQuery(id);
  return useMutation({
    mutationFn: act,
    // An answer requested before the step must not overwrite the one after it.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (job) => {
      client.setQueryData(queryKey, job);
      void client.invalidateQueries({ queryKey: queueQuery.queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** The changed parts of a correction; the details are always included. */
export type Correction = BodyOf<typeof correctJob>;

export const useApprove = (id: string) => useJobAction(id, () => call(approveJob, { params: { id } }));
export const useRelease = (id: string) => useJobAction(id, () => call(releaseJob, { params: { id } }));
export const useRetry = (id: string) => useJobAction(id, () => call(retryJob, { params: { id } }));
export const useDrawFilm = (id: string) => useJobAction(id, () => call(drawDraftFilm, { params: { id } }));
export const useTakeUp = (id: string) => useJobAction(id, () => call(takeUpJob, { params: { id } }));
export const useCorrect = (id: string) => useJobAction(id, (body: Correction) => call(correctJob, { params: { id }, body }));
export const useHold = (id: string) =>
  useJobAction(id, (message: string) => call(holdJob, { params: { id }, body: { message } }));
export const useSendBack = (id: string) =>
  useJobAction(id, (note: string) => call(sendBackJob, { params: { id }, body: { note } }));
export const useHandOver = (id: string) =>
  useJobAction(id, ({ to, note }: { to: string; note: string }) =>
    call(handOverJob, { params: { id }, body: { to, ...(note.trim() !== '' && { note }) } }),
  );
export const useRestore = (id: string) =>
  useJobAction(id, (version: number) => call(restoreVersion, { params: { id, version } }));
