import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import { type Kysely, sql } from 'kysely';
import { GUESSING_WINDOW_MS, type Guesses } from '../domain/guessing.ts';
import type { Tables } from './schema.ts';

const windowStart = (now: Date) => new Date(now.getTime() - GUESSING_WINDOW_MS);

/** A caller's guesses in the current hour; `undefined` if there are none. */
export async function findGuesses(db: Kysely<Tables>, caller: string, now: Date): Promise<Guesses | undefined> {
  return db
    .selectFrom('promoGuesses')
    .select([sql<number>`cardinality(codes)`.as('count'), 'begunAt'])
    .where('caller', '=', caller)
    .where('begunAt', '>', windowStart(now))
    .executeTakeFirst();
}

/** Adds an unavailable code; the first one after an hour starts a new hour. */
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

export async function sweepGuesses(db: Kysely<Tables>, now: Date): Promise<void> {
  await sweepRows(db, 'promoGuesses', sql<boolean>`begun_at <= ${windowStart(now)}`);
}
