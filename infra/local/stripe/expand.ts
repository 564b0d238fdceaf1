import { StripeApiError } from './errors.ts';
import type { TableName } from './objects.ts';
import type { Params } from './params.ts';
import type { Transaction } from './store.ts';

const TABLE_OF_PREFIX: readonly (readonly [string, TableName])[] = [
  ['cs_', 'session'],
  ['pi_', 'payment_intent'],
  ['ch_', 'charge'],
  ['re_', 'refund'],
  ['du_', 'dispute'],
  ['cus_', 'customer'],
];
const DEEPEST = 4;

/** Replaces the ids named by `expand[]` with their objects; `line_items` of a session are there only on request. */
export function expandObject(tx: Transaction, object: object, params: Params): unknown {
  let result: unknown = object;
  for (const path of params.texts('expand')) {
    const parts = path.split('.');
    if (parts.length > DEEPEST) {
      throw new StripeApiError('You cannot expand more than 4 levels of a property', {
        code: 'property_expansion_max_depth',
        param: 'expand',
      });
    }
    result = expandPath(tx, result, parts);
  }
  return result;
}

function expandPath(tx: Transaction, node: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined || node === null || node === undefined) return node;
  if (Array.isArray(node)) return node.map((item) => expandPath(tx, item, [part, ...rest]));
  if (typeof node !== 'object') return node;
  if (part === 'line_items' && 'id' in node && typeof node.id === 'string' && tx.get('items', node.id) !== undefined) {
    return { ...node, line_items: sessionItems(tx, node.id) };
  }
  if (!(part in node)) {
    throw new StripeApiError(`This property cannot be expanded (${part}).`, {
      code: 'property_expansion_failed',
      param: 'expand',
    });
  }
  const value: unknown = Reflect.get(node, part);
  const whole = typeof value === 'string' ? (findById(tx, value) ?? value) : value;
  return { ...node, [part]: expandPath(tx, whole, rest) };
}

function sessionItems(tx: Transaction, sessionId: string): object {
  const data = tx.get('items', sessionId)?.items ?? [];
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${sessionId}/line_items` };
}

function findById(tx: Transaction, id: string): object | undefined {
  const table = TABLE_OF_PREFIX.find(([prefix]) => id.startsWith(prefix))?.[1];
  return table === undefined ? undefined : tx.get(table, id);
}
