import type { Video } from '@nimantran/proto/domain/theme';
import type { Draft, DraftKey } from '../drafts/draft.ts';
import type { UploadTarget } from './upload-state.ts';

/** The upload target of a track. */
export const musicTarget = (draftKey: DraftKey): UploadTarget => ({ draftKey, kind: 'music', slot: 'music' });

/** Whether the video will use other music than the theme's: it is charged as soon as it is chosen. */
export function wantsOwnMusic(theme: Pick<Video, 'default_audio_only'>, draft: Pick<Draft, 'own_music'>): boolean {
  return draft.own_music && !theme.default_audio_only;
}
