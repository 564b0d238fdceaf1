import { productId } from '@nimantran/proto/domain/theme';
import type { ReportedTheme, ShopEvent } from './track.ts';

/** An event as sent to analytics: nothing in it identifies a person. */
export interface Report {
  name: string;
  params: Readonly<Record<string, unknown>>;
}

/** A page is reported by its route pattern, since addresses contain order numbers. */
export function reportOf(event: ShopEvent, patternOf: (pathname: string) => string): Report {
  if (event.name === 'page_view') return { name: 'page_view', params: { page_path: patternOf(event.pathname) } };
  const params = { ...fieldsOf(event.theme), ...asItem(event.theme) };
  // The content view of docs/spec-coverage.md is `view_item` in Google's shop reports.
  return event.name === 'customise' ? { name: 'customise', params } : { name: 'view_item', params };
}

/** The five fields of the event (docs/spec-coverage.md, "7. The calls it makes"). */
function fieldsOf({ id, name, category, currency, price }: ReportedTheme) {
  return { id: productId(id), name, category, currency, ...(price === null ? {} : { price }) };
}

/** The same as an item of Google Analytics 4. */
function asItem({ id, name, category, price }: ReportedTheme) {
  const item = { item_id: String(productId(id)), item_name: name, item_category: category, quantity: 1 };
  return price === null ? { items: [item] } : { value: price, items: [{ ...item, price }] };
}
