const MOST = 2_000;
/** Identifiers of things, not of people: these stay readable. */
const NAMES = [
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /^(NM|SR)-[0-9A-Z]{8}$/,
  /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/,
  /^[a-z]+([._][a-z]+)*$/,
];
const QUOTED = /"([^"]*)"/g;
/** Quoted like the name of a column, not like a person's text. */
const NAME_IN_QUOTES = /^[\w.:/…-]*$/;

/**
 * Why an event could not be processed, without its data: libraries and the database quote values in their errors, and the reason
 * is stored and displayed. Paths, kinds and ids stay.
 */
export function redactedReason(error: unknown, data: unknown): string {
  let reason = error instanceof Error ? error.message : String(error);
  for (const words of wordsOf(data)) {
    for (const form of [words, JSON.stringify(words).slice(1, -1)]) {
      // A value this short also occurs in other words.
      if (form.length < 3) reason = reason.replaceAll(`"${form}"`, '"…"').replaceAll(`'${form}'`, "'…'");
      else reason = reason.replaceAll(form, '…');
    }
  }
  return reason.replaceAll(QUOTED, (whole, quoted: string) => (NAME_IN_QUOTES.test(quoted) ? whole : '"…"')).slice(0, MOST);
}

/** Longest first: one value may be part of another. */
function wordsOf(data: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(data);
  return [...found]
    .filter((value) => value !== '' && !NAMES.some((name) => name.test(value)))
    .sort((one, other) => other.length - one.length);
}
