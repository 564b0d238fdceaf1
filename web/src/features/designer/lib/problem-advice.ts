import { ProblemError } from '@nimantran/proto/http/shared/client';

export interface Advice {
  what: string;
  todo: string;
  /** True if signing in again solves it. */
  signIn?: boolean;
}

const BY_CODE: Record<string, Advice> = {
  job_not_yours: {
    what: 'A colleague has claimed this job.',
    todo: 'Your text is kept on this page. Pull the next job.',
  },
  job_not_claimed: {
    what: 'This job is no longer yours.',
    todo: 'Your text is kept on this page. Pull: you get the job that is due first, which may be this one.',
  },
  draft_not_ready: {
    what: 'The job’s current details are not drawn yet.',
    todo: 'Wait for the stills, check them, then approve.',
  },
  colleague_unknown: { what: 'That colleague has not worked here recently.', todo: 'Choose another one, or release the job.' },
  job_not_held: { what: 'The job is no longer waiting for an answer.', todo: 'The page now shows its current state.' },
  job_not_failed: {
    what: 'This job did not fail, or somebody has already tried it again.',
    todo: 'The page now shows its current state.',
  },
  job_state: { what: 'The job has changed in the meantime.', todo: 'The page now shows its current state.' },
  job_not_found: { what: 'This job does not exist.', todo: 'It may have been removed. Go back to the queue.' },
  details_invalid: { what: 'Some of the text is not valid.', todo: 'Correct the marked fields and save again.' },
};

/** A failed call as a message with its remedy. */
export function adviceOf(error: unknown): Advice {
  if (!(error instanceof ProblemError))
    return { what: 'Something went wrong on this page.', todo: 'Try again. If it happens again, reload the page.' };
  const known = BY_CODE[error.code];
  if (known) return known;
  switch (error.status) {
    case 0:
      return { what: 'The studio does not respond.', todo: 'Check your connection. What you typed is kept; try again.' };
    case 401:
      return { what: 'Your session has ended.', todo: 'Sign in again; what you typed is kept.', signIn: true };
    case 403:
      return { what: 'This needs the designer role.', todo: 'Ask an admin for it, then reload the page.' };
    case 429:
      return { what: 'Too many requests for the studio.', todo: 'Wait a moment and try again.' };
    case 502:
    case 503:
    case 504:
      return { what: 'Part of the studio cannot be reached.', todo: 'What you typed is kept. Try again in a moment.' };
    default:
      return {
        what: error.problem.detail,
        todo: numbered('Try again. If it happens again, tell an admin', error.problem.request_id),
      };
  }
}

const numbered = (todo: string, id: string | undefined): string => (id === undefined ? `${todo}.` : `${todo} the number ${id}.`);

/** Field key → message, for faults of `details.<key>`. */
export function fieldFaultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ProblemError)) return {};
  const faults = (error.problem.errors ?? []).map(({ field, message }) => [field.replace(/^.*details[./]/, ''), message]);
  return Object.fromEntries(faults);
}
