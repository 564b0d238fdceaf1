import type { Customisation } from '@nimantran/proto/domain/customisation';

/** What of a customisation was uploaded. */
export type ChosenUploads = Pick<Customisation, 'photos' | 'music'>;

/** The uploads of a customisation, each once. */
export function uploadIdsOf({ photos, music }: ChosenUploads): string[] {
  const ids = Object.values(photos).map(({ upload_id }) => upload_id);
  return [...new Set(music ? [...ids, music.upload_id] : ids)];
}
