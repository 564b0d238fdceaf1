import { type DraftContent, deleteDraft, getDraft, saveDraft } from '@nimantran/proto/http/orders/drafts';
import { createClient } from '@nimantran/proto/http/shared/client';
import { readStored, writeStored } from '../browser/storage.ts';
import { call, xsrfHeader } from '../http/api.ts';
import { type DraftKey, seenKeyOf } from './draft.ts';
import type { SeenDraft } from './draft-content.ts';
import type { DraftSyncParts } from './draft-sync.ts';

/** Browsers limit the size of requests that outlive the page. */
const OUTLIVING_CHARACTERS = 20_000;

/** A save that has started continues when the page is left. */
const callOutliving = createClient({
  baseUrl: '',
  timeoutMs: 20_000,
  headers: xsrfHeader,
  fetch: (address, init) => fetch(address, { ...init, keepalive: String(init?.body ?? '').length < OUTLIVING_CHARACTERS }),
});

/** The signed-in customer's draft of a theme, stored at the shop. */
export function draftAtShop(themeId: number): DraftSyncParts['shop'] {
  const params = { theme_id: themeId };
  return {
    get: async () => (await call(getDraft, { params })).draft ?? undefined,
    save: (version: number, content: DraftContent) => callOutliving(saveDraft, { params, body: { version, content } }),
    drop: () => callOutliving(deleteDraft, { params }),
  };
}

/** Stored beside the draft on the device, and removed with all drafts. */
export function seenOnDevice(draftKey: DraftKey): DraftSyncParts['seen'] {
  const key = seenKeyOf(draftKey);
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(readStored(key) ?? 'null');
        return isSeen(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    write: (seen) => void writeStored(key, JSON.stringify(seen)),
  };
}

function isSeen(value: unknown): value is SeenDraft {
  return typeof value === 'object' && value !== null && 'uid' in value && 'version' in value && 'fingerprint' in value;
}
