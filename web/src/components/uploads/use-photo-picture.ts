import { useEffect } from 'react';
import type { DraftKey, DraftPhoto } from '../../lib/drafts/draft.ts';
import { draftStore, setPhoto } from '../../lib/drafts/draft-store.ts';
import { isProblem } from '../../lib/http/api.ts';
import { localPictureOf } from '../../lib/uploads/local-pictures.ts';
import { useUploadView } from './use-upload-view.ts';

/** A part smaller than this needs more pixels than the small preview has. */
const NEAR = 0.5;

/** The small preview of a photo in the draft. A photo that the shop no longer has is removed from the draft. */
export function usePhotoPicture(
  draftKey: DraftKey,
  slot: string,
  photo: DraftPhoto | undefined,
  signedIn: boolean,
): string | undefined {
  const { data, error } = useUploadView(photo?.upload_id, signedIn);
  const gone = (isProblem(error) && error.status === 404) || data?.state === 'rejected';
  useEffect(() => {
    if (gone) setPhoto(draftKey, slot, null);
  }, [gone, draftKey, slot]);
  // Older drafts lack the dimensions that warnings and cropping need.
  const [width, height] = [data?.width, data?.height];
  useEffect(() => {
    // A photo of an order is not part of the draft.
    const isDrafted = photo && draftStore(draftKey).get().photos[slot]?.upload_id === photo.upload_id;
    if (isDrafted && width && height && photo.width !== width) setPhoto(draftKey, slot, { ...photo, width, height });
  }, [photo, width, height, draftKey, slot]);
  const isNear = photo?.crop !== undefined && Math.max(photo.crop.width, photo.crop.height) < NEAR;
  const local = photo && localPictureOf(photo.upload_id);
  return (isNear ? data?.preview_url : undefined) ?? local ?? data?.thumbnail_url ?? undefined;
}
