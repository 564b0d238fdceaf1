import { getUpload } from '@nimantran/proto/http/media';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, isProblem } from '../../../lib/api.ts';
import type { DraftPhoto } from '../../../lib/drafts.ts';
import { setPhoto } from '../lib/draft-store.ts';

/** The small picture of a photo in the draft. A photo that the shop no longer has leaves the draft. */
export function usePhotoPicture(
  themeId: number,
  slot: string,
  photo: DraftPhoto | undefined,
  signedIn: boolean,
): string | undefined {
  const id = photo?.upload_id ?? '';
  const { data, error } = useQuery({
    queryKey: ['private', 'upload', id],
    queryFn: ({ signal }) => call(getUpload, { params: { id }, signal }),
    enabled: photo !== undefined && signedIn,
    staleTime: 60_000,
  });
  const gone = (isProblem(error) && error.status === 404) || data?.state === 'rejected';
  useEffect(() => {
    if (gone) setPhoto(themeId, slot, null);
  }, [gone, themeId, slot]);
  return data?.thumbnail_url ?? undefined;
}
