import { downloadOrder } from '@nimantran/proto/http/orders';
import { useCallback, useRef } from 'react';
import { call } from '../../../lib/api.ts';

type Links = Awaited<ReturnType<typeof fetchLinks>>;

const fetchLinks = (number: string) => call(downloadOrder, { params: { number } });
const SPARE_MS = 30_000;

/** The video's addresses; each asking is counted by the shop, so they are kept while they last. */
export function useDownload(number: string): () => Promise<Links> {
  const kept = useRef<Links>(undefined);
  return useCallback(async () => {
    if (kept.current === undefined || Date.parse(kept.current.expires_at) - SPARE_MS < Date.now()) {
      kept.current = await fetchLinks(number);
    }
    return kept.current;
  }, [number]);
}
