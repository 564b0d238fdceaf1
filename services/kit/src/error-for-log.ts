export interface ErrorForLog {
  type: string;
  message: string;
  code?: string | number;
  status?: number;
  stack?: string;
  cause?: ErrorForLog;
}

const MOST_CAUSES = 3;
const LONGEST = 4_000;

/** A character of a mail address. Neither side may contain the sign between them: the search would take minutes on a row of them. */
const MAIL = '[^\\s<>"\'`(),;:=[\\]{}\\\\/@]';

/** Private data that other programs quote in their errors: recipients, accounts, credentials. */
const PRIVATE: readonly [RegExp, string][] = [
  [new RegExp(`${MAIL}{1,64}@${MAIL}{1,255}\\.${MAIL}{1,63}`, 'g'), '(mail address)'],
  [/(?<![\w-])eyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '(token)'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 (token)'],
  [/\b(sk|rk|pk|whsec|nim)_[\w-]{8,}/g, '$1_(key)'],
  [/\/\/[^\s/:@]+:[^\s/@]+@/g, '//(credentials)@'],
  [/\+\d[\d ()-]{7,}\d/g, '(phone number)'],
];

/** Another program's text without the personal data and secrets it quotes. */
export function withoutPrivate(text: string): string {
  return PRIVATE.reduce((told, [pattern, instead]) => told.replace(pattern, instead), text.slice(0, LONGEST));
}

/**
 * An error in a form that is safe to log. Of its own fields only code and status remain: Postgres errors contain the refused row,
 * mail server errors the recipients.
 */
export function tellError(error: unknown, depth = 0): ErrorForLog {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPrivate(String(error)) };
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: withoutPrivate(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error.stack === undefined ? {} : { stack: withoutPrivate(error.stack) }),
    ...(error.cause instanceof Error && depth < MOST_CAUSES ? { cause: tellError(error.cause, depth + 1) } : {}),
  };
}
