import type { Static, TObject, TSchema } from 'typebox';

/**
 * The callers that an operation accepts. `user` is any signed-in person; `service` is another service; a role means a person with that role
 * (admins may do what designers may), and `partner_or_admin` one with either.
 */
export type Access = 'public' | 'user' | 'designer' | 'admin' | 'partner' | 'partner_or_admin' | 'service';

/** One HTTP operation, shared by both sides. Path parameters are in braces: `/api/orders/{number}`. */
export interface Operation<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body of a 2xx answer; absent means 204 without a body, or a file. */
  answer?: Answer;
  /** Media type of a 2xx answer that is a file; named where the operation is documented for other programs. */
  file?: string;
  /**
   * A POST that must carry an Idempotency-Key header; the same key takes effect only once. A POST without it is safe to repeat.
   */
  idempotent?: boolean;
  /** Makes sense in a browser alone: its session, its forms without JavaScript, its visits. Not documented for other programs. */
  browsersOnly?: true;
}

/** What an Idempotency-Key header consists of. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.-]{8,128}$/;

export type ParamsOf<O> = O extends { params: infer S extends TSchema } ? Static<S> : undefined;
export type QueryOf<O> = O extends { query: infer S extends TSchema } ? Static<S> : undefined;
export type BodyOf<O> = O extends { body: infer S extends TSchema } ? Static<S> : undefined;
export type AnswerOf<O> = O extends { answer: infer S extends TSchema } ? Static<S> : undefined;

/** Keeps the literal types of an operation's schemas. */
export function defineOperation<const O extends Operation>(operation: O): O {
  return operation;
}
