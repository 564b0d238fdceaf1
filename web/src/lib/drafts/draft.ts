import type { Crop } from '@nimantran/proto/domain/customisation';
import type { Layout } from '@nimantran/proto/domain/layout';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { Resolution } from '@nimantran/proto/domain/resolution';
import { readStored, removeStored, storedKeys, writeStored } from '../browser/storage.ts';

/** The subject of a draft: a theme, by its id, or an order to be changed, by its number. */
export type DraftKey = number | string;

/** A theme's form as filled in, stored on this device until the order is paid; or requested changes to an order. */
export interface Draft {
  /** The account whose draft it is; null for a visitor's, which goes to the first person who signs in. */
  owner: string | null;
  details: Record<string, string>;
  photos: Record<string, DraftPhoto>;
  /** Whether custom music is wanted; an uploaded track stays stored, in case the customer changes their mind. */
  own_music: boolean;
  music: DraftMusic | null;
  bride_first: boolean;
  /** Whether the last scene shows a code of the invitation page. */
  with_code: boolean;
  resolution: Resolution;
  delivery: Delivery;
  remove_watermark: boolean;
  promo_code: string;
  billing: { name: string; country: string; state: string; gstin: string };
  /** Names of the scenes that become cards; null if the theme chooses. */
  cards: string[] | null;
  /** The chosen shape; null for the theme's own. */
  layout: Layout | null;
  /** The key of the chosen palette; null for the theme's own. */
  palette: string | null;
  /** The last attempt to pay: the same content again is the same order. */
  placing: Placing | null;
}

export interface Placing {
  fingerprint: string;
  key: string;
  /** The order that was placed, once its number is known. */
  number: string | null;
  /** The unpaid order of the content before, which the new order replaces. */
  replaces?: string | null;
}

export interface DraftPhoto {
  upload_id: string;
  file_name: string;
  /** Size of the upright photo in pixels, if the shop has reported it. */
  width?: number;
  height?: number;
  /** The chosen crop; without one the middle is shown. */
  crop?: Crop;
}

export interface DraftMusic {
  upload_id: string;
  file_name: string;
  /** Duration of the whole track. */
  duration_seconds: number;
  start_seconds: number;
  /** The customer confirmed the right to use it. */
  rights: boolean;
}

export const EMPTY_DRAFT: Draft = {
  owner: null,
  details: {},
  photos: {},
  own_music: false,
  music: null,
  bride_first: false,
  with_code: false,
  resolution: '720p',
  delivery: 'standard',
  remove_watermark: false,
  promo_code: '',
  billing: { name: '', country: '', state: '', gstin: '' },
  cards: null,
  layout: null,
  palette: null,
  placing: null,
};

const PREFIX = 'draft:';
const SEEN = `${PREFIX}seen:`;
const keyOf = (key: DraftKey) => `${PREFIX}${key}`;

/** Where the device notes what it and the shop last had in common. */
export const seenKeyOf = (key: DraftKey): string => `${SEEN}${key}`;

/** The stored text of a draft; null if there is none. */
export const draftText = (key: DraftKey): string | null => readStored(keyOf(key));

export function loadDraft(key: DraftKey): Draft {
  return parseDraft(draftText(key));
}

export function saveDraft(key: DraftKey, draft: Draft): boolean {
  return writeStored(keyOf(key), JSON.stringify(draft));
}

export function dropDraft(key: DraftKey): void {
  removeStored(keyOf(key));
}

export function dropAllDrafts(): void {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) removeStored(key);
}

/** The keys of all stored drafts. */
function draftKeys(): string[] {
  return storedKeys().flatMap((key) => (key.startsWith(PREFIX) && !key.startsWith(SEEN) ? [key.slice(PREFIX.length)] : []));
}

export function hasAnyDraft(): boolean {
  return draftKeys().some((key) => hasContent(loadDraft(key)));
}

/** The keys of this account's drafts here. */
export function draftKeysOf(uid: string): string[] {
  return draftKeys().filter((key) => loadDraft(key).owner === uid);
}

/** Somebody has signed in: a visitor's drafts become theirs, and what another account left here goes. */
export function claimDrafts(uid: string): void {
  for (const key of draftKeys()) {
    const draft = loadDraft(key);
    if (draft.owner === null) saveDraft(key, { ...draft, owner: uid });
  }
  dropDrafts((owner) => owner !== uid);
  dropNotes(uid);
}

/** Drafts that belong to an account leave this browser; a visitor's stay. */
export function dropOwnedDrafts(): void {
  dropDrafts((owner) => owner !== null);
  dropNotes();
}

/** Notes of what the shop had seen go with their account, also those of drafts that were discarded; the given account's stay. */
function dropNotes(uid?: string): void {
  for (const key of storedKeys())
    if (key.startsWith(SEEN) && !(uid && readStored(key)?.includes(`"uid":${JSON.stringify(uid)}`))) removeStored(key);
}

function dropDrafts(goes: (owner: string | null) => boolean): void {
  for (const key of draftKeys().filter((candidate) => goes(loadDraft(candidate).owner))) {
    // First, or another tab would take the empty draft for one that its owner has discarded, and discard it at the shop.
    removeStored(seenKeyOf(key));
    dropDraft(key);
  }
  for (const watcher of watchers) watcher();
}

const watchers = new Set<() => void>();

/** Calls back when the device's drafts have changed owners or gone. */
export function watchDrafts(watcher: () => void): void {
  watchers.add(watcher);
}

/** A paid order no longer needs the draft that it was placed from: its theme's, or the form of an earlier order. */
export function dropDraftsOfOrder(orderNumber: string): void {
  for (const key of storedKeys())
    if (key.startsWith(PREFIX) && parseDraft(readStored(key)).placing?.number === orderNumber) {
      removeStored(seenKeyOf(key.slice(PREFIX.length)));
      removeStored(key);
    }
}

/** The draft behind the form of an order, beside the theme's own: two orders of a theme are never mixed. */
export const formKeyOf = (orderNumber: string): DraftKey => `form-${orderNumber}`;

/** The order of some drafts was replaced by another: their next order replaces that one, and they end when it is paid. */
export function passDraftsOn(from: string, to: string): void {
  for (const key of storedKeys()) {
    if (!key.startsWith(PREFIX)) continue;
    const draft = parseDraft(readStored(key));
    if (draft.placing?.number !== from) continue;
    writeStored(key, JSON.stringify({ ...draft, placing: { ...draft.placing, fingerprint: '', number: to } }));
  }
}

/** Changes to an order that became another order are that order's: the form of the first begins with its own details again. */
export function dropOrderedForm(orderNumber: string): void {
  const { placing } = loadDraft(formKeyOf(orderNumber));
  if (placing && placing.number !== null && placing.number !== orderNumber) dropDraft(formKeyOf(orderNumber));
}

/** Parses a stored draft of this version or an older one; invalid parts are left out. */
export function parseDraft(text: string | null): Draft {
  if (text === null) return EMPTY_DRAFT;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT;
    const draft = { ...EMPTY_DRAFT, ...(stored as Partial<Draft>) };
    return { ...draft, billing: { ...EMPTY_DRAFT.billing, ...draft.billing } };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function hasContent(draft: Draft): boolean {
  return (
    Object.values(draft.details).some((words) => words.trim() !== '') ||
    Object.keys(draft.photos).length > 0 ||
    draft.music !== null
  );
}
