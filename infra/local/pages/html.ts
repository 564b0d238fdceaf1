/** Markup that is already safe to send. Only `html` creates it, so unescaped text cannot get into a page by accident. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Fragment = Html | string | number | null | undefined | false | readonly Fragment[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Template tag: every value is escaped unless it is Html itself; null, undefined and false are omitted. */
export function html(strings: TemplateStringsArray, ...values: Fragment[]): Html {
  return new Html(strings.map((part, index) => part + render(values[index])).join(''));
}

function render(value: Fragment): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map(render).join('');
}
