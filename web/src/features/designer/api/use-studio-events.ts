import { streamStudio } from '@nimantran/proto/http/studio/jobs';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEventStream } from '../../../lib/http/event-stream.ts';
import { parseToldProgress } from '../../../lib/render-progress.ts';
import { withProgress } from '../lib/render-progress-text.ts';
import { jobQuery, queueQuery, studioKey } from './studio-queries.ts';

const NAMES = ['job', 'progress'] as const;
const TOGETHER_MS = 80;

/** Refreshes the page from the studio's events, and returns the progress of every running render. */
export function useStudioEvents(): { live: boolean; progress: ReadonlyMap<string, RenderProgress> } {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ReadonlyMap<string, RenderProgress>>(new Map());
  const changed = useRef(new Set<string>());
  const flush = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { live } = useEventStream(streamStudio.path, NAMES, (name, data) => {
    if (name === 'job') {
      changed.current.add(jobIdOf(data));
      flush.current ??= setTimeout(askAgain, TOGETHER_MS);
      return;
    }
    const told = parseToldProgress(data);
    if (!told || told.jobId === null) return;
    const { jobId, progress: newest } = told;
    setProgress((known) => new Map(known).set(jobId, newest));
    const { queryKey } = jobQuery(jobId);
    const job = client.getQueryData(queryKey);
    if (!job) return;
    const newer = withProgress(job, told);
    if (newer) client.setQueryData(queryKey, newer);
    else if (!client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
  });

  /** A burst of changes causes one refetch, and only of visible data. */
  function askAgain() {
    flush.current = undefined;
    void client.invalidateQueries({ queryKey: queueQuery.queryKey });
    for (const id of changed.current) void client.invalidateQueries({ queryKey: jobQuery(id).queryKey });
    changed.current.clear();
  }
  useEffect(
    () => () => {
      clearTimeout(flush.current);
      flush.current = undefined;
    },
    [],
  );

  // A stream that has just opened may have missed earlier events.
  useEffect(() => {
    if (live) void client.invalidateQueries({ queryKey: studioKey });
  }, [client, live]);

  return { live, progress };
}

/** The event carries the job's summary; without an id it matches no open job. */
function jobIdOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : '';
}
