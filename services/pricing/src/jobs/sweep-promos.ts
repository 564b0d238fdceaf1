import { sweepRows } from '@nimantran/kit/db/sweep-batch';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sweepGuesses } from '../db/promo-guesses.ts';

/** Orders take their code within minutes of being placed; events of their end may arrive earlier, but not by this much. */
const KEEP_ENDED_MS = 30 * DAY_MS;

/** Deletes guesses of past hours, and the marks of orders that ended long ago without a code. */
export async function sweepPromos({ db, now }: Pick<Context, 'db' | 'now'>): Promise<undefined> {
  await sweepGuesses(db, now());
  const before = new Date(now().getTime() - KEEP_ENDED_MS);
  await sweepRows(db, 'promoUses', sql<boolean>`code is null and released_at < ${before}`);
}
