import { streamStudio } from '@nimantran/proto/http/studio';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEventStream } from '../../../lib/event-stream.ts';
import { parseProgressEvent, withProgress } from '../domain/render-words.ts';
import { jobQuery, queueQuery, studioKey } from './studio-queries.ts';

const NAMES = ['job', 'progress'] as const;
const TOGETHER_MS = 250;

/** Keeps what is on the page fresh by the studio's events, and gives the progress of every render that runs. */
export function useStudioEvents(): { live: boolean; progress: ReadonlyMap<string, RenderProgress> } {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ReadonlyMap<string, RenderProgress>>(new Map());
  const [changes, setChanges] = useState(0);

  const { live } = useEventStream(streamStudio.path, NAMES, (name, data) => {
    if (name === 'job') {
      setChanges((count) => count + 1);
      return;
    }
    const event = parseProgressEvent(data);
    if (!event) return;
    setProgress((known) => new Map(known).set(event.jobId, event.progress));
    const { queryKey } = jobQuery(event.jobId);
    const job = client.getQueryData(queryKey);
    if (!job) return;
    const newer = withProgress(job, event.progress);
    if (newer) client.setQueryData(queryKey, newer);
    else if (!client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
  });

  // A burst of changes is one question; an open stream may have missed what happened before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again whenever one of them changes
  useEffect(() => {
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: studioKey, refetchType: 'active' }), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [client, changes, live]);

  return { live, progress };
}

/** Nothing of the queue may be older than what was just done to a job. */
export const refreshQueue = (client: ReturnType<typeof useQueryClient>): Promise<void> =>
  client.invalidateQueries({ queryKey: queueQuery.queryKey });
