import { type Static, Type } from 'typebox';

/** An error answer: RFC 9457 problem details with a stable `code`, and the faulty field if there is one. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.String(),
  instance: Type.Optional(Type.String()),
  /** Each fault of a refused body: its place, and what to do. */
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
  request_id: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;

export const PROBLEM_TYPE = 'application/problem+json';
