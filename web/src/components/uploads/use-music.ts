import { useEffect } from 'react';
import { useSignedAddress } from '../../lib/browser/signed-address.ts';
import type { DraftKey, DraftMusic } from '../../lib/drafts/draft.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { isProblem } from '../../lib/http/api.ts';
import { useUploadView } from './use-upload-view.ts';

export interface Music {
  /** Null until the shop has answered. */
  waveform: readonly number[] | null;
  /** Where it can be heard. */
  address: string | undefined;
  /** Asks for another address after one has stopped working. */
  renew: () => void;
}

/** What the shop knows of the music in the draft. Music that it no longer has leaves the draft. */
export function useMusic(draftKey: DraftKey, music: DraftMusic, signedIn: boolean): Music {
  const { data, error, refetch } = useUploadView(music.upload_id, signedIn);
  const gone = (isProblem(error) && error.status === 404) || data?.state === 'rejected';
  useEffect(() => {
    if (gone) draftStore(draftKey).set((now) => (now.music?.upload_id === music.upload_id ? { ...now, music: null } : now));
  }, [gone, draftKey, music.upload_id]);
  // Another address of the same track would stop it.
  const { address, giveUp } = useSignedAddress(data?.preview_url ?? '');
  return {
    waveform: data?.waveform ?? null,
    address: address === '' ? undefined : address,
    renew: () => void refetch().finally(giveUp),
  };
}
