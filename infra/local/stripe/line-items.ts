import { missingParam, noSuch, StripeApiError } from './errors.ts';
import { newId } from './ids.ts';
import type { LineItem } from './objects.ts';
import type { Params } from './params.ts';

const MOST_ITEMS = 100;

/** Reads `line_items` with inline prices. Prices and products kept at Stripe are not part of the stand-in. */
export function readLineItems(
  params: Params,
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

function readLineItem(row: Params, currency: string, now: number): { item: LineItem; description: string | null } {
  row.rejectUnknown(['price', 'price_data', 'quantity']);
  const price = row.text('price');
  if (price !== undefined) throw noSuch('price', price, row.name('price'));
  const data = row.group('price_data');
  data.rejectUnknown(['currency', 'unit_amount', 'product_data', 'tax_behavior']);
  if (data.requiredText('currency', 3).toLowerCase() !== currency) {
    throw new StripeApiError('All line items must have the same currency', { param: data.name('currency') });
  }
  const product = data.group('product_data');
  product.rejectUnknown(['name', 'description', 'images', 'metadata']);
  const name = product.requiredText('name', 1_500);
  const unitAmount = data.integer('unit_amount');
  if (unitAmount === undefined) throw missingParam(data.name('unit_amount'));
  if (unitAmount < 0) {
    throw new StripeApiError('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param: data.name('unit_amount'),
    });
  }
  const quantity = row.integer('quantity');
  if (quantity === undefined) throw missingParam(row.name('quantity'));
  if (quantity < 1) {
    throw new StripeApiError('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: row.name('quantity'),
    });
  }

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
    metadata: {},
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
      unit_amount_decimal: String(unitAmount),
    },
    quantity,
  };
  return { item, description: product.text('description') ?? null };
}
