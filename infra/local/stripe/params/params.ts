import type { FormTree } from '../../form.ts';
import { missingParam, StripeApiError } from '../errors.ts';

type Key<Shape> = keyof Shape & string;
type GroupOf<Value> = Value extends readonly unknown[] ? never : Value extends object ? Value : never;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? GroupOf<Item> : never;

const MOST_METADATA = 50;

/**
 * Reads the parameters of a call and names an invalid one in Stripe's notation, `line_items[0][quantity]`. `Shape` is the SDK's
 * type of the parameters: only its names can be read.
 */
export class Params<Shape> {
  readonly #tree: FormTree;
  readonly #path: string;

  constructor(tree: FormTree, path = '') {
    this.#tree = tree;
    this.#path = path;
  }

  name(key: Key<Shape>): string {
    return this.#path === '' ? key : `${this.#path}[${key}]`;
  }

  has(key: Key<Shape>): boolean {
    return this.#tree[key] !== undefined && this.#tree[key] !== '';
  }

  /** Whether the call includes the parameter, even with an empty value. */
  isGiven(key: Key<Shape>): boolean {
    return this.#tree[key] !== undefined;
  }

  /** Whether it is a single value, for parameters that can also be a group. */
  isText(key: Key<Shape>): boolean {
    return typeof this.#tree[key] === 'string';
  }

  text(key: Key<Shape>, maxLength = 5_000): string | undefined {
    const value = this.#tree[key];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw new StripeApiError(`Invalid string: ${this.name(key)}`, { param: this.name(key) });
    return withinLength(value, maxLength, this.name(key));
  }

  requiredText(key: Key<Shape>, maxLength?: number): string {
    const value = this.text(key, maxLength);
    if (value === undefined) throw missingParam(this.name(key));
    return value;
  }

  oneOf<Value extends string>(key: Key<Shape>, values: readonly Value[]): Value | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    const known = values.find((candidate) => candidate === value);
    if (known === undefined)
      throw new StripeApiError(`Invalid ${this.name(key)}: must be one of ${values.join(', ')}`, { param: this.name(key) });
    return known;
  }

  boolean(key: Key<Shape>): boolean | undefined {
    const value = this.oneOf(key, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
  }

  integer(key: Key<Shape>): number | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw new StripeApiError(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: this.name(key) });
    }
    return Number(value);
  }

  requiredInteger(key: Key<Shape>, least: number): number {
    const value = this.integer(key);
    if (value === undefined) throw missingParam(this.name(key));
    if (value >= least) return value;
    const param = this.name(key);
    throw new StripeApiError(`This value must be greater than or equal to ${least}.`, {
      code: 'parameter_invalid_integer',
      param,
    });
  }

  url(key: Key<Shape>): string | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      throw new StripeApiError('Not a valid URL', { code: 'url_invalid', param: this.name(key) });
    }
    return value;
  }

  email(key: Key<Shape>): string | undefined {
    const value = this.text(key, 512);
    if (value !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
      throw new StripeApiError(`Invalid email address: ${value}`, { code: 'email_invalid', param: this.name(key) });
    }
    return value;
  }

  /** A group of parameters; an absent one reads as empty. */
  group<Name extends Key<Shape>>(key: Name): Params<GroupOf<Shape[Name]>> {
    return new Params(this.#groupAt(key), this.name(key));
  }

  /** The groups of a list, in order. */
  list<Name extends Key<Shape>>(key: Name): Params<ItemOf<Shape[Name]>>[] {
    return Object.entries(this.#groupAt(key)).map(
      ([index, value]) => new Params(typeof value === 'object' ? value : {}, `${this.name(key)}[${index}]`),
    );
  }

  /** The values of a list; a single value counts as a list of one. */
  texts(key: Key<Shape>): string[] {
    const value = this.#tree[key];
    if (typeof value === 'string') return value === '' ? [] : [value];
    return Object.values(this.#groupAt(key)).filter((item) => typeof item === 'string');
  }

  metadata(key: Key<Shape>): Record<string, string> {
    const name = this.name(key);
    const entries = Object.entries(this.#groupAt(key));
    if (entries.length > MOST_METADATA) throw new StripeApiError('Metadata can have at most 50 keys', { param: name });
    const metadata: Record<string, string> = {};
    for (const [field, value] of entries) {
      const param = `${name}[${field}]`;
      if (field.length > 40) throw new StripeApiError('Metadata keys can be at most 40 characters long', { param });
      if (typeof value !== 'string') throw new StripeApiError(`Invalid string: ${param}`, { param });
      if (value !== '') metadata[field] = withinLength(value, 500, param);
    }
    return metadata;
  }

  #groupAt(key: Key<Shape>): FormTree {
    const value = this.#tree[key];
    return typeof value === 'object' ? value : {};
  }
}

function withinLength(value: string, maxLength: number, param: string): string {
  if (value.length <= maxLength) return value;
  throw new StripeApiError(`Invalid string: must be at most ${maxLength} characters`, {
    code: 'parameter_invalid_string',
    param,
  });
}
