import { useEffect, useSyncExternalStore } from 'react';
import type { Draft, DraftKey } from '../drafts/draft.ts';
import type { Faults } from '../forms/problem-faults.ts';
import { isUnderWay, type UploadState, type UploadTarget } from './upload-state.ts';
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
  return Object.fromEntries(wantedOf(draftKey, draft).map(({ target, state }) => [pathOf(target), WHAT_TO_DO[state.phase]]));
}

/** The field of an upload, as faults name it. */
const pathOf = ({ kind, slot }: UploadTarget): string => (kind === 'photo' ? `photos.${slot}` : slot);

/** Fields whose files are on their way and need nothing from the customer. */
export const pathsUnderWay = (draftKey: DraftKey): string[] =>
  openUploads(draftKey).flatMap(({ target, state }) => (isUnderWay(state) ? [pathOf(target)] : []));

/** Calls back with the field of each upload that has arrived or was cancelled. */
export function useWhenUploadEnds(draftKey: DraftKey, onEnd: (path: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to happen then is not what it depends on
  useEffect(() => {
    const openPaths = () => openUploads(draftKey).map(({ target }) => pathOf(target));
    let before = openPaths();
    return watchUploads(() => {
      const now = openPaths();
      for (const path of before.filter((candidate) => !now.includes(candidate))) onEnd(path);
      before = now;
    });
  }, [draftKey]);
}
