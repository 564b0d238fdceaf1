import { pullJob } from '@nimantran/proto/http/studio/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/http/api.ts';
import { jobQuery, queueQuery } from './studio-queries.ts';

/** Pulls a job and opens it. `data.job` is null if there was none. */
export function usePull() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(pullJob),
    onSuccess: ({ job }) => {
      void client.invalidateQueries({ queryKey: queueQuery.queryKey });
      if (!job) return;
      client.setQueryData(jobQuery(job.id).queryKey, job);
      navigate(`/designer/jobs/${job.id}`);
    },
  });
}
