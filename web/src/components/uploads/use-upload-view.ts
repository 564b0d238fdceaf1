import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { getUpload } from '@nimantran/proto/http/media/uploads';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/api.ts';

/** Signed addresses change with every answer, which alone must not reload a picture. */
const ADDRESSES_HOLD_MS = SIGNED_ADDRESS_SECONDS * 1_000;

/** An upload's current state in the shop: its status, dimensions and signed addresses. */
export function useUploadView(id: string | undefined, signedIn: boolean) {
  return useQuery({
    queryKey: ['private', 'upload', id ?? ''],
    queryFn: ({ signal }) => call(getUpload, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && signedIn,
    staleTime: ADDRESSES_HOLD_MS / 2,
  });
}
