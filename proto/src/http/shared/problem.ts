import { type Static, Type } from 'typebox';

const SAME_ORDER_CHOICES = ['pay', 'replace', 'once_more'] as const;

/** An order of the same person with the same content. */
export const SameOrder = Type.Object({
  number: Type.String(),
  state: Type.String(),
  placed_at: Type.String(),
  /** `pay` it, `replace` it by the new one, or order `once_more` on purpose. */
  choices: Type.Array(Type.Enum([...SAME_ORDER_CHOICES])),
});
export type SameOrder = Static<typeof SameOrder>;

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
  /** Of a 409 `same_order`: the order that there already is, and what the customer can do. */
  same_order: Type.Optional(SameOrder),
  request_id: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;

export const PROBLEM_TYPE = 'application/problem+json';
