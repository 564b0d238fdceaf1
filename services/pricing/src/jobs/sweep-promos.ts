import type { Context } from '../context.ts';
import { sweepGuesses } from '../db/promo-guesses.ts';
import { sweepEndedWithoutCode } from '../db/promo-uses.ts';

/** Orders take their code within minutes of being placed; events of their end may arrive earlier, but not by this much. */
const KEEP_ENDED_MS = 30 * 86_400_000;

export async function sweepPromos({ db, now }: Pick<Context, 'db' | 'now'>): Promise<undefined> {
  await sweepGuesses(db, now());
  await sweepEndedWithoutCode(db, new Date(now().getTime() - KEEP_ENDED_MS));
}
