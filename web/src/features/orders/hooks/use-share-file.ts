import type { OrderDownload } from '@nimantran/proto/domain/order';
import { useState } from 'react';
import type { Links } from './use-download.ts';
import { type ReadyFile, useReadyFile } from './use-ready-file.ts';

const REFUSED = 'This phone could not share the file. Please download it and send it from there.';

/**
 * Fetches a file on one press and hands it to another app on the next; if it arrives quickly, one press is enough.
 * `problem` says why neither worked.
 */
export function useShareFile(
  download: OrderDownload,
  words: string,
  fetchLinks: () => Promise<Links>,
): { state: ReadyFile; problem: string | null; press: () => Promise<void> } {
  const { state, prepare } = useReadyFile(download, fetchLinks);
  const [refused, setRefused] = useState(false);

  const handOver = async (file: File) => {
    setRefused(false);
    try {
      await navigator.share({ files: [file], text: words });
    } catch (error) {
      // The customer closed the dialog without choosing a chat, or the press was too long ago: the button stays.
      const passes = error instanceof DOMException && ['AbortError', 'NotAllowedError', 'InvalidStateError'].includes(error.name);
      if (!passes) setRefused(true);
    }
  };
  const press = async () => {
    if (state.step === 'ready') return handOver(state.file);
    setRefused(false);
    const file = await prepare();
    if (file && navigator.userActivation?.isActive) await handOver(file);
  };
  const problem = state.step === 'failed' ? state.message : refused ? REFUSED : null;
  return { state, problem, press };
}
