import type { Order } from '@nimantran/proto/domain/order';
import type { Kysely, Transaction } from 'kysely';
import type { OrderRow, Tables } from '../schema.ts';

/** Stores a designer's question under the id of its event. */
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

/** The customer's open question: the last one, while the job waits for it and it has no answer. */
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
