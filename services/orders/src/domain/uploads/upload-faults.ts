import type { MusicChoice } from '@nimantran/proto/domain/customisation';
import type { UploadKind } from '@nimantran/proto/http/media';
import type { Fault } from '../orders/validate-customisation.ts';
import type { ChosenUploads } from './upload-ids.ts';

/** Where music begins, at least this much of it follows. */
const LEAST_MUSIC_SECONDS = 1;

export interface FoundUpload {
  id: string;
  kind: UploadKind;
  duration_seconds: number;
}

/** What is wrong with finished uploads for what they were chosen for, each with the field of the request. */
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
  const latest = Math.max(0, upload.duration_seconds - LEAST_MUSIC_SECONDS);
  if (start_seconds <= latest) return [];
  const message = `is too near the end of the music: begin within its first ${Math.floor(latest)} seconds`;
  return [{ field: 'customisation.music.start_seconds', message }];
}
