import { AUDITED_SERVICES } from '@nimantran/proto/events/changes';
import type { ListAddress } from '../../../components/data-table/use-list-address.ts';
import { parseDate } from '../../../lib/time/dates.ts';

export const FILTERS = ['search', 'actor', 'action', 'target_kind', 'target_id', 'service', 'from', 'to'] as const;

/** What the address asks for; what is no day and no service counts as not said. */
export function askedOf({ filter, page }: Pick<ListAddress, 'filter' | 'page'>) {
  const service = AUDITED_SERVICES.find((known) => known === filter('service'));
  const [from, to] = [filter('from'), filter('to')];
  const words = (['search', 'actor', 'action', 'target_kind', 'target_id'] as const).flatMap((name) =>
    filter(name) === '' ? [] : [[name, filter(name)] as const],
  );
  return {
    ...Object.fromEntries(words),
    ...(service && { service }),
    ...(parseDate(from) && { from }),
    ...(parseDate(to) && { to }),
    ...(page && { cursor: page }),
  };
}
