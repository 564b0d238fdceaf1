import type { Customisation } from '@nimantran/proto/domain/customisation';

interface Version {
  version: number;
  customisation: Pick<Customisation, 'photos'>;
}

export function photoIdsOf({ photos }: Pick<Customisation, 'photos'>): Record<string, string> {
  return Object.fromEntries(Object.entries(photos).map(([slot, { upload_id }]) => [slot, upload_id]));
}

/** Slot key → the upload before the present one; a slot whose photo never changed has none. Versions are oldest first. */
export function replacedPhotos(present: Pick<Customisation, 'photos'>, versions: readonly Version[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(present.photos).flatMap(([slot, { upload_id }]) => {
      const before = versions.findLast(({ customisation: { photos } }) => photos[slot] && photos[slot].upload_id !== upload_id);
      const replaced = before?.customisation.photos[slot];
      return replaced ? [[slot, replaced.upload_id]] : [];
    }),
  );
}
