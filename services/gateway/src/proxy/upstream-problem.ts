import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { Problem } from '@nimantran/proto/http/shared/problem';
import { Value } from 'typebox/value';

const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
  'FST_REPLY_FROM_GATEWAY_TIMEOUT',
]);
const REFUSED_CODES: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The public error if a service fails: 504 on a timeout, 503 without a connection, 502 on an invalid answer. */
export function upstreamProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // The body failed while it was passed on.
  if (error instanceof Error && error.cause instanceof HttpProblem) return error.cause;
  const codes = codesOf(error);
  if (codes.some((code) => TIMEOUT_CODES.has(code)) || isTimeout(error)) {
    return new HttpProblem(504, 'upstream_timeout', 'This part of the shop takes too long to respond. Try again in a moment.');
  }
  if (codes.some((code) => REFUSED_CODES.has(code))) {
    return new HttpProblem(503, 'upstream_unavailable', 'This part of the shop is unavailable for a moment. Try again soon.');
  }
  return new HttpProblem(502, 'upstream_failed', 'This part of the shop interrupted its answer. Try again in a moment.');
}

/** The problem that a service answered with. */
export async function problemIn(answer: Readable): Promise<HttpProblem> {
  try {
    const { status, code, detail, errors } = Value.Parse(Problem, await json(answer));
    return new HttpProblem(status, code, detail, errors);
  } catch (error) {
    return upstreamProblem(error);
  }
}

/** Whether the request only reads, so that a retry cannot repeat an effect. */
export function isWorthASecondTry(method: string | undefined, error: unknown): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || error instanceof HttpProblem) return false;
  return !codesOf(error).some((code) => TIMEOUT_CODES.has(code)) && !isTimeout(error);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** The codes of an error and its causes; a refused connection to a name with two addresses has several. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...code, ...inner, ...codesOf(error.cause)];
}
