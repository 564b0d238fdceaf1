import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { useSyncExternalStore } from 'react';
import { personHere } from '../session/person.ts';
import { createStore, type Store, useStore } from '../store.ts';
import {
  type Draft,
  type DraftKey,
  type DraftPhoto,
  draftText,
  dropDraft,
  EMPTY_DRAFT,
  parseDraft,
  saveDraft,
  watchDrafts,
} from './draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

interface OpenDraft {
  store: Store<Draft>;
  /** Brings this tab and the device to one content. */
  settle: () => void;
}

const open = new Map<DraftKey, OpenDraft>();

/** The draft of a theme, or of changes to an order, saved on every change and shared by all tabs. */
export function draftStore(draftKey: DraftKey): Store<Draft> {
  const known = open.get(draftKey);
  if (known) return known.store;
  const opened = openDraft(draftKey);
  open.set(draftKey, opened);
  return opened.store;
}

function openDraft(draftKey: DraftKey): OpenDraft {
  // What this tab and the device last had in common.
  let text = draftText(draftKey);
  let common = parseDraft(text);
  const store = createStore(common);

  const settle = () => {
    const kept = draftText(draftKey);
    // The same as before, too, where the device can store nothing.
    const theirs = kept === text ? common : parseDraft(kept);
    const mine = store.get();
    const isTouched = mine !== common;
    const merged = isTouched ? owned(theirs === common ? mine : mergeDrafts(common, mine, theirs)) : theirs;
    text = isTouched && saveDraft(draftKey, merged) ? JSON.stringify(merged) : kept;
    common = merged;
    if (merged !== mine) store.set(merged);
  };
  store.subscribe(settle);
  return { store, settle };
}

/** A draft that somebody changes while signed in belongs to them. */
function owned(draft: Draft): Draft {
  const owner = draft.owner ?? personHere();
  return owner === draft.owner ? draft : { ...draft, owner };
}

function settleAll(): void {
  for (const { settle } of open.values()) settle();
}

// Another tab has changed a draft, or the draft has another owner now.
watchDrafts(settleAll);
if (typeof window !== 'undefined') {
  window.addEventListener('storage', settleAll);
  // A page that the browser had set aside heard nothing meanwhile.
  window.addEventListener('pageshow', settleAll);
}

/** Leaving the flow drops the copy in memory; the device keeps the draft. */
export function forgetStore(draftKey: DraftKey): void {
  open.delete(draftKey);
}

/** The account whose draft it is; null for a visitor's. */
export function useDraftOwner(draftKey: DraftKey): string | null {
  const store = draftStore(draftKey);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().owner,
    () => null,
  );
}

export function useDraft(draftKey: DraftKey) {
  const store = draftStore(draftKey);
  const draft = useStore(store);
  return {
    draft,
    change: (part: Partial<Draft>) => store.set((now) => ({ ...now, ...part })),
    setDetail: (key: string, words: string) => store.set((now) => ({ ...now, details: { ...now.details, [key]: words } })),
    startOver: () => {
      store.set(EMPTY_DRAFT);
      dropDraft(draftKey);
    },
  };
}

export function setPhoto(draftKey: DraftKey, slot: string, photo: Draft['photos'][string] | null): void {
  draftStore(draftKey).set((now) => {
    const { [slot]: _gone, ...others } = now.photos;
    return { ...now, photos: photo === null ? others : { ...others, [slot]: photo } };
  });
}

/** Swaps the photos of two slots; their crops are dropped, since they do not fit another shape. */
export function swapPhotos(draftKey: DraftKey, one: PhotoSlot, other: PhotoSlot): void {
  const sameShape = one.width * other.height === other.width * one.height;
  const moved = ({ crop, ...whole }: DraftPhoto) => (sameShape && crop ? { ...whole, crop } : whole);
  const { [one.key]: first, [other.key]: second } = draftStore(draftKey).get().photos;
  setPhoto(draftKey, one.key, second ? moved(second) : null);
  setPhoto(draftKey, other.key, first ? moved(first) : null);
}

/** Sets the crop of a slot's photo; without one the video shows the middle. */
export function cropPhoto(draftKey: DraftKey, slot: string, photo: DraftPhoto, crop: Crop | undefined): void {
  const { crop: _before, ...whole } = photo;
  setPhoto(draftKey, slot, crop ? { ...whole, crop } : whole);
}
