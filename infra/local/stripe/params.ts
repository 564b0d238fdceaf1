import type { FormTree } from '../form.ts';
import { missingParam, StripeApiError } from './errors.ts';

/** Reads the parameters of a call and names the offending one in Stripe's way, `line_items[0][quantity]`. */
export class Params {
  readonly #tree: FormTree;
  readonly #path: string;

  constructor(tree: FormTree, path = '') {
    this.#tree = tree;
    this.#path = path;
  }

  name(key: string): string {
    return this.#path === '' ? key : `${this.#path}[${key}]`;
  }

  has(key: string): boolean {
    return this.#tree[key] !== undefined && this.#tree[key] !== '';
  }

  keys(): string[] {
    return Object.keys(this.#tree);
  }

  rejectUnknown(known: readonly string[]): void {
    const unknown = this.keys().find((key) => !known.includes(key));
    if (unknown === undefined) return;
    throw new StripeApiError(`Received unknown parameter: ${this.name(unknown)}`, {
      code: 'parameter_unknown',
      param: this.name(unknown),
    });
  }

  text(key: string, maxLength = 5_000): string | undefined {
    const value = this.#tree[key];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw new StripeApiError(`Invalid string: ${this.name(key)}`, { param: this.name(key) });
    if (value.length > maxLength) {
      throw new StripeApiError(`Invalid string: must be at most ${maxLength} characters`, {
        code: 'parameter_invalid_string',
        param: this.name(key),
      });
    }
    return value;
  }

  requiredText(key: string, maxLength?: number): string {
    const value = this.text(key, maxLength);
    if (value === undefined) throw missingParam(this.name(key));
    return value;
  }

  oneOf<Value extends string>(key: string, values: readonly Value[]): Value | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    const known = values.find((candidate) => candidate === value);
    if (known === undefined)
      throw new StripeApiError(`Invalid ${this.name(key)}: must be one of ${values.join(', ')}`, { param: this.name(key) });
    return known;
  }

  integer(key: string): number | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw new StripeApiError(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: this.name(key) });
    }
    return Number(value);
  }

  url(key: string): string | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      throw new StripeApiError('Not a valid URL', { code: 'url_invalid', param: this.name(key) });
    }
    return value;
  }

  email(key: string): string | undefined {
    const value = this.text(key, 512);
    if (value !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
      throw new StripeApiError(`Invalid email address: ${value}`, { code: 'email_invalid', param: this.name(key) });
    }
    return value;
  }

  /** A group of parameters; an absent one reads as empty. */
  group(key: string): Params {
    const value = this.#tree[key];
    return new Params(typeof value === 'object' ? value : {}, this.name(key));
  }

  list(key: string): Params[] {
    const group = this.group(key);
    return group.keys().map((index) => group.group(index));
  }

  texts(key: string): string[] {
    const value = this.#tree[key];
    if (typeof value === 'string') return value === '' ? [] : [value];
    const group = this.group(key);
    return group.keys().flatMap((index) => group.text(index) ?? []);
  }

  metadata(key = 'metadata'): Record<string, string> {
    const group = this.group(key);
    if (group.keys().length > 50) throw new StripeApiError('Metadata can have at most 50 keys', { param: this.name(key) });
    const metadata: Record<string, string> = {};
    for (const name of group.keys()) {
      if (name.length > 40)
        throw new StripeApiError('Metadata keys can be at most 40 characters long', { param: group.name(name) });
      const value = group.text(name, 500);
      if (value !== undefined) metadata[name] = value;
    }
    return metadata;
  }
}
