export interface Difference {
  name: string;
  /** The value as text; undefined if there was none. */
  before: string | undefined;
  after: string | undefined;
}

type Document = Readonly<Record<string, unknown>> | null;

/** The differences between two documents, field by field, sorted by name; nested documents are compared too. */
export function differences(before: Document, after: Document): Difference[] {
  const old = flat(before);
  const now = flat(after);
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names
    .map((name) => ({ name: name.replaceAll('_', ' '), before: old.get(name), after: now.get(name) }))
    .filter((difference) => difference.before !== difference.after);
}

function flat(document: Document, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(document ?? {})) {
    if (isDocument(value)) for (const [inner, text] of flat(value, `${prefix}${name} › `)) found.set(inner, text);
    else found.set(`${prefix}${name}`, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return found;
}

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
