import type { DownloadFile } from '@nimantran/proto/domain/order';
import { downloadOrder } from '@nimantran/proto/http/orders/orders';
import { useCallback, useRef } from 'react';
import { call } from '../../../lib/http/api.ts';

export type Links = Awaited<ReturnType<typeof fetchLinks>>;

const fetchLinks = (number: string, file: DownloadFile) => call(downloadOrder, { params: { number }, query: { file } });
const SPARE_MS = 30_000;

/** Download addresses of one of the video's files. The shop counts each request, so they are cached while they are valid. */
export function useDownload(number: string, file: DownloadFile): () => Promise<Links> {
  const kept = useRef<Links>(undefined);
  return useCallback(async () => {
    if (kept.current === undefined || Date.parse(kept.current.expires_at) - SPARE_MS < Date.now()) {
      kept.current = await fetchLinks(number, file);
    }
    return kept.current;
  }, [number, file]);
}
