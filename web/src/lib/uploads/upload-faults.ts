import { useSyncExternalStore } from 'react';
import type { Draft, DraftKey } from '../drafts/draft.ts';
import type { Faults } from '../forms/problem-faults.ts';
import type { UploadState } from './upload-state.ts';
import { openUploads, watchUploads } from './uploads.ts';

const WHAT_TO_DO: Readonly<Record<UploadState['phase'], string>> = {
  waiting: 'Wait until this upload is complete, or cancel it.',
  sending: 'Wait until this upload is complete, or cancel it.',
  checking: 'Wait until this upload is complete, or cancel it.',
  elsewhere: 'Wait until this upload is complete, or cancel it.',
  paused: 'Resume this, or cancel it.',
  asking: 'Choose this file again, or remove it.',
  failed: 'Try this again, or remove it.',
};

const wantedOf = (draftKey: DraftKey, draft: Pick<Draft, 'own_music'>) =>
  openUploads(draftKey).filter(({ target }) => target.kind === 'photo' || draft.own_music);

/** Whether a chosen file has not arrived yet. */
export const useHasOpenUploads = (draftKey: DraftKey, draft: Pick<Draft, 'own_music'>): boolean =>
  useSyncExternalStore(watchUploads, () => wantedOf(draftKey, draft).length > 0);

/** A chosen file is never silently left out of the order: one that has not arrived yet is a fault at its field. */
export function uploadFaults(draftKey: DraftKey, draft: Pick<Draft, 'own_music'>): Faults {
  const faults = wantedOf(draftKey, draft).map(({ target, state }) => {
    const path = target.kind === 'photo' ? `photos.${target.slot}` : target.slot;
    return [path, WHAT_TO_DO[state.phase]] as const;
  });
  return Object.fromEntries(faults);
}
