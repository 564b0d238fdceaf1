import { streamStudio } from '@nimantran/proto/http/studio/jobs';
import { getStudioRenders } from '@nimantran/proto/http/studio/renders';
import type { RenderProgress } from '@nimantran/proto/jobs/render';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/http/api.ts';
import { useEventStream } from '../../../lib/http/event-stream.ts';
import { parseToldProgress } from '../../../lib/render-progress.ts';

export const rendersQuery = queryOptions({
  queryKey: ['studio', 'renders'],
  queryFn: ({ signal }) => call(getStudioRenders, { signal }),
  staleTime: 1_000,
});

const NAMES = ['renders', 'progress'] as const;
/** A batch that starts changes hundreds of renders: the page refetches once for all of them. */
const TOGETHER_MS = 500;

/** Waiting, running and failed renders, updated live. */
export function useRenders() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ReadonlyMap<string, RenderProgress>>(new Map());
  const flush = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askAgain = () => {
    flush.current = undefined;
    void client.invalidateQueries({ queryKey: rendersQuery.queryKey });
  };
  const { live } = useEventStream(streamStudio.path, NAMES, (name, data) => {
    if (name === 'renders') flush.current ??= setTimeout(askAgain, TOGETHER_MS);
    const told = name === 'progress' ? parseToldProgress(data) : undefined;
    if (told) setProgress((known) => new Map(known).set(told.renderId, told.progress));
  });
  useEffect(() => () => clearTimeout(flush.current), []);
  useEffect(() => {
    if (live) void client.invalidateQueries({ queryKey: rendersQuery.queryKey });
  }, [client, live]);
  return { asked: useQuery({ ...rendersQuery, refetchInterval: live ? 30_000 : 4_000 }), progress, live };
}
