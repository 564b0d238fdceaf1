import { DAY_MS } from '@nimantran/proto/domain/durations';
import { DAYS_FOR_BALANCE } from '@nimantran/proto/domain/time-to-pay';
import type { VideoFile } from '@nimantran/proto/jobs/render';
import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import { wantMail } from '../../db/mails/mails.ts';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrder, updateOrder } from '../../db/orders/orders.ts';
import { billsOf, changeBill } from '../../db/payments/bills.ts';
import type { Tables } from '../../db/schema.ts';
import { stateAfter } from '../../domain/orders/order-states.ts';

/** A preview is ready: the other half is billed. Returns false if the order does not wait for one. */
export async function showPreview(
  transaction: Transaction<Tables>,
  orderId: string,
  { video, at }: { video: Static<typeof VideoFile>; at: Date },
): Promise<boolean> {
  const order = await lockOrder(transaction, orderId);
  const state = order && stateAfter(order.state, 'deliver_preview');
  if (!order || state === undefined) return false;
  const balance = (await billsOf(transaction, order.id)).find((bill) => bill.kind === 'balance' && bill.state === 'planned');
  if (!balance) return false;
  await changeBill(transaction, balance.id, { state: 'open', payUntil: new Date(at.getTime() + DAYS_FOR_BALANCE * DAY_MS) });
  await updateOrder(transaction, order.id, { state, previewVideo: JSON.stringify(video), dueAt: null, heldAt: null });
  await addHistory(transaction, order.id, {
    at,
    kind: 'preview_ready',
    text: `Your preview is ready. Pay the other half within ${DAYS_FOR_BALANCE} days, and we will finish the video as you see it.`,
  });
  await wantMail(transaction, { orderId: order.id, kind: 'preview', subjectId: `${order.id}:${video.sha256}`, at });
  return true;
}
