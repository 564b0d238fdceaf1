import { useSyncExternalStore } from 'react';
import type { Draft } from '../../../lib/drafts.ts';
import type { UploadState } from '../uploads/upload-state.ts';
import { openUploads, watchUploads } from '../uploads/uploads.ts';
import type { Faults } from './validate.ts';

const WHAT_TO_DO: Readonly<Record<UploadState['phase'], string>> = {
  waiting: 'Wait until this has arrived, or cancel it.',
  sending: 'Wait until this has arrived, or cancel it.',
  checking: 'Wait until this has arrived, or cancel it.',
  elsewhere: 'Wait until this has arrived, or cancel it.',
  paused: 'Resume this, or cancel it.',
  asking: 'Choose this file again, or remove it.',
  failed: 'Try this again, or remove it.',
};

const wantedOf = (themeId: number, draft: Pick<Draft, 'own_music'>) =>
  openUploads(themeId).filter(({ target }) => target.kind === 'photo' || draft.own_music);

/** Whether something that was chosen has not arrived yet. */
export const useHasOpenUploads = (themeId: number, draft: Pick<Draft, 'own_music'>): boolean =>
  useSyncExternalStore(watchUploads, () => wantedOf(themeId, draft).length > 0);

/** Nothing that was chosen is left out of the order without a word: what has not arrived yet is a fault of its place. */
export function uploadFaults(themeId: number, draft: Pick<Draft, 'own_music'>): Faults {
  const faults = wantedOf(themeId, draft).map(({ target, state }) => {
    const path = target.kind === 'photo' ? `photos.${target.slot}` : target.slot;
    return [path, WHAT_TO_DO[state.phase]] as const;
  });
  return Object.fromEntries(faults);
}
