import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft, DraftKey } from '../../lib/drafts/draft.ts';
import { isUnderWay, type UploadState } from '../../lib/uploads/upload-state.ts';
import { uploadStateOf, watchUploads } from '../../lib/uploads/uploads.ts';

type Standing = 'none' | 'under way' | 'still' | 'failed';

/** Announces the start, end or failure of photo uploads to screen readers. Progress is on each bar. */
export function useUploadNews(draftKey: DraftKey, slots: readonly PhotoSlot[], photos: Draft['photos']): string {
  const stateOf = (slot: PhotoSlot) => uploadStateOf({ draftKey, kind: 'photo', slot: slot.key });
  // One string, so that progress alone does not count as a change.
  const standings = useSyncExternalStore(watchUploads, () => slots.map((slot) => standingOf(stateOf(slot))).join());
  const before = useRef({ standings, photos });
  const [news, setNews] = useState('');

  useEffect(() => {
    const was = before.current;
    before.current = { standings, photos };
    const then = was.standings.split(',');
    const now = standings.split(',');
    const lines = slots.flatMap((slot, index) => {
      const state = stateOf(slot);
      const arrived = photos[slot.key] !== undefined && photos[slot.key]?.upload_id !== was.photos[slot.key]?.upload_id;
      if (arrived && then[index] === 'under way') return [`${slot.label} is ready.`];
      if (then[index] === now[index]) return [];
      if (state?.phase === 'failed') return [`${slot.label}: ${state.message}`];
      return state && isUnderWay(state) ? [`${slot.label}: sending ${state.fileName}.`] : [];
    });
    if (lines.length > 0) setNews(lines.join(' '));
  });
  return news;
}

function standingOf(state: UploadState | undefined): Standing {
  if (state === undefined) return 'none';
  if (isUnderWay(state)) return 'under way';
  return state.phase === 'failed' ? 'failed' : 'still';
}
