import type { ShopUser } from '@nimantran/proto/http/identity/people';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { receiptDate, shortIndianMoment } from '../../../lib/time/dates.ts';
import { personAddress } from '../lib/person-address.ts';
import { ROLE_NAMES } from '../lib/role-labels.ts';
import css from './people.module.css';

const column = columnsOf<ShopUser>();

/** Column ids are the sort keys of the API. */
export const USER_COLUMNS = [
  column.accessor('email', {
    header: 'Account',
    cell: ({ row: { original: user } }) => (
      <>
        <Link to={personAddress(user.uid)} className={css.person}>
          {user.email || user.uid}
        </Link>
        <span className={css.under}>
          {user.name}
          {!user.email_verified && ' (address not verified)'}
        </span>
      </>
    ),
  }),
  column.accessor('roles', {
    header: 'Roles',
    enableSorting: false,
    cell: ({ getValue }) => [...new Set(getValue().map(({ role }) => ROLE_NAMES[role]))].join(', ') || 'Customer',
  }),
  column.accessor('open_sessions', {
    header: 'Signed in',
    enableSorting: false,
    cell: ({ getValue }) => sessionWords(getValue()),
  }),
  column.accessor('last_sign_in_at', { header: 'Last sign-in', cell: ({ getValue }) => shortIndianMoment(getValue()) }),
  column.accessor('registered_at', { header: 'Joined', cell: ({ getValue }) => receiptDate(getValue()) }),
];

export const sessionWords = (count: number): string =>
  count === 0 ? 'Nowhere' : count === 1 ? 'In 1 browser' : `In ${count} browsers`;
