import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { useState } from 'react';
import type { DraftKey } from '../../lib/drafts/draft.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { useUploadSizes } from '../../lib/page/page-context.ts';
import { MESSAGES } from '../../lib/shop/messages.ts';
import { say } from '../../lib/snackbar.ts';
import { photoFault } from '../../lib/uploads/photo-fault.ts';
import { placePhotos } from '../../lib/uploads/place-photos.ts';
import { refuseUpload, startUpload, uploadStateOf } from '../../lib/uploads/uploads.ts';

/** Puts files that were chosen, dropped or pasted into a theme's photo slots, and returns those for which there was no slot. */
export function usePlacePhotos(draftKey: DraftKey, slots: readonly PhotoSlot[]) {
  const { photo: mostMb } = useUploadSizes();
  const [refused, setRefused] = useState<string[]>([]);
  const targetOf = (slot: string) => ({ draftKey, kind: 'photo', slot }) as const;

  const isFree = ({ key }: PhotoSlot) => {
    const state = uploadStateOf(targetOf(key));
    const photo = draftStore(draftKey).get().photos[key];
    return photo === undefined && (state === undefined || (state.phase === 'failed' && !state.retriable));
  };

  /** The first file goes to the chosen slot, if any, and replaces its photo; the others go to free slots. */
  const place = (files: readonly File[], meant?: string) => {
    const free = slots.filter((slot) => slot.key !== meant && isFree(slot)).map((slot) => slot.key);
    const { placed, refused: reasons } = placePhotos(files, meant === undefined ? free : [meant, ...free], mostMb);
    const [first] = files;
    const fault = first && files.length === 1 ? photoFault(first, mostMb) : undefined;
    // Reported at the chosen slot, unless another photo is being uploaded there.
    const saidThere = first && fault && meant !== undefined && uploadStateOf(targetOf(meant)) === undefined;
    if (saidThere) refuseUpload(targetOf(meant), first, fault);
    setRefused(saidThere ? [] : reasons);
    if (placed.length > 0 && !navigator.onLine) say(MESSAGES.offline);
    for (const { slot, file } of placed) startUpload(targetOf(slot), file);
  };

  return { place, refused, forgetRefused: () => setRefused([]) };
}
