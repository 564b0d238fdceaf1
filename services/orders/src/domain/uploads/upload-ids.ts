import type { Customisation } from '@nimantran/proto/domain/customisation';

export type ChosenUploads = Pick<Customisation, 'photos' | 'music'>;

/** The uploads of a customisation, each once. */
export function uploadIdsOf({ photos, music }: ChosenUploads): string[] {
  const ids = Object.values(photos).map(({ upload_id }) => upload_id);
  return [...new Set(music ? [...ids, music.upload_id] : ids)];
}

export function withoutUploads<Photo extends { upload_id: string }, Music extends { upload_id: string }>(
  { photos, music }: { photos: Readonly<Record<string, Photo>>; music: Music | null },
  goneIds: readonly string[],
): { photos: Record<string, Photo>; music: Music | null } {
  const kept = Object.entries(photos).filter(([, { upload_id }]) => !goneIds.includes(upload_id));
  return { photos: Object.fromEntries(kept), music: music && goneIds.includes(music.upload_id) ? null : music };
}
