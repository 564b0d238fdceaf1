import type { Customisation } from '@nimantran/proto/domain/customisation';

/** The uploads of a customisation, each once. */
export function uploadIdsOf(customisation: Customisation): string[] {
  return [...new Set(Object.values(customisation.photos).map(({ upload_id }) => upload_id))];
}
