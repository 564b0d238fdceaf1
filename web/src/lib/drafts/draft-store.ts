import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { createStore, type Store, useStore } from '../store.ts';
import { type Draft, type DraftKey, type DraftPhoto, dropDraft, EMPTY_DRAFT, loadDraft, saveDraft } from './draft.ts';

const stores = new Map<DraftKey, Store<Draft>>();

/** The draft of a theme, or of changes to an order, saved on every change. */
export function draftStore(draftKey: DraftKey): Store<Draft> {
  const known = stores.get(draftKey);
  if (known) return known;
  const store = createStore(loadDraft(draftKey));
  store.subscribe(() => saveDraft(draftKey, store.get()));
  stores.set(draftKey, store);
  return store;
}

/** Leaving the flow drops the copy in memory; the device keeps the draft. */
export function forgetStore(draftKey: DraftKey): void {
  stores.delete(draftKey);
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
