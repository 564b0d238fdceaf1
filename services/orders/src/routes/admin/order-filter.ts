import { badRequest } from '@nimantran/kit/http/problem';
import { isDay } from '@nimantran/proto/domain/calendar-day';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { startOfKolkataDay } from '@nimantran/proto/domain/indian-days';
import type { exportOrders } from '@nimantran/proto/http/orders/admin-orders';
import type { QueryOf } from '@nimantran/proto/http/shared/operation';
import type { OrderFilter } from '../../db/orders/find-orders.ts';
import { readSearch, readTheme } from '../../domain/orders/order-search.ts';

/** The order filter in a query string. @throws HttpProblem 400 `invalid_day` */
export function orderFilterOf(query: QueryOf<typeof exportOrders>, now: Date): OrderFilter {
  const { search = '', theme = '', state, delivery, currency, placed_from: from, placed_to: to, late, held } = query;
  return {
    written: readSearch(search),
    theme: readTheme(theme),
    state,
    delivery,
    currency,
    placedFrom: from === undefined ? undefined : startOf('placed_from', from),
    placedBefore: to === undefined ? undefined : new Date(startOf('placed_to', to).getTime() + DAY_MS),
    lateAt: late ? now : undefined,
    held,
  };
}

/** The instant at which a day began in Asia/Kolkata. */
function startOf(field: string, day: string): Date {
  if (!isDay(day))
    throw badRequest('invalid_day', `${day} is not a day that exists.`, [{ field, message: 'must be a day that exists' }]);
  // Noon in UTC falls on the same day in India.
  return new Date(startOfKolkataDay(Date.parse(`${day}T12:00:00Z`)));
}
