import { type Kysely, sql, type Transaction } from 'kysely';
import { GUESSING_WINDOW_MS, type Guesses } from '../domain/guessing.ts';
import type { Tables } from './schema.ts';

const windowStart = (now: Date) => new Date(now.getTime() - GUESSING_WINDOW_MS);

/** What a caller has guessed in the hour that is on; `undefined` when none is. */
export async function findGuesses(db: Kysely<Tables>, caller: string, now: Date): Promise<Guesses | undefined> {
  return db
    .selectFrom('promoGuesses')
    .select([sql<number>`cardinality(codes)`.as('count'), 'begunAt'])
    .where('caller', '=', caller)
    .where('begunAt', '>', windowStart(now))
    .executeTakeFirst();
}

/** Adds a code that is not to be had; the first one after an hour begins a new hour. */
export async function addGuess(db: Kysely<Tables>, caller: string, code: string, now: Date): Promise<Guesses> {
  const isOver = sql<boolean>`promo_guesses.begun_at <= ${windowStart(now)}::timestamptz`;
  return db
    .insertInto('promoGuesses')
    .values({ caller, codes: [code], begunAt: now })
    .onConflict((conflict) =>
      conflict.column('caller').doUpdateSet({
        codes: sql`case
          when ${isOver} then excluded.codes
          when promo_guesses.codes @> excluded.codes then promo_guesses.codes
          else promo_guesses.codes || excluded.codes end`,
        begunAt: sql`case when ${isOver} then excluded.begun_at else promo_guesses.begun_at end`,
      }),
    )
    .returning([sql<number>`cardinality(codes)`.as('count'), 'begunAt'])
    .executeTakeFirstOrThrow();
}

export async function forgetGuesses(transaction: Transaction<Tables>, caller: string): Promise<void> {
  await transaction.deleteFrom('promoGuesses').where('caller', '=', caller).execute();
}

export async function sweepGuesses(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('promoGuesses').where('begunAt', '<=', windowStart(now)).execute();
}
