import type { Operation } from '@nimantran/proto/http/shared/operation';
import { PROBLEM_TYPE, Problem } from '@nimantran/proto/http/shared/problem';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type Answer, KEPT_BYTES } from './send.ts';
import type { Wire } from './wire.ts';

/** Text that reveals internals of the shop: stacks, queries, paths, service names. */
const LEAKS: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>]+ \(?[^\s)]+:\d+:\d+/,
  /node_modules|node:internal|file:\/\//,
  /(?:^|[\s"'(])\/(?:work|home|root|tmp|usr|var|app|srv)\//,
  /\bservices\/\w+\/src\b/,
  /\b(?:select|insert into|update|delete from)\b[^.]{0,80}\b(?:from|values|set|where)\b/i,
  /violates|syntax error at|relation "|column "|duplicate key|invalid input syntax|out of range for type/i,
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|127\.0\.0\.1:\d+/,
  /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|URIError|DatabaseError|AssertionError)\b/,
  /\b(?:postgres|kysely|undici|bullmq|ioredis)\b/i,
];

/** Why the shop must not give this answer; undefined if the answer is valid. */
export function faultOf(operation: Pick<Operation, 'answer' | 'method'>, wire: Wire, answer: Answer): string | undefined {
  const { status, fault } = answer;
  if (fault === 'hang') return 'no answer in time';
  if (fault === 'broken' || status === 0) return wire.mayBreak ? undefined : 'the line broke';
  if (status >= 500) return `answered ${status}`;
  if (wire.method === 'HEAD' || wire.method === 'TRACE') return undefined;
  if (status >= 400) return faultOfProblem(answer);
  if (wire.method !== operation.method) return undefined;
  return status >= 200 && status < 300 ? faultOfAnswer(operation, answer) : undefined;
}

/** The same for addresses that are not operations: an answer there that is not JSON has no contract. `succeeds`: it must be 2xx. */
export function faultOfOther(wire: Wire, answer: Answer, succeeds = false): string | undefined {
  const { status, fault, text, headers } = answer;
  if (fault === 'hang') return 'no answer in time';
  if (fault === 'broken' || status === 0) return wire.mayBreak ? undefined : 'the line broke';
  if (status >= 500) return `answered ${status}`;
  if (succeeds && status >= 300) return `answered ${status} to what has to succeed`;
  if (status < 400 || wire.method === 'HEAD') return undefined;
  if (headers['content-type']?.includes('json')) return faultOfProblem(answer);
  // A page for a missing address is still a page, with the paths of its scripts.
  const leak = headers['content-type']?.startsWith('text/html') ? undefined : leakIn(text);
  return leak && `tells ${leak}`;
}

function faultOfProblem({ status, text, headers }: Answer): string | undefined {
  // Node itself rejects requests that it cannot parse.
  if ((status === 400 || status === 431) && text === '' && headers['content-type'] === undefined) return undefined;
  // Admins see why an event failed, in the reader's own error message.
  const leak = /"code":"replay_failed"/.test(text) ? undefined : leakIn(text);
  if (leak) return `tells ${leak}`;
  if (!headers['content-type']?.startsWith(PROBLEM_TYPE)) return `answers ${status} as ${headers['content-type']}`;
  const problem = parsed(text);
  if (!Value.Check(Problem, problem)) return `answers ${status} with what is no problem`;
  if (problem.status !== status) return `answers ${status} and says ${problem.status}`;
  return status === 429 && headers['retry-after'] === undefined && problem.code === 'rate_limited'
    ? 'answers 429 without retry-after'
    : undefined;
}

export function leakIn(text: string): string | undefined {
  for (const leak of LEAKS) {
    const found = leak.exec(text);
    if (found) return JSON.stringify(found[0].slice(0, 80));
  }
  return undefined;
}

function faultOfAnswer({ answer: schema }: Pick<Operation, 'answer'>, { status, text, headers }: Answer): string | undefined {
  if (schema === undefined) return status === 204 && text !== '' ? 'answers 204 with a body' : undefined;
  if (!headers['content-type']?.startsWith('application/json')) return `answers ${status} as ${headers['content-type']}`;
  // The end of a very large answer is not stored.
  if (Buffer.byteLength(text) >= KEPT_BYTES) return undefined;
  const value = parsed(text);
  if (Value.Check(schema as TSchema, value)) return undefined;
  const [first] = Value.Errors(schema as TSchema, value);
  return `breaks its contract: ${first?.instancePath} ${first?.message}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
