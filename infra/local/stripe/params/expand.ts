import { StripeApiError } from '../errors.ts';
import { idOf, type ResourceName, type Tables } from '../store/objects.ts';
import type { Transaction } from '../store/store.ts';

/** The properties to expand in an object, and in the expanded objects: `{ payment_intent: { latest_charge: {} } }`. */
export type Expansion = { readonly [property: string]: Expansion };

type Expand<Row> = (tx: Transaction, row: Row, within: Expansion) => Row;
/** The properties that can be expanded, by table. */
type Expanders = { readonly [Name in ResourceName]: Readonly<Record<string, Expand<Tables[Name]>>> };

const DEEPEST = 4;

const EXPANDERS: Expanders = {
  session: {
    customer: (tx, row, within) => ({ ...row, customer: whole(tx, 'customer', row.customer, within) }),
    line_items: (tx, row, within) => {
      refuseAny(within);
      const url = `/v1/checkout/sessions/${row.id}/line_items`;
      return { ...row, line_items: { object: 'list', data: tx.get('items', row.id)?.items ?? [], has_more: false, url } };
    },
    payment_intent: (tx, row, within) => ({ ...row, payment_intent: whole(tx, 'payment_intent', row.payment_intent, within) }),
  },
  payment_intent: {
    customer: (tx, row, within) => ({ ...row, customer: whole(tx, 'customer', row.customer, within) }),
    latest_charge: (tx, row, within) => ({ ...row, latest_charge: whole(tx, 'charge', row.latest_charge, within) }),
    payment_method: (tx, row, within) => ({ ...row, payment_method: whole(tx, 'payment_method', row.payment_method, within) }),
  },
  payment_method: {},
  charge: {
    balance_transaction: (tx, row, within) => ({
      ...row,
      balance_transaction: whole(tx, 'balance_transaction', row.balance_transaction, within),
    }),
    customer: (tx, row, within) => ({ ...row, customer: whole(tx, 'customer', row.customer, within) }),
    payment_intent: (tx, row, within) => ({ ...row, payment_intent: whole(tx, 'payment_intent', row.payment_intent, within) }),
    refunds: (tx, row, within) => {
      const refunds = tx.all('refund').filter((refund) => refund.charge === row.id);
      const data = refunds.reverse().map((refund) => expandRow(tx, 'refund', refund, within));
      return { ...row, refunds: { object: 'list', data, has_more: false, url: `/v1/charges/${row.id}/refunds` } };
    },
  },
  refund: {
    balance_transaction: (tx, row, within) => ({
      ...row,
      balance_transaction: whole(tx, 'balance_transaction', row.balance_transaction, within),
    }),
    charge: (tx, row, within) => ({ ...row, charge: whole(tx, 'charge', row.charge, within) }),
    payment_intent: (tx, row, within) => ({ ...row, payment_intent: whole(tx, 'payment_intent', row.payment_intent, within) }),
  },
  dispute: {
    charge: (tx, row, within) => ({ ...row, charge: whole(tx, 'charge', row.charge, within) ?? row.charge }),
    payment_intent: (tx, row, within) => ({ ...row, payment_intent: whole(tx, 'payment_intent', row.payment_intent, within) }),
  },
  balance_transaction: {},
  customer: {},
  event: {},
};

/** The expansions requested by the paths of `expand[]`. */
export function expansionOf(paths: readonly string[]): Expansion {
  const root: { [property: string]: Expansion } = {};
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > DEEPEST) {
      const code = 'property_expansion_max_depth';
      throw new StripeApiError('You cannot expand more than 4 levels of a property', { code, param: 'expand' });
    }
    root[parts[0] ?? ''] = merged(root[parts[0] ?? ''] ?? {}, parts.slice(1));
  }
  return root;
}

function merged(tree: Expansion, [part, ...rest]: readonly string[]): Expansion {
  return part === undefined ? tree : { ...tree, [part]: merged(tree[part] ?? {}, rest) };
}

/** A row as the API returns it, with the requested ids replaced by their objects. */
export function expandRow<Name extends ResourceName>(
  tx: Transaction,
  name: Name,
  row: Tables[Name],
  expansion: Expansion,
): Tables[Name] {
  let expanded = row;
  for (const [property, within] of Object.entries(expansion)) {
    const expand = Object.hasOwn(EXPANDERS[name], property) ? EXPANDERS[name][property] : undefined;
    if (expand === undefined) throw cannotExpand(property);
    expanded = expand(tx, expanded, within);
  }
  return expanded;
}

/** For objects without expandable properties. */
export function refuseAny(expansion: Expansion): void {
  const [property] = Object.keys(expansion);
  if (property !== undefined) throw cannotExpand(property);
}

function whole<Name extends ResourceName>(
  tx: Transaction,
  name: Name,
  reference: string | { id: string } | null,
  within: Expansion,
): string | Tables[Name] | null {
  const id = idOf(reference);
  const row = id === null ? undefined : tx.get(name, id);
  return row === undefined ? id : expandRow(tx, name, row, within);
}

function cannotExpand(property: string): StripeApiError {
  return new StripeApiError(`This property cannot be expanded (${property}).`, {
    code: 'property_expansion_failed',
    param: 'expand',
  });
}
