import type { Order } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import { getUpload, type Upload } from '@nimantran/proto/http/media/uploads';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Draft, type DraftKey, hasContent } from '../../../lib/drafts/draft.ts';
import { seenOnDevice } from '../../../lib/drafts/draft-at-shop.ts';
import { contentOf, fingerprintOf } from '../../../lib/drafts/draft-content.ts';
import { draftStore } from '../../../lib/drafts/draft-store.ts';
import { call, statusOf } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { draftOfOrder } from '../lib/draft-of-order.ts';
import { placingOfOrder } from '../lib/order-body.ts';

/**
 * Fills the form of an order from that order, unless this device has changes to it that are not ordered yet. `otherTheme`: the order is
 * one of another theme than the address names, whose fields this form lacks.
 */
export function useOrderDraft(
  theme: Video | undefined,
  { themeId, draftKey, orderNumber }: { themeId: number; draftKey: DraftKey; orderNumber: string },
) {
  const session = useSession();
  const uid = session.user?.uid;
  const store = draftStore(draftKey);
  const [isReady, setReady] = useState(() => hasContent(store.get()));
  const { data, error, refetch } = useQuery({
    queryKey: ['private', 'form of order', orderNumber],
    queryFn: () => readOrder(orderNumber),
    enabled: !isReady && session.status === 'signed-in',
    gcTime: 0,
    meta: {},
  });

  const otherTheme = data && data.order.theme.id !== themeId ? data.order.theme.id : undefined;
  useEffect(() => {
    if (isReady || data === undefined || theme === undefined || otherTheme !== undefined) return;
    const start = startOf(theme, data);
    store.set(start);
    if (uid) seenOnDevice(draftKey).write({ uid, version: 0, fingerprint: fingerprintOf(contentOf(start)) });
    setReady(true);
  }, [isReady, data, theme, otherTheme, store, draftKey, uid]);

  return { isReady, otherTheme, isSignedOut: !isReady && session.status === 'signed-out', error, refetch };
}

function startOf(theme: Video, { order, uploads }: { order: Order; uploads: Upload[] }): Draft {
  const ordered = draftOfOrder(order, uploads);
  const draft = { ...ordered, palette: ordered.palette ?? theme.palette ?? null };
  return { ...draft, placing: order.state === 'awaiting_payment' ? placingOfOrder(theme, draft, order) : null };
}

async function readOrder(number: string): Promise<{ order: Order; uploads: Upload[] }> {
  const order = await call(getOrder, { params: { number } });
  const { photos, music } = order.customisation;
  const ids = [...Object.values(photos), ...(music ? [music] : [])].map(({ upload_id }) => upload_id);
  const uploads = await Promise.all([...new Set(ids)].map(readUpload));
  return { order, uploads: uploads.filter((upload) => upload !== undefined) };
}

async function readUpload(id: string): Promise<Upload | undefined> {
  try {
    return await call(getUpload, { params: { id } });
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}
