import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { findPromoCode } from '../db/promo-codes.ts';
import { addGuess, findGuesses } from '../db/promo-guesses.ts';
import { callerOfAddress, callerOfUser, GUESSES_AN_HOUR, type Guesses, minutesUntilOver } from '../domain/guessing.ts';
import { isOpen, normaliseCode, type PromoCode } from '../domain/promo-code.ts';

/** The caller to whom guesses are counted: a person, or the address from the gateway. Services are not counted. */
export function guesserOf(request: FastifyRequest): string | undefined {
  const { caller } = request;
  if (caller.kind === 'service') return undefined;
  if (caller.kind === 'user') return callerOfUser(caller.user.uid);
  return callerOfAddress(networkOf(clientAddressOf(request) ?? request.ip));
}

/**
 * The code that somebody wants to use; an unavailable one counts as a guess. Quotes and orders count together.
 * @throws HttpProblem 429 `promo_guessing`
 */
export async function findPromoFor(
  context: Context,
  guesser: string | undefined,
  wanted: string | null | undefined,
): Promise<PromoCode | undefined> {
  const code = normaliseCode(wanted ?? '');
  if (code === '') return undefined;
  if (guesser !== undefined) await refuseGuesser(context, guesser);
  const promo = await findPromoCode(context.db, code);
  if (guesser !== undefined && !isOpen(promo, context.now())) await countGuess(context, guesser, code);
  return promo;
}

/** @throws HttpProblem 429 `promo_guessing` if the caller has used up this hour's guesses */
async function refuseGuesser({ db, now }: Context, caller: string): Promise<void> {
  const guesses = await findGuesses(db, caller, now());
  if (guesses && guesses.count >= GUESSES_AN_HOUR) throw guessing(guesses, now());
}

/** Counts an unavailable code. @throws HttpProblem 429 `promo_guessing` if concurrent guesses used up the limit */
async function countGuess({ db, now }: Context, caller: string, code: string): Promise<void> {
  const guesses = await addGuess(db, caller, code, now());
  if (guesses.count > GUESSES_AN_HOUR) throw guessing(guesses, now());
}

function guessing(guesses: Guesses, now: Date): HttpProblem {
  const minutes = minutesUntilOver(guesses, now);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new HttpProblem(
    429,
    'promo_guessing',
    `You have tried too many unknown codes. Try again in ${wait}, or continue without a code.`,
  );
}
