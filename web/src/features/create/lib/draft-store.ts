import type { Crop } from '@nimantran/proto/domain/customisation';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { type Draft, type DraftPhoto, dropDraft, EMPTY_DRAFT, loadDraft, saveDraft } from '../../../lib/drafts.ts';
import { createStore, type Store, useStore } from '../../../lib/store.ts';

const stores = new Map<number, Store<Draft>>();

/** The draft of a theme, saved at every change. */
export function draftStore(themeId: number): Store<Draft> {
  const known = stores.get(themeId);
  if (known) return known;
  const store = createStore(loadDraft(themeId));
  store.subscribe(() => saveDraft(themeId, store.get()));
  stores.set(themeId, store);
  return store;
}

/** Leaving the flow drops what is in memory; the device keeps it. */
export function forgetStore(themeId: number): void {
  stores.delete(themeId);
}

export function useDraft(themeId: number) {
  const store = draftStore(themeId);
  const draft = useStore(store);
  return {
    draft,
    change: (part: Partial<Draft>) => store.set((now) => ({ ...now, ...part })),
    setDetail: (key: string, words: string) => store.set((now) => ({ ...now, details: { ...now.details, [key]: words } })),
    startOver: () => {
      store.set(EMPTY_DRAFT);
      dropDraft(themeId);
    },
  };
}

export function setPhoto(themeId: number, slot: string, photo: Draft['photos'][string] | null): void {
  draftStore(themeId).set((now) => {
    const { [slot]: _gone, ...others } = now.photos;
    return { ...now, photos: photo === null ? others : { ...others, [slot]: photo } };
  });
}

/** Exchanges what two slots have; a part that was chosen fits another shape no more. */
export function swapPhotos(themeId: number, one: PhotoSlot, other: PhotoSlot): void {
  const sameShape = one.width * other.height === other.width * one.height;
  const moved = ({ crop, ...whole }: DraftPhoto) => (sameShape && crop ? { ...whole, crop } : whole);
  const { [one.key]: first, [other.key]: second } = draftStore(themeId).get().photos;
  setPhoto(themeId, one.key, second ? moved(second) : null);
  setPhoto(themeId, other.key, first ? moved(first) : null);
}

/** The part of a slot's photo that the film is to show; nothing shows the middle. */
export function cropPhoto(themeId: number, slot: string, crop: Crop | undefined): void {
  const photo = draftStore(themeId).get().photos[slot];
  if (!photo) return;
  const { crop: _before, ...whole } = photo;
  setPhoto(themeId, slot, crop ? { ...whole, crop } : whole);
}
