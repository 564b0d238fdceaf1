import type { Problem } from '@nimantran/proto/http/shared/problem';

/** Explains to the owner why an account cannot be erased yet. */
export interface Refusal {
  title: string;
  /** The unfinished matters, one sentence each. */
  open: string[];
  advice: string;
}

/** Undefined for a failure unrelated to the account. */
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

/** Compares addresses without case and surrounding blanks. */
export const isSameAddress = (typed: string, own: string): boolean => typed.trim().toLowerCase() === own.trim().toLowerCase();
