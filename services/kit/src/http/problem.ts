import type { Problem } from '@nimantran/proto/http/shared/problem';

/** An error answered as problem+json; any other thrown error becomes a 500 without detail. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly errors: Problem['errors'];
  readonly sameOrder: Problem['same_order'];
  constructor(status: number, code: string, detail: string, errors?: Problem['errors'], sameOrder?: Problem['same_order']) {
    super(detail);
    this.status = status;
    this.code = code;
    this.title = TITLES[status] ?? 'Error';
    this.errors = errors;
    this.sameOrder = sameOrder;
  }
}

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  402: 'Quota exceeded',
  403: 'Not allowed',
  404: 'Not found',
  408: 'Took too long',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not acceptable in this form',
  429: 'Too many requests',
  431: 'Too long',
  500: 'Internal error',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'No answer in time',
};

export const badRequest = (code: string, detail: string, errors?: Problem['errors']) =>
  new HttpProblem(400, code, detail, errors);
export const unauthenticated = () => new HttpProblem(401, 'unauthenticated', 'Sign in first, then try again.');
export const forbidden = (code: string, detail: string) => new HttpProblem(403, code, detail);
export const notFound = (code: string, detail: string) => new HttpProblem(404, code, detail);
export const conflict = (code: string, detail: string) => new HttpProblem(409, code, detail);

/** The problem's JSON body. */
export function problemBody(problem: HttpProblem, instance: string, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: problem.title,
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    instance,
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(problem.sameOrder ? { same_order: problem.sameOrder } : {}),
    request_id: requestId,
  };
}
