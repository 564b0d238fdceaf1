import type { PartnerSummary } from '@nimantran/proto/http/orders/partners';
import { Link } from '../../../components/controls/link.tsx';
import { columnsOf } from '../../../components/data-table/columns.ts';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { dueOf, inWords } from '../lib/find-partners.ts';
import css from './partners.module.css';

const column = columnsOf<PartnerSummary>();

const partnerAddress = (uid: string): string => `/admin/partners/${encodeURIComponent(uid)}`;

export const PARTNER_COLUMNS = [
  column.accessor('email', {
    header: 'Partner',
    cell: ({ row: { original: partner } }) => (
      <>
        <Link to={partnerAddress(partner.uid)} className={css.partner}>
          {partner.email || partner.uid}
        </Link>
        <span className={css.under}>{partner.email ? partner.code : `${partner.code}, asked to be erased`}</span>
      </>
    ),
  }),
  column.accessor('balances', {
    id: 'due',
    header: 'Due',
    enableSorting: false,
    cell: ({ getValue }) => inWords(dueOf(getValue())),
  }),
  column.accessor('orders', { header: 'Paid orders' }),
  column.accessor('commission_percent', { header: 'Share', cell: ({ getValue }) => `${getValue()}%` }),
  column.accessor('is_active', {
    header: 'Code',
    cell: ({ getValue }) => (getValue() ? <StateMark tone="ready">Active</StateMark> : <StateMark tone="over">Off</StateMark>),
  }),
];
