import { createStore } from '../store.ts';
import { draftKeysOf, hasContent, loadDraft } from './draft.ts';
import { draftAtShop, seenOnDevice } from './draft-at-shop.ts';
import { contentOf, fingerprintOf } from './draft-content.ts';
import { createDraftSync } from './draft-sync.ts';

/** An open form may save the same draft at the same moment; the shop then refuses one of the two. */
const TRIES = 2;

/** Saves at the shop whatever it lacks of this account's drafts. Returns whether it has everything. */
export async function keepDrafts(uid: string): Promise<boolean> {
  const kept = await Promise.all(
    draftKeysOf(uid).map((key) => (/^\d+$/.test(key) ? keepDraft(uid, Number(key)) : isAsOrdered(key))),
  );
  return kept.every(Boolean);
}

/** The form of an order is filled from that order; changes to it are on this device alone until they are ordered. */
const isAsOrdered = (key: string): boolean => seenOnDevice(key).read()?.fingerprint === fingerprintOf(contentOf(loadDraft(key)));

async function keepDraft(uid: string, themeId: number): Promise<boolean> {
  const draft = createStore(loadDraft(themeId));
  const seen = seenOnDevice(themeId);
  const isKept = () => {
    const known = seen.read();
    return !hasContent(draft.get()) || (known?.uid === uid && known.fingerprint === fingerprintOf(contentOf(draft.get())));
  };
  for (let tries = 0; tries < TRIES && !isKept(); tries += 1) {
    const sync = createDraftSync({ uid, draft, shop: draftAtShop(themeId), seen, isHere: () => true, onSignedOut: () => {} });
    await sync.open();
    await sync.flush();
    sync.close();
  }
  return isKept();
}
