import { parseDay } from '@nimantran/proto/domain/calendar-day';
import { CURRENCIES } from '@nimantran/proto/domain/currency';
import { ORDER_STATES } from '@nimantran/proto/domain/order';
import { type exportOrders, ORDER_SORTS } from '@nimantran/proto/http/orders/admin-orders';
import type { QueryOf } from '@nimantran/proto/http/shared/operation';
import type { ListAddress } from '../../../components/data-table/use-list-address.ts';

export const FILTERS = ['search', 'state', 'delivery', 'theme', 'currency', 'placed_from', 'placed_to', 'late', 'held'] as const;

type OrderQuery = QueryOf<typeof exportOrders>;

/** The query from the address; invalid values are ignored. */
export function orderQueryOf({ filter, sort }: Pick<ListAddress, 'filter' | 'sort'>): OrderQuery {
  const [search, theme] = [filter('search'), filter('theme')];
  const state = ORDER_STATES.find((known) => known === filter('state'));
  const currency = CURRENCIES.find((known) => known === filter('currency'));
  const delivery = (['standard', 'express'] as const).find((known) => known === filter('delivery'));
  const sorted = ORDER_SORTS.find((known) => known === sort);
  const [from, to] = [filter('placed_from'), filter('placed_to')];
  return {
    ...(search && { search: search.slice(0, 254) }),
    ...(theme && { theme: theme.slice(0, 120) }),
    ...(state && { state }),
    ...(currency && { currency }),
    ...(delivery && { delivery }),
    ...(parseDay(from) && { placed_from: from }),
    ...(parseDay(to) && { placed_to: to }),
    ...(filter('late') === 'true' && { late: true }),
    ...(filter('held') === 'true' && { held: true }),
    ...(sorted && { sort: sorted }),
  };
}
