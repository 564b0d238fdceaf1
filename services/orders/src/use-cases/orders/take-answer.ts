import { orderAnswered } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { addWorkLine } from '../../db/delivery/pauses.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { photoChoices, type Revision, revisedCustomisation } from '../../domain/orders/revision.ts';

interface Answer {
  questionId: string;
  text: string;
  /** The customer's corrections sent with the answer. */
  revision: Pick<Revision, 'details' | 'photos' | 'music' | 'headline'> | undefined;
  at: Date;
}

/** Records the answer of a locked order's customer: the deadline's clock resumes, and studio receives the answer. */
export async function takeAnswer(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { questionId, text, revision, at }: Answer,
): Promise<void> {
  await transaction.updateTable('questions').set({ answer: text, answeredAt: at }).where('id', '=', questionId).execute();
  if (revision) {
    const customisation = JSON.stringify(revisedCustomisation(order.customisation, revision));
    const { headline, music, photos } = revision;
    const rights = music ? { musicRightsAcceptedAt: at, purgedMusic: 0 } : {};
    // New uploads are not deleted, even if earlier ones were.
    const restartedPurge = music || Object.keys(photos).length > 0 ? { uploadsPurgedAt: null } : {};
    await updateOrder(transaction, order.id, { customisation, headline, ...rights, ...restartedPurge });
  }
  // Anyone who tracks the order can read this, so it does not reveal the answer.
  const line = { at, kind: 'answered', text: 'We sent your answer to the designer. The work continues.' } as const;
  const next = await addWorkLine(transaction, order, line);
  await writeOrderEvent(transaction, orderAnswered, order.id, {
    order_id: order.id,
    order_number: order.number,
    answer: text,
    changes: {
      details: { ...revision?.details },
      photos: photoChoices(revision?.photos ?? {}),
      ...(revision?.music && { music: revision.music }),
    },
    due_at: (next.dueAt ?? next.promisedDueAt).toISOString(),
  });
}
