import type { Order } from '@nimantran/proto/domain/order';
import type { Kysely, Transaction } from 'kysely';
import type { OrderRow, Tables } from '../schema.ts';

/** Keeps what a designer asks, by the id of the event that told of it. */
export async function askQuestion(
  transaction: Transaction<Tables>,
  question: { id: string; orderId: string; message: string; askedAt: Date },
): Promise<void> {
  await transaction
    .insertInto('questions')
    .values({ ...question, answer: null, answeredAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the customer is asked now: the last question, as long as the work stands still for it and nobody has answered. */
export async function openQuestion(
  db: Kysely<Tables>,
  order: Pick<OrderRow, 'id' | 'heldAt'>,
): Promise<NonNullable<Order['question']> | null> {
  if (order.heldAt === null) return null;
  const row = await db
    .selectFrom('questions')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.answeredAt !== null) return null;
  return { id: row.id, message: row.message, asked_at: row.askedAt.toISOString() };
}
