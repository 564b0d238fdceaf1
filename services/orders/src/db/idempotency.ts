import { createHash } from 'node:crypto';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export interface IdempotentCall {
  ownerUid: string;
  operation: string;
  key: string;
  bodyHash: string;
}

/** A hash of a request's content that does not depend on the order of its fields. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}

/**
 * What an earlier call with the same key began, if there was one.
 * @throws HttpProblem 422 when the key came with another content before
 */
export async function earlierCall(
  db: Kysely<Tables>,
  call: IdempotentCall,
): Promise<{ orderId: string; answer: object | null } | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['orderId', 'answer', 'bodyHash'])
    .where('ownerUid', '=', call.ownerUid)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (row && row.bodyHash !== call.bodyHash)
    throw new HttpProblem(422, 'idempotency_key_reused', 'This Idempotency-Key came with another request before. Use a new one.');
  return row;
}

/** Claims the key for an order in the transaction of its effect; false when somebody else was first. */
export async function claimKey(
  transaction: Transaction<Tables>,
  call: IdempotentCall,
  orderId: string,
  at: Date,
): Promise<boolean> {
  const row = await transaction
    .insertInto('idempotencyKeys')
    .values({ ...call, orderId, answer: null, createdAt: at })
    .onConflict((conflict) => conflict.columns(['ownerUid', 'operation', 'key']).doNothing())
    .returning('orderId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepAnswer(db: Kysely<Tables>, call: IdempotentCall, answer: object): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('ownerUid', '=', call.ownerUid)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .execute();
}
