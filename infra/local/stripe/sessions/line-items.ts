import Stripe from 'stripe';
import { missingParam, noSuch, StripeApiError } from '../errors.ts';
import type { Known } from '../params/known-params.ts';
import type { Params } from '../params/params.ts';
import { newId } from '../store/ids.ts';
import type { LineItem } from '../store/objects.ts';

const MOST_ITEMS = 100;

export const KNOWN_LINE_ITEM: Known<Stripe.Checkout.SessionCreateParams.LineItem> = {
  adjustable_quantity: 'unsupported',
  metadata: 'read',
  price: 'read',
  price_data: {
    currency: 'read',
    product: 'unsupported',
    product_data: {
      description: 'read',
      images: 'read',
      metadata: 'read',
      name: 'read',
      tax_code: 'unsupported',
      tax_details: 'unsupported',
      unit_label: 'unsupported',
    },
    recurring: 'unsupported',
    tax_behavior: 'read',
    unit_amount: 'read',
    unit_amount_decimal: 'unsupported',
  },
  quantity: 'read',
  tax_rates: 'unsupported',
};

/** Reads `line_items` with inline prices. Prices and products stored at Stripe are not part of the stand-in. */
export function readLineItems(
  params: Params<Stripe.Checkout.SessionCreateParams>,
  now: number,
): { currency: string; items: LineItem[]; descriptions: (string | null)[] } {
  const rows = params.list('line_items');
  const first = rows[0];
  if (first === undefined) throw missingParam('line_items');
  if (rows.length > MOST_ITEMS) throw new StripeApiError(`At most ${MOST_ITEMS} line items are allowed`, { param: 'line_items' });
  const currency = first.group('price_data').requiredText('currency', 3).toLowerCase();
  const read = rows.map((row) => readLineItem(row, currency, now));
  return { currency, items: read.map(({ item }) => item), descriptions: read.map(({ description }) => description) };
}

function readLineItem(
  row: Params<Stripe.Checkout.SessionCreateParams.LineItem>,
  currency: string,
  now: number,
): { item: LineItem; description: string | null } {
  const price = row.text('price');
  if (price !== undefined) throw noSuch('price', price, row.name('price'));
  const data = row.group('price_data');
  if (data.requiredText('currency', 3).toLowerCase() !== currency) {
    throw new StripeApiError('All line items must have the same currency', { param: data.name('currency') });
  }
  const product = data.group('product_data');
  const name = product.requiredText('name', 1_500);
  const unitAmount = data.requiredInteger('unit_amount', 0);
  const quantity = row.requiredInteger('quantity', 1);
  const total = unitAmount * quantity;
  const item: LineItem = {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: name,
    metadata: row.metadata('metadata'),
    price: {
      id: newId('price_'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod_', 14),
      recurring: null,
      tax_behavior: data.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: Stripe.Decimal.from(unitAmount),
    },
    quantity,
  };
  return { item, description: product.text('description') ?? null };
}
