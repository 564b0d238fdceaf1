import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '@nimantran/proto/http/shared/operation';
import { PROBLEM_TYPE, type Problem } from '@nimantran/proto/http/shared/problem';

/** An error answer of the mock, in the services' format. */
export class MockProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Problem['errors'];
  readonly sameOrder: Problem['same_order'];
  constructor(status: number, code: string, detail: string, errors?: Problem['errors'], sameOrder?: Problem['same_order']) {
    super(detail);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.sameOrder = sameOrder;
  }
}

export interface Asked<O> {
  params: ParamsOf<O>;
  query: Partial<QueryOf<O>>;
  body: BodyOf<O>;
  /** Email address of the signed-in account. */
  who: string | undefined;
  request: IncomingMessage;
  response: ServerResponse;
}

interface MockRoute {
  operation: Operation;
  pattern: RegExp;
  names: string[];
  answer: (asked: Asked<never>) => unknown;
}

const routes: MockRoute[] = [];

/** Registers the answer to an operation of the contracts; the types enforce its shape. */
export function on<O extends Operation>(operation: O, answer: (asked: Asked<O>) => AnswerOf<O> | Promise<AnswerOf<O>>): void {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  routes.push({ operation, pattern, names, answer });
}

/** Serves an operation's request; false if no operation has this address. */
export async function serveOperation(
  request: IncomingMessage,
  response: ServerResponse,
  who: string | undefined,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://mock');
  for (const { operation, pattern, names, answer } of routes) {
    const match = operation.method === request.method ? pattern.exec(url.pathname) : null;
    if (!match) continue;
    try {
      if (request.method !== 'GET') checkXsrf(request);
      if (operation.access !== 'public' && who === undefined) throw new MockProblem(401, 'no_session', 'Please sign in.');
      const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
      const body = JSON.parse((await readBody(request)).toString() || 'null');
      const query = Object.fromEntries(url.searchParams);
      const result = await answer({ params, query, body, who, request, response } as unknown as Asked<never>);
      if (response.headersSent) return true;
      if (result === undefined) response.writeHead(204).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
    } catch (error) {
      if (!(error instanceof MockProblem)) throw error;
      const { status, code, message, errors, sameOrder: same_order } = error;
      const problem = { type: 'about:blank', title: code, status, code, detail: message, errors, same_order };
      response.writeHead(status, { 'content-type': PROBLEM_TYPE }).end(JSON.stringify(problem));
    }
    return true;
  }
  return false;
}

export function checkXsrf(request: IncomingMessage): void {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!cookie || request.headers['x-xsrf-token'] !== cookie) throw new MockProblem(403, 'xsrf', 'The XSRF header is missing.');
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
