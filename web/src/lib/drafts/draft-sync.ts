import type { DraftContent, DraftSummary, KeptDraft } from '@nimantran/proto/http/orders/drafts';
import { isProblem, statusOf } from '../http/api.ts';
import { createStore, type Store } from '../store.ts';
import { type Draft, EMPTY_DRAFT, hasContent } from './draft.ts';
import { compareDrafts, contentOf, draftOf, fingerprintOf, type SeenDraft } from './draft-content.ts';

export interface DraftSyncParts {
  uid: string;
  /** The draft on this device, as it changes. */
  draft: Store<Draft>;
  shop: {
    get(): Promise<KeptDraft | undefined>;
    save(version: number, content: DraftContent): Promise<DraftSummary>;
    drop(): Promise<void>;
  };
  seen: { read(): SeenDraft | undefined; write(seen: SeenDraft): void };
  /** Whether this account is still the one whose session the browser sends. */
  isHere(): boolean;
  /** The shop has answered that nobody is signed in. */
  onSignedOut(): void;
}

export interface DraftSync {
  /** Reads the shop's draft; true if it was adopted. A failed read is retried later. */
  open(): Promise<boolean>;
  /** Sends pending changes immediately; resolves when the shop has answered. */
  flush(): Promise<void>;
  /** The shop's draft, if both were changed and the customer has to choose. */
  other: Store<KeptDraft | null>;
  choose(which: 'this' | 'other'): void;
  close(): void;
}

const PAUSE_MS = 1_500;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
/** Signed out, or refused as invalid: a retry would change nothing. */
const FINAL = [400, 401, 403, 413, 422];

/** Stores this device's draft at the shop: silently after each pause in typing, with retries while the shop is unreachable. */
export function createDraftSync({ uid, draft, shop, seen, isHere, onSignedOut }: DraftSyncParts): DraftSync {
  const other = createStore<KeptDraft | null>(null);
  let isOpen = false;
  let isClosed = false;
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const seenHere = () => {
    const known = seen.read();
    return known?.uid === uid ? known : undefined;
  };
  const note = (version: number, content: DraftContent) => seen.write({ uid, version, fingerprint: fingerprintOf(content) });

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void send(), afterMs);
  }

  function settle(theirs: KeptDraft | undefined): boolean {
    switch (compareDrafts({ mine: draft.get(), seen: seenHere(), theirs })) {
      case 'take':
        if (theirs) take(theirs);
        return true;
      case 'same':
        if (theirs) note(theirs.version, theirs.content);
        return false;
      case 'ask':
        other.set(theirs ?? null);
        return false;
      case 'send':
        schedule(0);
        return false;
      case 'rest':
        return false;
    }
  }

  function take(theirs: KeptDraft): void {
    note(theirs.version, theirs.content);
    draft.set({ ...draftOf(theirs.content), owner: uid });
  }

  /** What another account left in this browser is not mixed with this one's. */
  function makeWay(): void {
    const { owner } = draft.get();
    if (owner !== null && owner !== uid) draft.set({ ...EMPTY_DRAFT, owner: uid });
  }

  async function look(): Promise<boolean> {
    const theirs = await shop.get();
    if (isClosed || !isHere()) return false;
    makeWay();
    isOpen = true;
    return settle(theirs);
  }

  async function send(): Promise<void> {
    if (isSending || isClosed || other.get() !== null || !isHere()) return;
    isSending = true;
    try {
      if (isOpen) await sendChange();
      else await look();
      failures = 0;
    } catch (error) {
      await recover(error);
    } finally {
      isSending = false;
    }
  }

  async function sendChange(): Promise<void> {
    const now = draft.get();
    const content = contentOf(now);
    const known = seenHere();
    if (known?.fingerprint === fingerprintOf(content)) return;
    if (hasContent(now)) note((await shop.save(known?.version ?? 0, content)).version, content);
    else if (known && known.version > 0) {
      await shop.drop();
      note(0, content);
    }
    // The user has typed more in the meantime.
    if (draft.get() !== now) schedule(PAUSE_MS);
  }

  async function recover(error: unknown): Promise<void> {
    if (isProblem(error, 'draft_changed')) isOpen = false;
    else if (FINAL.includes(statusOf(error) ?? 0)) {
      if (statusOf(error) === 401) onSignedOut();
      return;
    }
    failures += 1;
    schedule(isOpen ? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) : PAUSE_MS * failures);
  }

  const unsubscribe = draft.subscribe(() => schedule(PAUSE_MS));
  return {
    other,
    open: () =>
      look().catch(async (error: unknown) => {
        await recover(error);
        return false;
      }),
    async flush() {
      clearTimeout(timer);
      if (isOpen) await send();
    },
    choose(which) {
      const theirs = other.get();
      other.set(null);
      if (theirs === null) return;
      if (which === 'other') return take(theirs);
      seen.write({ uid, version: theirs.version, fingerprint: '' });
      schedule(0);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
