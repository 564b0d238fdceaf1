import { ProblemError } from '@nimantran/proto/http/shared/client';
import pg from 'pg';
import { HttpProblem } from '../http/problem.ts';
import { TimeLimitError } from '../queue/time-limit.ts';
import { SemaphoreFullError } from '../semaphore.ts';

/**
 * Classes of SQLSTATE: no connection (08), the service's own login (28), deadlocks and serialization failures (40), a full disk,
 * no memory or too many clients (53), cancelled by a timeout, or a server that stops or starts (57), errors of its disk (58).
 */
const PASSING_CLASSES: ReadonlySet<string> = new Set(['08', '28', '40', '53', '57', '58']);
/** A standby that is not promoted yet, timeouts of an idle or a whole transaction, a lock that was not free in time. */
const PASSING_STATES: ReadonlySet<string> = new Set(['25006', '25P03', '25P04', '55P03']);
/** An integrity constraint that the transaction violated at its commit. */
const OWN_STATES: ReadonlySet<string> = new Set(['40002']);

/** The `pg` client reports these without a code. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|connection terminated|query read timeout|cannot use a pool after calling end|client was closed|client has encountered a connection error)/i;

const PASSING_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET', 'EADDRNOTAVAIL'],
  // This machine's own limits.
  ...['EMFILE', 'ENFILE', 'ENOSPC', 'ENOMEM', 'EIO'],
]);
const PASSING_NAMES: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError', 'ConnectionClosedError']);
/** No answer, a token that the neighbour does not know yet, and requests to come back later. */
const PASSING_ANSWERS: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);
const MOST_CAUSES = 5;

/**
 * Whether an error comes from the surroundings and not from the work itself: a database, network or neighbour that is away, slow
 * or full. The same work can succeed later without any change. Everything that is not known to pass is taken for the work's own.
 * SQLSTATE: PostgreSQL's documentation, appendix A.
 */
export function isPassingFault(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MOST_CAUSES) return false;
  if (error instanceof pg.DatabaseError) return isPassingState(error.code ?? '');
  if (error instanceof ProblemError) return error.status >= 500 || PASSING_ANSWERS.has(error.status);
  if (error instanceof HttpProblem) return error.status === 503 || error.status === 504;
  if (error instanceof TimeLimitError || error instanceof SemaphoreFullError) return true;
  if (PASSING_NAMES.has(error.name) || LOST_CONNECTION.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (PASSING_CODES.has(code) || code.startsWith('UND_ERR_'))) return true;
  if (error instanceof AggregateError && error.errors.some((one) => isPassingFault(one, depth + 1))) return true;
  return isPassingFault(error.cause, depth + 1);
}

function isPassingState(state: string): boolean {
  if (OWN_STATES.has(state)) return false;
  return PASSING_STATES.has(state) || PASSING_CLASSES.has(state.slice(0, 2));
}
