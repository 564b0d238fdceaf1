import type { OrderDownload } from '@nimantran/proto/domain/order';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isProblem, messageOf } from '../../../lib/http/api.ts';
import { fetchFile } from '../lib/fetch-file.ts';
import { mimeTypeOf } from '../lib/share-video.ts';
import type { Links } from './use-download.ts';

export type ReadyFile =
  | { step: 'idle' }
  | { step: 'fetching'; percent: number }
  | { step: 'ready'; file: File }
  | { step: 'failed'; message: string };

/**
 * A file of the order, in memory, to be shared with another app. Phones allow sharing only right after a press, and fetching may
 * take longer than that: so one press fetches it and the next shares it.
 */
export function useReadyFile(
  { file: kind, size_bytes }: OrderDownload,
  fetchLinks: () => Promise<Links>,
): { state: ReadyFile; prepare: () => Promise<File | undefined> } {
  const [state, setState] = useState<ReadyFile>({ step: 'idle' });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const prepare = useCallback(async () => {
    const signal = leaving.current?.signal ?? AbortSignal.abort();
    setState({ step: 'fetching', percent: 0 });
    try {
      const { play_url: url, file_name: name } = await fetchLinks();
      const onProgress = (bytes: number) => {
        const percent = Math.min(100, Math.floor((bytes / size_bytes) * 100));
        setState((now) => (now.step === 'fetching' && now.percent === percent ? now : { step: 'fetching', percent }));
      };
      const file = await fetchFile({ url, name, type: mimeTypeOf(kind), signal, onProgress });
      setState({ step: 'ready', file });
      return file;
    } catch (error) {
      if (!signal.aborted) setState({ step: 'failed', message: faultOf(error) });
      return undefined;
    }
  }, [fetchLinks, kind, size_bytes]);
  return { state, prepare };
}

function faultOf(error: unknown): string {
  if (isProblem(error)) return messageOf(error);
  return navigator.onLine
    ? 'The file could not be downloaded. Please try again.'
    : 'You are offline. Please connect and try again.';
}
