import type { FormTree } from '../../form.ts';
import { StripeApiError } from '../errors.ts';

/**
 * How the stand-in treats each parameter of a call: it reads it, or it knows only its name and rejects it with an explanation.
 * `Params` is the SDK's own type, and the compiler checks that every parameter of it is listed here and no other. A group has a
 * nested description, a list of groups the description of one item.
 */
export type Known<Params> = { readonly [Key in keyof Required<Params>]: Treatment<NonNullable<Params[Key]>> };

type Treatment<Value> = 'read' | 'unsupported' | Group<Value>;
type Group<Value> = Value extends readonly (infer Item)[]
  ? Item extends object
    ? readonly [Known<Item>]
    : never
  : Value extends object
    ? Known<Value>
    : never;

type KnownTree = { readonly [key: string]: 'read' | 'unsupported' | KnownTree | readonly [KnownTree] };

/** Rejects a call with a parameter, at any depth, that Stripe does not know, or that the stand-in does not support. */
export function refuseUnknown(tree: FormTree, known: KnownTree): void {
  const found = [...strangers(tree, known, '')];
  const [first] = found.filter(({ problem }) => problem === 'unknown');
  if (first !== undefined) {
    const names = found.filter(({ problem }) => problem === 'unknown').map(({ name }) => name);
    throw new StripeApiError(`Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`, {
      code: 'parameter_unknown',
      param: first.name,
    });
  }
  const [other] = found;
  if (other === undefined) return;
  throw new StripeApiError(`Stripe knows the parameter ${other.name}, but the local stand-in does not support it.`, {
    code: 'parameter_unsupported_by_stand_in',
    param: other.name,
  });
}

type Stranger = { name: string; problem: 'unknown' | 'unsupported' };

function* strangers(tree: FormTree, known: KnownTree, path: string): Generator<Stranger> {
  for (const [key, value] of Object.entries(tree)) {
    const name = path === '' ? key : `${path}[${key}]`;
    const treatment = Object.hasOwn(known, key) ? known[key] : undefined;
    if (treatment === undefined) yield { name, problem: 'unknown' };
    else if (treatment === 'unsupported') yield { name, problem: 'unsupported' };
    else if (treatment !== 'read' && typeof value === 'object') yield* within(value, treatment, name);
  }
}

function* within(group: FormTree, known: KnownTree | readonly [KnownTree], name: string): Generator<Stranger> {
  if (!isList(known)) return yield* strangers(group, known, name);
  for (const [index, item] of Object.entries(group)) {
    if (typeof item === 'object') yield* strangers(item, known[0], `${name}[${index}]`);
  }
}

function isList(known: KnownTree | readonly [KnownTree]): known is readonly [KnownTree] {
  return Array.isArray(known);
}
