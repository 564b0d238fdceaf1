import type { MusicChoice } from '@nimantran/proto/domain/customisation';
import { musicStartFault } from '@nimantran/proto/domain/music-start';
import type { UploadKind } from '@nimantran/proto/http/media/uploads';
import type { Fault } from '../orders/validate-customisation.ts';
import type { ChosenUploads } from './upload-ids.ts';

export interface FoundUpload {
  id: string;
  kind: UploadKind;
  duration_seconds: number;
}

/** Faults of finished uploads for their chosen purpose, each with the field of the request. */
export function uploadFaults({ photos, music }: ChosenUploads, found: readonly FoundUpload[]): Fault[] {
  const uploads = new Map(found.map((upload) => [upload.id, upload]));
  return [
    ...Object.entries(photos)
      .filter(([, { upload_id }]) => uploads.get(upload_id)?.kind !== 'photo')
      .map(([slot]) => ({ field: `customisation.photos.${slot}`, message: 'is not a photo: choose a photo' })),
    ...(music ? musicFaults(music, uploads.get(music.upload_id)) : []),
  ];
}

function musicFaults({ start_seconds }: MusicChoice, upload: FoundUpload | undefined): Fault[] {
  if (upload?.kind !== 'music') return [{ field: 'customisation.music', message: 'is not music: choose a song' }];
  const message = musicStartFault(start_seconds, upload.duration_seconds);
  return message === undefined ? [] : [{ field: 'customisation.music.start_seconds', message }];
}
