/** A field that the designer has edited: its text before and after. */
export interface Edit {
  from: string;
  to: string;
}
export type Edits = Readonly<Record<string, Edit>>;
type Words = Readonly<Record<string, string>>;

const wordOf = (details: Words, key: string): string => details[key] ?? '';

/** Drops edits that the job already contains. All others stay, whatever was fetched meanwhile. */
export function settle(edits: Edits, details: Words): Edits {
  return where(edits, (key, edit) => edit.to !== wordOf(details, key));
}

/** The edits after typing into a field; typing the job's own text back removes the edit. */
export function withEdit(edits: Edits, details: Words, key: string, to: string): Edits {
  const from = edits[key]?.from ?? wordOf(details, key);
  return settle({ ...edits, [key]: { from, to } }, details);
}

export const withoutEdit = (edits: Edits, key: string): Edits => where(edits, (candidate) => candidate !== key);

/** The text the form shows: the designer's edit, else the job's text. */
export function wordsOf(edits: Edits, details: Words, key: string): string {
  return edits[key]?.to ?? wordOf(details, key);
}

/** The job's text if another designer changed the field after this designer began to type; else undefined. */
export function changedMeanwhile(edits: Edits, details: Words, key: string): string | undefined {
  const edit = edits[key];
  const present = wordOf(details, key);
  return edit && present !== edit.from && present !== edit.to ? present : undefined;
}

/** The body of a correction: only what changed. */
export const correctionOf = (edits: Edits): Record<string, string> =>
  Object.fromEntries(Object.entries(edits).map(([key, edit]) => [key, edit.to]));

/**
 * The edits after a correction was accepted. Whatever was sent is settled, even if the server trimmed it; anything typed while
 * the request was running stays, now based on the text just saved.
 */
export function afterSaving(edits: Edits, sent: Words, details: Words): Edits {
  const unsent = where(edits, (key, edit) => sent[key] !== edit.to);
  const rebased = Object.entries(unsent).map(([key, edit]) => [
    key,
    key in sent ? { ...edit, from: wordOf(details, key) } : edit,
  ]);
  return settle(Object.fromEntries(rebased), details);
}

/** Parses stored edits; anything malformed gives no edits. */
export function parseEdits(kept: string | null): Edits {
  try {
    const parsed: unknown = JSON.parse(kept ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    const pairs = Object.entries(parsed).filter((pair): pair is [string, Edit] => isEdit(pair[1]));
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

function isEdit(value: unknown): value is Edit {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    'to' in value &&
    typeof value.from === 'string' &&
    typeof value.to === 'string'
  );
}

function where(edits: Edits, keep: (key: string, edit: Edit) => boolean): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([key, edit]) => keep(key, edit)));
}
