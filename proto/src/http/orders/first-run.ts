import { type Static, Type } from 'typebox';
import { PROOFS } from '../../domain/first-run.ts';
import { defineOperation } from '../shared/operation.ts';

const ProofName = Type.Enum([...PROOFS]);
const ByProof = Type.Object({ proof: ProofName });
const orNull = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** What a person does for a proof that waits. */
export const ProofTask = Type.Union([
  /** Enter the code of the test mail. */
  Type.Object({ kind: Type.Literal('code') }),
  /** Pay there, and come back. */
  Type.Object({ kind: Type.Literal('pay'), url: Type.String() }),
  /** The browser fetches the file and sends its text. */
  Type.Object({ kind: Type.Literal('fetch'), url: Type.String() }),
  /** Nothing: ask again after a while. */
  Type.Object({ kind: Type.Literal('wait') }),
]);
export type ProofTask = Static<typeof ProofTask>;

export const ProofView = Type.Object({
  proof: ProofName,
  /** That of the newest try; `untried` if there was none. */
  state: Type.Enum(['untried', 'waiting', 'passed', 'failed']),
  /** What came out, and what to do about it; empty if nothing was tried. */
  said: Type.String(),
  /** Null unless it waits. */
  task: Type.Union([ProofTask, Type.Null()]),
  at: orNull(Type.String()),
  /** The email address of who tried; null for the shop itself at night. */
  by: orNull(Type.String()),
  /** When it last passed. */
  passed_at: orNull(Type.String()),
});
export type ProofView = Static<typeof ProofView>;

export const FirstRun = Type.Object({
  proofs: Type.Array(ProofView),
  /** A shop for trying out is open whatever is proven. */
  trial: Type.Boolean(),
  open: Type.Boolean(),
  /** Null while it is closed, and for a shop for trying out. */
  opened_at: orNull(Type.String()),
  /** `proven`: everything passed; `rehearsed`: the same in a rehearsal; `sold_before`: it had delivered orders when proofs were introduced. */
  opened_because: Type.Union([Type.Enum(['proven', 'rehearsed', 'sold_before']), Type.Null()]),
});
export type FirstRun = Static<typeof FirstRun>;

export const getFirstRun = defineOperation({
  name: 'getFirstRun',
  method: 'GET',
  path: '/api/admin/first-run',
  access: 'admin',
  summary: 'What the shop has proven, and what still keeps customers out',
  answer: FirstRun,
});

/** Ends an earlier try that waits. @throws 429 `too_many_proofs` */
export const startProof = defineOperation({
  name: 'startProof',
  method: 'POST',
  path: '/api/admin/first-run/{proof}',
  access: 'admin',
  summary: 'Tries something out: it passes, fails with what to do, or waits for a step of the caller',
  params: ByProof,
  answer: FirstRun,
});

/** @throws 409 `nothing_waits` if the try has ended meanwhile */
export const continueProof = defineOperation({
  name: 'continueProof',
  method: 'POST',
  path: '/api/admin/first-run/{proof}/answer',
  access: 'admin',
  summary: 'Goes on with a try that waits',
  params: ByProof,
  body: Type.Object({
    /** The code, or the text of the file; empty otherwise. */
    answer: Type.String({ maxLength: 200 }),
  }),
  answer: FirstRun,
});
