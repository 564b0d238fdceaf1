import { randomUUID } from 'node:crypto';
import { databaseClock, readClock } from '@nimantran/kit/db/database';
import { beginErasure } from '@nimantran/kit/db/erased-customers';
import { type Kysely, sql, type Transaction } from 'kysely';
import { endDrafts } from '../../db/orders/drafts.ts';
import { addHistory } from '../../db/orders/history.ts';
import { lockOrder } from '../../db/orders/orders.ts';
import { voidBills } from '../../db/payments/bills.ts';
import { closeCheckouts } from '../../db/payments/checkouts.ts';
import { endReviews } from '../../db/reviews/reviews.ts';
import type { Tables } from '../../db/schema.ts';
import { endWebhooksOf } from '../../db/webhooks/webhooks.ts';
import { ENDED } from '../../domain/uploads/upload-retention.ts';
import { forgetRatings } from '../ratings/tell-rated.ts';

const NAMELESS = 'Erased at the customer’s request.';
/** Never a real uid: sign-in providers issue none of this form. */
const newPseudonym = () => `erased-${randomUUID()}`;

/** Erases a person: orders once they end, the rest immediately. Payments, refunds and the ledger contain no names and stay. */
export async function forgetCustomer(transaction: Transaction<Tables>, uid: string): Promise<void> {
  await beginErasure(transaction, uid);
  // Lock order everywhere: requests before orders.
  await eraseSupport(transaction, uid);
  await endDrafts(transaction, (eb) => eb('ownerUid', '=', uid));
  await transaction
    .updateTable('orders')
    .set({ eraseWantedAt: sql<Date>`now()` })
    .where('ownerUid', '=', uid)
    .where('erasedAt', 'is', null)
    .execute();
  await forgetRatings(transaction, uid);
  // Lock order everywhere: orders before their links.
  await endReviews(transaction, (eb) => eb('ownerUid', '=', uid));
  await transaction.deleteFrom('idempotencyKeys').where('ownerUid', '=', uid).execute();
  // Cached answers to staff name the customer they wrote to.
  await transaction.deleteFrom('idempotencyKeys').where(sql`answer #>> '{customer,uid}'`, '=', uid).execute();
  await transaction.deleteFrom('attempts').where('who', '=', `uid:${uid}`).execute();
  await endWebhooksOf(transaction, uid);
  await transaction.updateTable('partners').set({ email: '', isActive: false }).where('uid', '=', uid).execute();
}

async function eraseSupport(transaction: Transaction<Tables>, uid: string): Promise<void> {
  const requests = await transaction
    .updateTable('supportRequests')
    .set({ ownerUid: newPseudonym(), email: '', subject: NAMELESS, claim: null, draft: null, changes: null, state: 'closed' })
    .where('ownerUid', '=', uid)
    .returning('id')
    .execute();
  if (requests.length === 0) return;
  const ids = requests.map(({ id }) => id);
  // Replies quote the customer's question, so they are erased too.
  await transaction.updateTable('supportMessages').set({ text: NAMELESS }).where('requestId', 'in', ids).execute();
  await transaction
    .updateTable('supportMessages')
    .set({ authorUid: newPseudonym() })
    .where('requestId', 'in', ids)
    .where('author', '=', 'customer')
    .execute();
}

/** Ended orders whose customer asked for erasure, with no money or events still in progress. */
export function ordersToErase(
  db: Kysely<Tables>,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('eraseWantedAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .where('state', 'in', ENDED)
    .where(({ and, not, exists, selectFrom }) => {
      const inProgress = [
        selectFrom('refunds')
          .select('refunds.id')
          .whereRef('refunds.orderId', '=', 'orders.id')
          .where('refunds.state', 'in', ['wanted', 'pending']),
        selectFrom('disputes').select('disputes.id').whereRef('disputes.orderId', '=', 'orders.id').where('isOpen', '=', true),
        // An invoice names the customer, so it must be issued first.
        selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.orderId', '=', 'orders.id')
          .where('outcome', '=', 'accepted')
          .where('invoicedAt', 'is', null),
        // Events must be published before they are erased.
        selectFrom('outbox')
          .select('outbox.id')
          .where('publishedAt', 'is', null)
          .where(sql<boolean>`outbox.envelope->>'key' = orders.id::text`),
      ];
      return and(inProgress.map((rows) => not(exists(rows))));
    })
    .where('id', '<>', sql<string>`all(${except}::uuid[])`)
    .orderBy('eraseWantedAt')
    .limit(limit)
    .execute();
}

/** Anonymises an order: amounts and times stay; the customer and the occasion do not. */
export async function eraseOrder(transaction: Transaction<Tables>, id: string): Promise<void> {
  const order = await lockOrder(transaction, id);
  if (!order || order.erasedAt !== null) return;
  const { country, state } = order.billing;
  await addHistory(transaction, id, { at: await readClock(transaction, databaseClock), kind: 'erased', text: NAMELESS });
  await transaction
    .updateTable('orders')
    .set({
      ownerUid: newPseudonym(),
      email: '',
      headline: '',
      pageToken: null,
      customisation: JSON.stringify({ details: {}, photos: {}, music: null, bride_first: order.customisation.bride_first }),
      billing: JSON.stringify({ name: NAMELESS, country, state, gstin: null }),
      attribution: null,
      knownDetails: null,
      paymentError: null,
      // Studio deletes it: it received the erasure too.
      video: null,
      videoCopy: null,
      extras: null,
      videoDeletedAt: sql<Date | null>`case when video is null then video_deleted_at else now() end`,
      previewVideo: null,
      posterKey: null,
      erasedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('orderHistory')
    .set({ text: NAMELESS })
    .where('orderId', '=', id)
    .where('kind', 'in', ['held', 'payment_failed'])
    .execute();
  await transaction.deleteFrom('questions').where('orderId', '=', id).execute();
  // Open bills have nothing left to pay for.
  await voidBills(transaction, id);
  await closeCheckouts(transaction, id);
  await transaction.updateTable('bills').set({ revision: null }).where('orderId', '=', id).execute();
  await transaction.updateTable('refunds').set({ note: '' }).where('orderId', '=', id).execute();
  await transaction.updateTable('mails').set({ details: null, lastError: null }).where('orderId', '=', id).execute();
  await transaction.updateTable('downloads').set({ uid: '' }).where('orderId', '=', id).execute();
  await transaction.deleteFrom('idempotencyKeys').where('orderId', '=', id).execute();
  await transaction.deleteFrom('webhookDeliveries').where('orderId', '=', id).execute();
  // Every reader has received these events and erases its own copy.
  await transaction.deleteFrom('outbox').where(sql`envelope->>'key'`, '=', id).where('publishedAt', 'is not', null).execute();
  await transaction.deleteFrom('deadEvents').where(sql`envelope->'data'->>'order_id'`, '=', id).execute();
  await eraseInvoices(transaction, id);
}

/** The law requires the invoices but not a consumer's name; a business needs its name and GSTIN on the invoice, so those stay. */
async function eraseInvoices(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await sql`
    update invoices
    set document = jsonb_set(
      document, '{buyer}',
      (document->'buyer') || jsonb_build_object('email', '') ||
      case when document->'buyer'->>'gstin' is null then jsonb_build_object('name', 'Consumer') else '{}'::jsonb end)
    where order_id = ${orderId}`.execute(transaction);
}
