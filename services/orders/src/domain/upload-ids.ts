import type { Customisation } from '@nimantran/proto/domain/customisation';

/** The uploads of a customisation, each once. */
export function uploadIdsOf({ photos }: Pick<Customisation, 'photos'>): string[] {
  return [...new Set(Object.values(photos).map(({ upload_id }) => upload_id))];
}
