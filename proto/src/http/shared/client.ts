import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from './operation.ts';
import { PROBLEM_TYPE, type Problem } from './problem.ts';

type Given<Name extends string, Value> = [Value] extends [undefined] ? { [N in Name]?: undefined } : { [N in Name]: Value };

/** Input for calling an operation: `params`, `query` and `body` if the operation has them. */
export type CallInput<O> = Given<'params', ParamsOf<O>> &
  (QueryOf<O> extends undefined ? { query?: undefined } : { query?: Partial<QueryOf<O>> }) &
  Given<'body', BodyOf<O>> & { headers?: Record<string, string>; idempotencyKey?: string; signal?: AbortSignal };

export interface ClientOptions {
  /** Base address of all paths; empty for the page's own origin. */
  baseUrl: string;
  /** Headers of every call, created again for each attempt. */
  headers?: (operation: Operation) => Record<string, string> | Promise<Record<string, string>>;
  timeoutMs?: number;
  /** Retries after network faults, 502, 503 and 504; only for GET, PUT, DELETE and calls with an idempotency key. */
  retries?: number;
  fetch?: typeof fetch;
}

/** An error answer; `status` 0 means that no answer came. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(`${problem.title}: ${problem.detail}`, options);
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

export type Call = <O extends Operation>(operation: O, ...input: OptionalWhenEmpty<CallInput<O>>) => Promise<AnswerOf<O>>;
type OptionalWhenEmpty<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input];

interface LooseInput {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

const RETRIED_STATUS = new Set([0, 502, 503, 504]);

/**
 * A typed client of the contracts.
 * @throws ProblemError for every answer that is not 2xx and every attempt without an answer
 */
export function createClient(options: ClientOptions): Call {
  const send = options.fetch ?? fetch;

  async function once(operation: Operation, input: LooseInput): Promise<unknown> {
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...(await options.headers?.(operation)),
      ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
      ...input.headers,
    };
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    const timeout = AbortSignal.timeout(options.timeoutMs ?? 10_000);
    const request: RequestInit = {
      method: operation.method,
      headers,
      credentials: 'same-origin',
      signal: input.signal === undefined ? timeout : AbortSignal.any([timeout, input.signal]),
    };
    if (input.body !== undefined) request.body = JSON.stringify(input.body);
    // The time limit and the handling of faults hold until the end of the body.
    try {
      const response = await send(options.baseUrl + addressOf(operation, input), request);
      if (!response.ok) throw new ProblemError(await readProblem(response));
      if (operation.answer !== undefined && response.status !== 204) return await response.json();
      discard(response);
      return undefined;
    } catch (cause) {
      if (cause instanceof ProblemError || input.signal?.aborted) throw cause;
      throw new ProblemError(problem(0, 'unreachable', 'No answer', 'The server did not answer in time.'), { cause });
    }
  }

  async function call(operation: Operation, input: LooseInput = {}): Promise<unknown> {
    const repeatable = operation.method !== 'POST' && operation.method !== 'PATCH';
    const tries = 1 + (repeatable || input.idempotencyKey !== undefined ? (options.retries ?? 2) : 0);
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(operation, input);
      } catch (error) {
        const passing = error instanceof ProblemError && RETRIED_STATUS.has(error.status);
        if (!passing || attempt >= tries || input.signal?.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, 150 * 2 ** attempt * (0.5 + Math.random())));
      }
    }
  }
  // The generic signature is the contract; internally, schemas are plain data.
  return call as Call;
}

/** The path and query of a call, each parameter encoded. */
export function addressOf(operation: Operation, input: Pick<LooseInput, 'params' | 'query'>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new TypeError(`${operation.name}: path parameter ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Discards an unread body, so that the connection is free again. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

async function readProblem(response: Response): Promise<Problem> {
  const fallback = problem(
    response.status,
    'http_error',
    response.statusText || 'Error',
    `The server answered ${response.status}.`,
  );
  if (!response.headers.get('content-type')?.startsWith(PROBLEM_TYPE)) {
    discard(response);
    return fallback;
  }
  try {
    return { ...fallback, ...((await response.json()) as Partial<Problem>) };
  } catch {
    return fallback;
  }
}

function problem(status: number, code: string, title: string, detail: string): Problem {
  return { type: 'about:blank', title, status, detail, code };
}
