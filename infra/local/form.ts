/** A form-encoded body as a tree: `a[b][0]=x` is `{ a: { b: { 0: 'x' } } }`. Lists stay objects with numeric keys. */
export type FormTree = { [key: string]: string | FormTree };

const MAX_FIELDS = 2_000;
const MAX_DEPTH = 8;

/**
 * A body or query that cannot be parsed as a form: too many fields, nested too deeply, or a key used for both a value and a
 * group.
 */
class FormError extends Error {
  readonly statusCode = 400;
}

/** Parses `application/x-www-form-urlencoded` with nested brackets, as the Stripe SDK writes it. */
export function parseForm(body: string): FormTree {
  const root: FormTree = Object.create(null);
  let fields = 0;
  for (const [key, value] of new URLSearchParams(body)) {
    fields += 1;
    if (fields > MAX_FIELDS) throw new FormError('Too many parameters');
    place(root, splitKey(key), value);
  }
  return root;
}

/** A single text field, or an empty string. */
export function fieldText(form: unknown, name: string): string {
  if (typeof form !== 'object' || form === null || !Object.hasOwn(form, name)) return '';
  const value: unknown = Reflect.get(form, name);
  return typeof value === 'string' ? value.trim() : '';
}

function splitKey(key: string): string[] {
  const open = key.indexOf('[');
  if (open <= 0) return [key];
  const parts = [key.slice(0, open), ...Array.from(key.slice(open).matchAll(/\[([^[\]]*)\]/g), (match) => match[1] ?? '')];
  if (parts.length > MAX_DEPTH) throw new FormError('Parameters are nested too deeply');
  return parts;
}

function place(root: FormTree, path: readonly string[], value: string): void {
  let node = root;
  for (const [index, rawPart] of path.entries()) {
    // `expand[]=x` appends.
    const part = rawPart === '' && index > 0 ? String(Object.keys(node).length) : rawPart;
    if (index === path.length - 1) {
      node[part] = value;
      return;
    }
    const next = node[part] ?? Object.create(null);
    if (typeof next === 'string') throw new FormError(`Parameter ${path.join('.')} is a value and a group at once`);
    node[part] = next;
    node = next;
  }
}
