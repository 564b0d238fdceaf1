import { createHash } from 'node:crypto';
import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { refuseErased } from '@nimantran/kit/db/erased-customers';
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
  new HttpProblem(422, 'idempotency_key_reused', 'This Idempotency-Key was already used for another request. Use a new one.');

/** A hash of a request's content, independent of field order. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(canonical(content)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}

/** The earlier call with the same key, if any. @throws HttpProblem 422 if the key was used with other content */
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

/** The answer of an earlier call with the key, else of the work, which ends in `runOnce`; a faster duplicate's answer wins. */
export async function answerOnce<Answer extends object>(
  db: Kysely<Tables>,
  call: IdempotentCall,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = await earlierCall(db, call);
  // An answer stored under this operation's name has this operation's type.
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
 * Runs an effect and stores its key in one transaction: a repeated call gets the first answer, a concurrent one waits, that of an
 * erased person is refused.
 */
export async function runOnce<Answer extends object>(
  db: Kysely<Tables>,
  clock: DbClock,
  call: IdempotentCall,
  effect: (transaction: Transaction<Tables>, now: Date) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    await refuseErased(transaction, call.ownerUid);
    const now = await readClock(transaction, clock);
    if (await claimKey(transaction, call, null, now)) {
      const answer = await effect(transaction, now);
      await keepAnswer(transaction, call, answer);
      return answer;
    }
    const earlier = await earlierCall(transaction, call);
    if (!earlier?.answer) throw conflict('try_again', 'The same request is in progress. Try again in a moment.');
    // An answer stored under this operation's name has this operation's type.
    return earlier.answer as Answer;
  });
}

/** Claims the key in the transaction of its effect; false if another call was first. */
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
