import type { AuditEntry } from '@nimantran/proto/http/identity/audit-log';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './audit.module.css';
import { Changes } from './changes.tsx';

const column = columnsOf<AuditEntry>();

export const AUDIT_COLUMNS = [
  column.accessor('seq', { header: 'Row', enableSorting: false }),
  column.accessor('at', { header: 'When', enableSorting: false, cell: ({ getValue }) => shortIndianMoment(getValue()) }),
  column.accessor('actor', {
    header: 'Who',
    enableSorting: false,
    cell: ({ getValue }) => {
      const { uid, email } = getValue();
      return NOT_PEOPLE[uid] ?? <Link to={`?actor=${encodeURIComponent(uid)}`}>{email || uid}</Link>;
    },
  }),
  column.display({ id: 'what', header: 'What', cell: ({ row }) => <Changes entry={row.original} /> }),
  column.accessor('target', {
    header: 'On',
    enableSorting: false,
    cell: ({ row: { original: entry } }) => {
      const { kind, id } = entry.target;
      const to = PLACES[kind]?.(encodeURIComponent(id));
      return (
        <>
          {to === undefined ? id : <Link to={to}>{id}</Link>}
          <span className={css.under}>
            {kind.replaceAll('_', ' ')}, {entry.action}, {entry.service}
          </span>
        </>
      );
    },
  }),
];

/** Actors that are not signed-in people. */
const NOT_PEOPLE: Readonly<Record<string, string>> = {
  configuration: 'The configuration',
  operator: 'An operator, by command',
  system: 'Time',
  shop: 'The shop, no person',
};

const PLACES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/admin/orders/${id}`,
  theme: (id) => `/admin/themes/${id}`,
  user: (id) => `/admin/people/${id}`,
  partner: (id) => `/admin/partners/${id}`,
  settings: () => '/admin/settings?section=history',
};
