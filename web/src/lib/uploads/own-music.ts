import type { Video } from '@nimantran/proto/domain/theme';
import type { Draft, DraftKey } from '../drafts/draft.ts';
import type { UploadTarget } from './upload-state.ts';

/** Where a track is sent to. */
export const musicTarget = (draftKey: DraftKey): UploadTarget => ({ draftKey, kind: 'music', slot: 'music' });

/** Whether the film is to be made with other music than the theme's: it has its price from the moment it is wanted. */
export function wantsOwnMusic(theme: Pick<Video, 'default_audio_only'>, draft: Pick<Draft, 'own_music'>): boolean {
  return draft.own_music && !theme.default_audio_only;
}
