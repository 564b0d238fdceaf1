import { productId } from '@nimantran/proto/domain/theme';
import type { ReportedTheme, ShopEvent } from './track.ts';

/** An event as it leaves the shop: nothing in it tells who somebody is. */
export interface Report {
  name: string;
  params: Readonly<Record<string, unknown>>;
}

/** A page is told by the pattern of its address, since addresses carry order numbers. */
export function reportOf(event: ShopEvent, patternOf: (pathname: string) => string): Report {
  if (event.name === 'page_view') return { name: 'page_view', params: { page_path: patternOf(event.pathname) } };
  const params = { ...fieldsOf(event.theme), ...asItem(event.theme) };
  // The specification's content view is what Google's reports of a shop know as view_item.
  return event.name === 'customise' ? { name: 'customise', params } : { name: 'view_item', params };
}

/** The five fields of the specification. */
function fieldsOf({ id, name, category, currency, price }: ReportedTheme) {
  return { id: productId(id), name, category, currency, ...(price === null ? {} : { price }) };
}

/** The same as an item of Google Analytics 4. */
function asItem({ id, name, category, price }: ReportedTheme) {
  const item = { item_id: String(productId(id)), item_name: name, item_category: category, quantity: 1 };
  return price === null ? { items: [item] } : { value: price, items: [{ ...item, price }] };
}
