import { HttpProblem } from '@nimantran/kit/http/problem';
import { ProblemError } from '@nimantran/proto/http/client';

/** A fault of a neighbour as our caller should read it: no answer and 5xx become 503, the rest is for the code that asked. */
export function neighbourProblem(service: string, error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  if (error.status === 0 || error.status >= 500)
    return new HttpProblem(503, `${service}_unreachable`, 'A part of the shop does not answer right now. Try again in a moment.');
  return error;
}

/** Asks a neighbour; its known refusals are turned into our own by `refusals`, code by code. */
export async function ask<Answer>(
  service: string,
  question: Promise<Answer>,
  refusals: Readonly<Record<string, (error: ProblemError) => HttpProblem>> = {},
): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const refusal = error instanceof ProblemError ? refusals[error.code] : undefined;
    throw refusal ? refusal(error as ProblemError) : neighbourProblem(service, error);
  }
}
