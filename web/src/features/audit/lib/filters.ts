import { parseDay } from '@nimantran/proto/domain/calendar-day';
import { AUDITED_SERVICES } from '@nimantran/proto/events/changes';
import type { ListAddress } from '../../../components/data-table/use-list-address.ts';

export const FILTERS = ['search', 'actor', 'action', 'target_kind', 'target_id', 'service', 'from', 'to'] as const;

/** The query from the address; an invalid day or service is ignored. */
export function askedOf({ filter, page }: Pick<ListAddress, 'filter' | 'page'>) {
  const service = AUDITED_SERVICES.find((known) => known === filter('service'));
  const [from, to] = [filter('from'), filter('to')];
  const words = (['search', 'actor', 'action', 'target_kind', 'target_id'] as const).flatMap((name) =>
    filter(name) === '' ? [] : [[name, filter(name)] as const],
  );
  return {
    ...Object.fromEntries(words),
    ...(service && { service }),
    ...(parseDay(from) && { from }),
    ...(parseDay(to) && { to }),
    ...(page && { cursor: page }),
  };
}
