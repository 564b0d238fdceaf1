import { createHash } from 'node:crypto';
import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

export interface IdempotentCall {
  ownerUid: string;
  operation: string;
  key: string;
  bodyHash: string;
}

export const keyReused = () =>
  new HttpProblem(422, 'idempotency_key_reused', 'This Idempotency-Key came with another request before. Use a new one.');

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
): Promise<{ orderId: string | null; answer: object | null } | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['orderId', 'answer', 'bodyHash'])
    .where('ownerUid', '=', call.ownerUid)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (row && row.bodyHash !== call.bodyHash) throw keyReused();
  return row;
}

/**
 * The answer of an earlier call with the key, else that of the work, which ends in `runOnce`. Work that is refused because a
 * twin of the call was faster answers what the twin did.
 */
export async function answerOnce<Answer extends object>(
  db: Kysely<Tables>,
  call: IdempotentCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = await earlierCall(db, call);
  // What was kept under this operation's name is an answer of this operation.
  if (earlier?.answer) return earlier.answer as Answer;
  try {
    return await work();
  } catch (error) {
    const twin = await earlierCall(db, call);
    if (twin?.answer) return twin.answer as Answer;
    throw error;
  }
}

/**
 * Runs an effect in one transaction with its key, so that the same call again gets the answer of the first. Calls at the
 * same time wait for each other.
 */
export async function runOnce<Answer extends object>(
  db: Kysely<Tables>,
  clock: DbClock,
  call: IdempotentCall,
  effect: (transaction: Transaction<Tables>, now: Date) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    const now = await readClock(transaction, clock);
    if (await claimKey(transaction, call, null, now)) {
      const answer = await effect(transaction, now);
      await keepAnswer(transaction, call, answer);
      return answer;
    }
    const earlier = await earlierCall(transaction, call);
    if (!earlier?.answer) throw conflict('try_again', 'The same request is being worked on. Try again in a moment.');
    // What was kept under this operation's name is an answer of this operation.
    return earlier.answer as Answer;
  });
}

/** Claims the key in the transaction of its effect; false when somebody else was first. */
export async function claimKey(
  transaction: Transaction<Tables>,
  call: IdempotentCall,
  orderId: string | null,
  at: Date,
): Promise<boolean> {
  const row = await transaction
    .insertInto('idempotencyKeys')
    .values({ ...call, orderId, answer: null, createdAt: at })
    .onConflict((clash) => clash.columns(['ownerUid', 'operation', 'key']).doNothing())
    .returning('key')
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
