import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasContent } from '../../../lib/drafts/draft.ts';
import { draftAtShop, seenOnDevice } from '../../../lib/drafts/draft-at-shop.ts';
import { draftStore } from '../../../lib/drafts/draft-store.ts';
import { createDraftSync, type DraftSync } from '../../../lib/drafts/draft-sync.ts';
import { isStillHere } from '../../../lib/session/person.ts';
import { sessionQuery, useSession } from '../../../lib/session/session.ts';

/** The longest the form waits for a draft that another device may have saved. */
const PATIENCE_MS = 2_500;

/**
 * Stores the draft at the shop for a signed-in user. `isReady` once the initial content is known; `onTaken` is called if that is
 * what another device has saved.
 */
export function useDraftSync(themeId: number, onTaken: () => void): { isReady: boolean; sync: DraftSync | undefined } {
  const client = useQueryClient();
  const session = useSession();
  const uid = session.user?.uid;
  const isKnown = session.status !== 'loading';
  const [isReady, setReady] = useState(false);
  const [sync, setSync] = useState<DraftSync>();

  useEffect(() => {
    const patience = setTimeout(() => setReady(true), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to happen then is not what it depends on
  useEffect(() => {
    if (!isKnown) return;
    if (uid === undefined) {
      setReady(true);
      return;
    }
    const draft = draftStore(themeId);
    const opened = createDraftSync({
      uid,
      draft,
      shop: draftAtShop(themeId),
      seen: seenOnDevice(themeId),
      isHere: () => isStillHere(uid),
      onSignedOut: () => client.setQueryData(sessionQuery.queryKey, { session: null }),
    });
    setSync(opened);
    void opened.open().then((isTaken) => {
      if (isTaken && hasContent(draft.get())) onTaken();
      setReady(true);
    });
    const leave = () => void opened.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      void opened.flush();
      opened.close();
      setSync(undefined);
    };
  }, [themeId, uid, isKnown]);

  return { isReady, sync };
}
