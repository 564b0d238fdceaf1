import { useEffect } from 'react';
import { useSignedAddress } from '../../lib/browser/signed-address.ts';
import type { DraftKey, DraftMusic } from '../../lib/drafts/draft.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { isProblem } from '../../lib/http/api.ts';
import { useUploadView } from './use-upload-view.ts';

export interface Music {
  /** Null until the shop has answered. */
  waveform: readonly number[] | null;
  /** Address for listening. */
  address: string | undefined;
  /** Requests another address after one has stopped working. */
  renew: () => void;
}

/** The shop's data on the music in the draft. Music that the shop no longer has is removed from the draft. */
export function useMusic(draftKey: DraftKey, music: DraftMusic, signedIn: boolean): Music {
  const { data, error, refetch } = useUploadView(music.upload_id, signedIn);
  const gone = (isProblem(error) && error.status === 404) || data?.state === 'rejected';
  useEffect(() => {
    if (gone) draftStore(draftKey).set((now) => (now.music?.upload_id === music.upload_id ? { ...now, music: null } : now));
  }, [gone, draftKey, music.upload_id]);
  // Changing the address of the same track would stop playback.
  const { address, giveUp } = useSignedAddress(data?.preview_url ?? '');
  return {
    waveform: data?.waveform ?? null,
    address: address === '' ? undefined : address,
    renew: () => void refetch().finally(giveUp),
  };
}
