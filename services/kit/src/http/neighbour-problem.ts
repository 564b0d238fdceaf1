import { ProblemError } from '@nimantran/proto/http/shared/client';
import { HttpProblem } from './problem.ts';

/**
 * Another service failed: 503 `<service>_unreachable` if it did not answer, 502 `<service>_refused` if it rejected our call. A
 * limit on the customer is passed on as it is: 429.
 */
export function neighbourProblem(service: string, error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  if (error.status === 0 || error.status >= 500)
    return new HttpProblem(503, `${service}_unreachable`, 'Part of the shop does not respond. Try again in a moment.');
  if (error.status === 429) return new HttpProblem(429, error.code, error.problem.detail);
  return new HttpProblem(502, `${service}_refused`, `Part of the shop rejected the request: ${error.problem.detail}`);
}

export async function ask<Answer>(service: string, question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw neighbourProblem(service, error);
  }
}
