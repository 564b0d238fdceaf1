import type { Problem } from '@nimantran/proto/http/problem';

/** Why an account cannot be erased yet, for its owner. */
export interface Refusal {
  title: string;
  /** What is open, a sentence each. */
  open: string[];
  advice: string;
}

/** Undefined for a failure that says nothing about the account. */
export function refusalOf(problem: Pick<Problem, 'code' | 'detail' | 'errors'>): Refusal | undefined {
  const open = (problem.errors ?? []).map((error) => error.message);
  if (problem.code === 'account_in_use') {
    return {
      title: 'Something is still open, so nothing was erased.',
      open: open.length > 0 ? open : [problem.detail],
      advice: 'Finish or cancel it, then come back. If that is not possible, write to support.',
    };
  }
  if (problem.code === 'has_role') return { title: 'Nothing was erased.', open: [], advice: problem.detail };
  return undefined;
}

/** Addresses are compared as they are read: case and blanks do not matter. */
export const isSameAddress = (typed: string, own: string): boolean => typed.trim().toLowerCase() === own.trim().toLowerCase();
