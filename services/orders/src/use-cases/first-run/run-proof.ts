import { randomUUID } from 'node:crypto';
import { countAttempt } from '@nimantran/kit/db/attempts';
import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import type { Proof } from '@nimantran/proto/domain/first-run';
import type { OrdersContext } from '../../context.ts';
import { countTry, waitingProof } from '../../db/first-run/proofs.ts';
import type { Staff } from '../../db/orders/history.ts';
import { PROVERS } from '../../proofs/index.ts';
import type { Outcome } from '../../proofs/prover.ts';
import { keepNewTry, keepNextStep } from './keep-outcome.ts';

/** Each sends a mail, asks the provider or draws a film. */
const TRIES_PER_HOUR = 120;

/**
 * Tries something out; `by` is null for the shop itself, at night. @throws HttpProblem 429 `too_many_proofs`
 */
export async function startProof(context: OrdersContext, proof: Proof, by: Staff | null): Promise<Outcome> {
  if (by !== null && (await countAttempt(context.db, { who: 'the shop', what: 'proof' })) > TRIES_PER_HOUR)
    throw new HttpProblem(429, 'too_many_proofs', 'Too much was tried out within an hour. Try again in an hour.');
  const id = randomUUID();
  const outcome = await PROVERS[proof].start(context, { id, by });
  await keepNewTry(context, { id, proof, by, outcome });
  return told(context, proof, outcome);
}

/** Goes on with a try that waits. @throws HttpProblem 409 `nothing_waits` */
export async function continueProof(
  context: OrdersContext,
  { proof, answer, by }: { proof: Proof; answer: string; by: Staff },
): Promise<Outcome> {
  const waiting = await waitingProof(context.db, proof);
  const row = waiting && (await countTry(context.db, waiting.id));
  const { goOn } = PROVERS[proof];
  if (!row || !goOn) throw conflict('nothing_waits', 'Nothing waits for this any more. Start again.');
  const outcome = await goOn(context, row, answer);
  await keepNextStep(context, { id: row.id, proof, by, outcome });
  return told(context, proof, outcome);
}

function told({ log }: OrdersContext, proof: Proof, outcome: Outcome): Outcome {
  if (outcome.state === 'failed') log.warn({ proof, said: outcome.said }, 'a proof failed');
  else log.info({ proof, state: outcome.state }, 'a proof was tried');
  return outcome;
}
